import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleActions } from '../examples/exampleActions.ts'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { EditorToolbar } from './EditorToolbar.tsx'

const meta = preview.meta({ component: EditorToolbar })

const { history } = exampleDocument('invoice').state

export const Ready = meta.story({
  args: {
    name: { kind: 'Rechnung', number: 'RE-2026-0041' },
    history,
    save: { status: 'saved' },
    closing: undefined,
    preview: { isOn: false, toggle: fn() },
    lifecycle: [{ id: 'copy', label: 'Kopieren', onSelect: fn() }],
    actions: exampleActions(),
  },
  play: async ({ canvas, step }) => {
    await step('Alle Werkzeuge stehen in einer Zeile', async () => {
      const { height } = canvas.getByRole('toolbar').getBoundingClientRect()
      await expect(height).toBeLessThan(60)
      await expect(canvas.getByRole('heading', { name: /RE-2026-0041$/ })).toBeVisible()
    })
  },
})
export const NotSaved = meta.story({
  args: { ...Ready.composed.args, save: { status: 'failed', message: 'Der Datendienst antwortet nicht.' } },
})
/** Unreadable text is kept, but is no value: nothing says that it was saved. */
export const Unclear = meta.story({ args: { ...Ready.composed.args, save: { status: 'unclear', count: 2 } } })
export const Archived = meta.story({ args: { ...Ready.composed.args, closing: 'archived' } })
export const Sent = meta.story({ args: { ...Ready.composed.args, closing: 'sent' } })
