import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { makeArea } from '@waldkerf/domain/places/layers/ownLayer'
import { MapView } from '../MapView.tsx'
import { exampleKinds, exampleLabel, examplePoints } from './examplePoints.ts'

const box = (west: number, south: number, width: number, height: number) => [
  Float64Array.from([
    west,
    south,
    west + width,
    south,
    west + width,
    south + height,
    west,
    south + height,
    west,
    south,
  ]),
]
const want = fn()

const meta = preview.meta({
  component: MapView,
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
})

/** From near: the grid, outlines of sheets, and one's own areas, without any server of others. */
export const Ready = meta.story({
  args: {
    label: 'Fundorte',
    source: { type: 'points', points: examplePoints(0) },
    kinds: exampleKinds,
    pointLabel: exampleLabel,
    emptyText: '',
    view: { west: 10.35, south: 51.86, east: 10.52, north: 51.95 },
    baseMaps: {
      maps: [],
      person: 'story',
      ground: {
        want,
        own: [makeArea('12 b', box(10.42, 51.89, 0.02, 0.015))],
        sheets: [
          { id: 1, ...makeArea('Oberfeld, Blatt 1', box(10.38, 51.88, 0.05, 0.03)) },
          { id: 2, ...makeArea('Oberfeld, Blatt 2', box(10.43, 51.88, 0.05, 0.03)) },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const drawn = () => canvasElement.querySelector<HTMLCanvasElement>('.leaflet-areas-pane canvas')
    await waitFor(() => expect(drawn()).not.toBeNull(), { timeout: 8_000 })
    await expect(want).toHaveBeenCalled()
    const { width, height } = drawn()!
    const { data } = drawn()!.getContext('2d')!.getImageData(0, 0, width, height)
    await expect(data.some((value) => value > 0)).toBe(true)
  },
})
