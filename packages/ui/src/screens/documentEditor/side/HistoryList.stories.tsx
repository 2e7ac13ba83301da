import { editorAfter } from '@waldkerf/domain/office/workplace/editorHistory'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { HistoryList } from './HistoryList.tsx'

const meta = preview.meta({ component: HistoryList, parameters: { layout: 'padded' } })

const opened = exampleDocument('invoice').state.history
const after = (history: typeof opened, changes: Readonly<Record<string, string>>) =>
  editorAfter(history, { kind: 'run', command: { kind: 'header', changes } })
const changed = after(after(opened, { ust_satz: '7' }), { le_date: '2026-11-02' })

/** The last step is taken back, and still there to be taken again. */
export const Ready = meta.story({
  args: { history: editorAfter(changed, { kind: 'undo' }), act: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Geöffnet' }))
    await expect(args.act).toHaveBeenCalledWith({ kind: 'goTo', steps: 0 })
  },
})
export const Empty = meta.story({ args: { history: opened, act: fn() } })
