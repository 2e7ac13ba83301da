import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { editorAfter } from '@waldkerf/domain/office/workplace/editorHistory'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { HistoryPanel, type HistoryListProps, HistoryList } from './HistoryPanel.tsx'

const meta = preview.meta({ component: HistoryPanel, subcomponents: { HistoryList }, parameters: { layout: 'padded' } })

const { history } = exampleDocument('invoice').state

export const Ready = meta.story({
  args: { log: <p>Jana Eichhorn: Dokument angelegt</p>, undo: { history, act: fn() } },
  play: async ({ canvas, step }) => {
    await step('Rückgängig und Verlauf stehen unter eigenen Namen', async () => {
      await expect(canvas.getByText('Rückgängig')).toBeVisible()
      await expect(canvas.getByRole('heading', { name: 'Verlauf' })).toBeVisible()
    })
  },
})
/** Nothing can be undone in a closed document; its log stays. */
export const Closed = meta.story({
  args: { ...Ready.composed.args, undo: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Rückgängig')).not.toBeInTheDocument()
  },
})

const opened = exampleDocument('invoice').state.history
const after = (history: typeof opened, changes: Readonly<Record<string, string>>) =>
  editorAfter(history, { kind: 'run', command: { kind: 'header', changes } })
const changed = after(after(opened, { ust_satz: '7' }), { le_date: '2026-11-02' })

const list = { history: editorAfter(changed, { kind: 'undo' }), act: fn() } satisfies HistoryListProps

/** The last step is taken back, and still there to be taken again. */
export const List = meta.story({
  args: Ready.composed.args,
  render: () => <HistoryList {...list} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Geöffnet' }))
    await expect(list.act).toHaveBeenCalledWith({ kind: 'goTo', steps: 0 })
  },
})
export const ListEmpty = meta.story({
  args: Ready.composed.args,
  render: () => <HistoryList history={opened} act={fn()} />,
})
