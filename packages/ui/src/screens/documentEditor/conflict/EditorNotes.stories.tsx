import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { blankValues } from '@waldkerf/domain/office/editor/document'
import { headKey } from '@waldkerf/domain/office/workplace/mergeStored'
import { ClosedNote, type NotSavedNoteProps, NotSavedNote } from './EditorNotes.tsx'

const meta = preview.meta({ component: ClosedNote, subcomponents: { NotSavedNote }, parameters: { layout: 'padded' } })

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
/** No single change of status leads from here back to the draft. */
export const Decided = meta.story({ args: { closing: 'sent', steps: [copy] } })
export const Billed = meta.story({ args: { closing: 'billed', steps: [copy] } })

const notSaved = {
  save: { status: 'failed', message: 'Die Zahl liegt außerhalb des erlaubten Bereichs.', at: 'p2' },
  rows: ['p1', 'p2'].map((key) => ({ ...blankValues, key })),
  onSave: fn(),
  onGo: fn(),
} satisfies NotSavedNoteProps

/** One row was refused: it is named, and a press leads there. */
export const NotSaved = meta.story({
  args: Ready.composed.args,
  render: () => <NotSavedNote {...notSaved} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Die abgelehnte Zeile ist genannt, und man kommt hin', async () => {
      await expect(canvas.getByText(/^Position 2: Die Zahl/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Position 2 zeigen' }))
      await expect(notSaved.onGo).toHaveBeenCalledWith({ area: 'row', key: 'p2', field: 'text' })
    })
    await step('Oder alles wird noch einmal gesendet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Jetzt speichern' }))
      await expect(notSaved.onSave).toHaveBeenCalledOnce()
    })
  },
})
/** The failure concerns no single row. */
export const NotSavedNoConnection = meta.story({
  args: Ready.composed.args,
  render: () => <NotSavedNote {...notSaved} save={{ status: 'failed', message: 'Der Dienst ist nicht erreichbar.' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Der Dienst ist nicht erreichbar/)).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
})
export const NotSavedHead = meta.story({
  args: Ready.composed.args,
  render: () => (
    <NotSavedNote {...notSaved} save={{ status: 'failed', message: 'Dieser Tag geht nicht.', at: headKey }} />
  ),
})
