import preview from '@waldkerf/storybook/preview'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { expect } from 'storybook/test'
import { FactsCard } from './FactsCard.tsx'

const form = { changed: false, saving: false, saved: false, theirs: {}, problem: undefined }

const meta = preview.meta({ component: FactsCard, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    title: 'Kontakt',
    form,
    facts: [
      ['Anschrift', 'Am Forsthaus 3\n29221 Celle'],
      ['Telefon', ''],
    ],
    children: <TextField label="Ort" defaultValue="Celle" />,
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Das Formular öffnet sich auf einen Druck und schließt sich wieder', async () => {
      await expect(canvas.queryByText('Telefon')).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'Kontakt bearbeiten' }))
      await expect(canvas.getByRole('textbox', { name: 'Ort' })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Schließen' }))
      await expect(canvas.getByRole('button', { name: 'Kontakt bearbeiten' })).toHaveFocus()
      await expect(canvas.getByText(/Celle/)).toBeVisible()
    })
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, facts: [] } })
/** A form with unsaved text is open without a press. */
export const Typed = meta.story({ args: { ...Ready.composed.args, form: { ...form, changed: true } } })
