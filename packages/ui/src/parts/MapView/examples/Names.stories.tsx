import preview from '@waldkerf/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { MapView } from '../MapView.tsx'
import { exampleKinds, exampleLabel, examplePoints } from './examplePoints.ts'

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

/** Names around the marks of a whole country. */
export const Ready = meta.story({
  args: {
    label: 'Fundorte',
    source: { type: 'points', points: examplePoints(600) },
    kinds: exampleKinds,
    pointLabel: exampleLabel,
  },
})

/** The part of the names' canvas that is drawn on, 0 to 1. */
function inkedShare(root: HTMLElement): number {
  const canvas = root.querySelector<HTMLCanvasElement>('.leaflet-names-pane canvas')
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return 0
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  let inked = 0
  for (let at = 3; at < data.length; at += 4) if (data[at]! > 0) inked += 1
  return inked / (canvas.width * canvas.height)
}

/** The Harz: its villages come when the map is near enough. */
export const Valley = meta.story({
  args: {
    ...Ready.composed.args,
    source: { type: 'points', points: examplePoints(0) },
    view: { west: 10.25, south: 51.75, east: 10.75, north: 51.97 },
  },
  play: async ({ canvasElement, step }) => {
    await step('Orte stehen auf der Karte, ohne dass ein fremder Server gefragt wird', async () => {
      await waitFor(() => expect(inkedShare(canvasElement)).toBeGreaterThan(0.002), { timeout: 5000 })
      await expect(canvasElement.querySelectorAll('.leaflet-tile')).toHaveLength(0)
    })
  },
})

/** A forest at 1:5,000, far from any name: coordinates, and what is nearest. */
export const WorkingScale = meta.story({
  args: { ...Valley.composed.args, view: { west: 10.602, south: 51.794, east: 10.628, north: 51.801 } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Auch im Wald sagt die Karte, wo ich bin', async () => {
      await expect(await canvas.findByText(/^Mitte 51,797.+° N, 10,61.+ · 8 km nördlich von Braunlage$/)).toBeVisible()
      await waitFor(() => expect(inkedShare(canvasElement)).toBeGreaterThan(0.001))
    })
  },
})
