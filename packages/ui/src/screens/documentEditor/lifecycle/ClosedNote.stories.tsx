import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { ClosedNote } from './ClosedNote.tsx'

const meta = preview.meta({ component: ClosedNote, parameters: { layout: 'padded' } })

const toDraft = { id: 'toDraft', label: 'Zurück in den Entwurf', onSelect: fn() }
const copy = { id: 'copy', label: 'Kopieren', onSelect: fn() }

export const Ready = meta.story({
  args: { closing: 'sent', steps: [copy, toDraft] },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ein versendetes Angebot wird mit einem Druck wieder ein Entwurf', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zurück in den Entwurf' }))
      await expect(toDraft.onSelect).toHaveBeenCalledOnce()
    })
  },
})
/** From here no status leads to the draft at once. */
export const Decided = meta.story({ args: { closing: 'sent', steps: [copy] } })
export const Billed = meta.story({ args: { closing: 'billed', steps: [copy] } })
export const Archived = meta.story({ args: { closing: 'archived', steps: [copy] } })
