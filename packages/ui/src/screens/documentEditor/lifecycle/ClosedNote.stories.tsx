import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { ClosedNote } from './ClosedNote.tsx'

const meta = preview.meta({ component: ClosedNote, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    closing: 'sent',
    status: 'versendet',
    steps: [
      { id: 'convert', label: 'In Rechnung umwandeln', onSelect: fn() },
      { id: 'copy', label: 'Kopieren', onSelect: fn() },
    ],
    onDraft: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein versendetes Angebot wird mit einem Druck wieder ein Entwurf', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zurück in den Entwurf' }))
      await expect(args.onDraft).toHaveBeenCalledOnce()
    })
  },
})
/** From here no status leads to the draft at once. */
export const Decided = meta.story({
  args: { ...Ready.composed.args, status: 'angenommen' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Zurück in den Entwurf' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Kopieren' })).toBeVisible()
  },
})
/** A step that cannot be taken is not offered. */
export const Billed = meta.story({
  args: {
    ...Ready.composed.args,
    closing: 'billed',
    status: 'abgerechnet',
    steps: [
      { id: 'convert', label: 'In Rechnung umwandeln', disabledReason: 'Ist schon abgerechnet.', onSelect: fn() },
      { id: 'copy', label: 'Kopieren', onSelect: fn() },
    ],
  },
})
export const Archived = meta.story({ args: { ...Ready.composed.args, closing: 'archived', status: undefined } })
