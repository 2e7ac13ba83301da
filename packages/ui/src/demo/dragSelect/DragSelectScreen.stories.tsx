import preview from '@waldkerf/storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { DragSelectScreen } from './DragSelectScreen.tsx'

const meta = preview.meta({ component: DragSelectScreen })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const order = () =>
      within(canvas.getByRole('list', { name: 'Reihenfolge' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    await step('Wieder gewählt steht es hinten', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Apfel' }))
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Apfel' }))
      await expect(order()).toEqual(['Banane', 'Orange', 'Apfel'])
    })
    await step('Die Pfeiltasten ändern die Reihenfolge', async () => {
      canvas.getByRole('button', { name: 'Banane' }).focus()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(canvas.getByText('Banane über Platz 1 in Reihenfolge.')).toBeInTheDocument())
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(canvas.getByText('Banane über Platz 2 in Reihenfolge.')).toBeInTheDocument())
      await userEvent.keyboard(' ')
      await waitFor(() => expect(order()).toEqual(['Orange', 'Banane', 'Apfel']))
    })
  },
})
