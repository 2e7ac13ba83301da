import preview from '@waldkerf/storybook/preview'
import { noBaseMaps } from '@waldkerf/ui/parts/MapView/MapView'
import { expect, fn, waitFor } from 'storybook/test'
import { exampleOwnReports } from '../exampleReports.ts'
import { LateOwnMap } from './LateOwnMap.tsx'
import { OwnMap } from './OwnMap.tsx'

const meta = preview.meta({
  component: OwnMap,
  decorators: [
    (Story) => (
      <div style={{ height: 320 }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: { rows: exampleOwnReports(), onOpen: fn(), baseMaps: noBaseMaps },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Die Meldungen stehen auf der Karte, ohne die ohne Ort', async () => {
      await expect(canvas.getByRole('application', { name: 'Karte Ihrer Meldungen' })).toBeVisible()
      await waitFor(() => expect(canvasElement.querySelector('[data-feed=ready]')).toBeTruthy(), { timeout: 5_000 })
    })
  },
})
export const Late = meta.story({ args: Ready.composed.args, render: (args) => <LateOwnMap {...args} /> })
export const Empty = meta.story({ args: { ...Ready.composed.args, rows: [] } })
