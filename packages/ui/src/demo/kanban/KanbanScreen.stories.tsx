import preview from '@waldkerf/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { KanbanScreen } from './KanbanScreen.tsx'

const meta = preview.meta({ component: KanbanScreen })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const texts = (list: string) =>
      within(canvas.getByRole('list', { name: list }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    await step('Die Tastatur nimmt auf, bewegt und legt ab, und sagt es', async () => {
      canvas.getByRole('button', { name: 'Auftrag 1' }).focus()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(screen.getByText('Auftrag 1 über Platz 1 in Offen.')).toBeInTheDocument())
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(screen.getByText('Auftrag 1 über Platz 2 in Offen.')).toBeInTheDocument())
      await userEvent.keyboard(' ')
      await waitFor(() => expect(texts('Offen').slice(0, 2)).toEqual(['Auftrag 2', 'Auftrag 1']))
    })
    await step('Das Menü verschiebt ohne Ziehen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Auftrag 5 verschieben' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Nach Erledigt' }))
      await waitFor(() => expect(texts('Erledigt').at(-1)).toBe('Auftrag 5'))
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Auftrag 5' })).toHaveFocus())
    })
  },
})
