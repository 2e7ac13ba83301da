import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { blankValues } from '@waldkerf/domain/office/editor/document'
import { headKey } from '@waldkerf/domain/office/workplace/mergeStored'
import { NotSavedNote } from './EditorNotes.tsx'

const meta = preview.meta({ component: NotSavedNote, parameters: { layout: 'padded' } })

/** One row was refused: it is named, and a press leads there. */
export const Ready = meta.story({
  args: {
    save: { status: 'failed', message: 'Die Zahl liegt außerhalb des erlaubten Bereichs.', at: 'p2' },
    rows: ['p1', 'p2'].map((key) => ({ ...blankValues, key })),
    onSave: fn(),
    onGo: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die abgelehnte Zeile ist genannt, und man kommt hin', async () => {
      await expect(canvas.getByText(/^Position 2: Die Zahl/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Position 2 zeigen' }))
      await expect(args.onGo).toHaveBeenCalledWith({ area: 'row', key: 'p2', field: 'text' })
    })
    await step('Oder alles wird noch einmal gesendet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Jetzt speichern' }))
      await expect(args.onSave).toHaveBeenCalledOnce()
    })
  },
})
/** The failure concerns no single row. */
export const NoConnection = meta.story({
  args: { ...Ready.composed.args, save: { status: 'failed', message: 'Der Dienst ist nicht erreichbar.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Der Dienst ist nicht erreichbar/)).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
})
export const Head = meta.story({
  args: { ...Ready.composed.args, save: { status: 'failed', message: 'Dieser Tag geht nicht.', at: headKey } },
})
