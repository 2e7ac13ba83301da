import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { exampleKinds, exampleLabel } from '../examples/examplePoints.ts'
import { MapTip } from './MapTip.tsx'

const meta = preview.meta({
  component: MapTip,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 320 }}>
        <Story />
      </div>
    ),
  ],
})
const place = { lat: 50, lon: 10, x: 240, y: 260 }

export const Ready = meta.story({
  args: {
    mark: { ...place, id: 1, count: 1287, kinds: [801, 260, 0, 190, 36, 0] },
    kinds: exampleKinds,
    pointLabel: exampleLabel,
  },
  play: async ({ canvas, step }) => {
    await step('Ein Bündel nennt die Arten von Punkten, die es enthält, und keine anderen', async () => {
      await expect(canvas.getByText('1.287 Punkte')).toBeVisible()
      await expect(canvas.getByText('In Prüfung')).toBeVisible()
      await expect(canvas.queryByText('Rückfrage')).toBeNull()
    })
  },
})

export const Point = meta.story({
  args: { ...Ready.composed.args, mark: { ...place, id: 4711, count: 1, kinds: [1] } },
})
export const NearTheEdge = meta.story({
  args: { ...Ready.composed.args, mark: { ...Ready.composed.args.mark, x: 10, y: 20 } },
})
export const LongGerman = meta.story({
  args: {
    ...Point.composed.args,
    pointLabel: () => 'Gestreifter Nutzholzborkenkäfer 4711, Veröffentlichung zurückgezogen',
  },
})
export const English = Ready.extend({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,287 points')).toBeVisible()
  },
})
