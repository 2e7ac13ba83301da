import preview from '@waldkerf/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { CountToScreen } from './CountToScreen.tsx'

const meta = preview.meta({ component: CountToScreen })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const fill = async (label: string, value: string) => {
      const field = canvas.getByLabelText(label)
      await userEvent.clear(field)
      if (value) await userEvent.type(field, value)
    }
    await step('Weiterlaufen startet, was noch nicht lief, und es endet beim Ziel', async () => {
      await fill('Dauer in Millisekunden', '100')
      await userEvent.click(canvas.getByRole('button', { name: 'Weiterlaufen' }))
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2.017 Käfer'))
    })
    await step('Ein leeres Feld bleibt leer, und ein Minus darf vorn stehen', async () => {
      await fill('Bis', '-5')
      await expect(canvas.getByLabelText('Bis')).toHaveValue(-5)
      await fill('Dauer in Millisekunden', '')
      await expect(canvas.getByLabelText('Dauer in Millisekunden')).toHaveValue(null)
      await userEvent.click(canvas.getByRole('button', { name: 'Starten' }))
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('−5 Käfer'))
    })
    await step('Was sich nicht zeigen lässt, wird am Feld gesagt', async () => {
      await fill('Nachkommastellen', '30')
      await expect(canvas.getByText('Möglich sind 0 bis 20.')).toBeVisible()
      await fill('Nachkommastellen', '0')
    })
  },
})
