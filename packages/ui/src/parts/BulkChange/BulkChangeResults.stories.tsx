import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { BulkChangeResults } from './BulkChangeResults.tsx'
import type { BulkResult } from './run/bulkRun.ts'

const meta = preview.meta({ component: BulkChangeResults, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    records: [
      { id: 1, name: 'Forstamt Fulda' },
      { id: 2, name: 'Stadtforstamt Goslar' },
      { id: 3, name: 'Waldgut Hohenrode' },
    ],
    words: { progress: 'Zahlungen buchen', results: 'Gebuchte Zahlungen' },
    progress: {
      state: 'running',
      total: 3,
      results: new Map<number, BulkResult>([
        [1, { status: 'done' }],
        [2, { status: 'failed', reason: 'Dieser Bankumsatz ist schon gebucht.' }],
      ]),
    },
    actions: { pause: fn(), resume: fn(), cancel: fn(), retryFailed: fn() },
  },
  play: async ({ canvas, step }) => {
    await step('Was nicht ging, steht zuerst', async () => {
      await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Stadtforstamt Goslar')
    })
  },
})

export const Empty = meta.story({
  args: { ...Ready.composed.args, records: [], progress: { state: 'finished', total: 0, results: new Map() } },
})
