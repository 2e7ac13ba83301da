import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { MapFoot, ScaleBar } from './MapFoot.tsx'

const meta = preview.meta({
  component: MapFoot,
  subcomponents: { ScaleBar },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 120 }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    metresPerPixel: 152.9,
    attribution: 'Grenzen, Gewässer: Natural Earth (gemeinfrei) · Orte: GeoNames (CC BY 4.0)',
    place: { lat: 51.7975, lon: 10.615, zoom: 15, land: 'Sachsen-Anhalt' },
  },
})
/** Where a place is chosen, the map's ground is needed: the attribution opens on a press. */
export const SourcesAlone = meta.story({
  args: { ...Ready.composed.args, show: 'sources' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ein Druck zeigt die Quellen', async () => {
      await expect(canvas.getByText(/Natural Earth/)).not.toBeVisible()
      await userEvent.click(canvas.getByText('Quellen der Karte'))
      await expect(canvas.getByText(/Natural Earth/)).toBeVisible()
    })
  },
})
/** A small map keeps its ground: its middle is not said, and the attribution opens on a press. */
export const SmallMap = meta.story({
  args: Ready.composed.args,
  render: (args) => (
    <div style={{ container: 'map / size', position: 'relative', width: 300, height: 120 }}>
      <MapFoot {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Mitte/)).not.toBeVisible()
    await expect(canvas.getByText(/Natural Earth/)).not.toBeVisible()
    const sign = canvas.getByRole('button', { name: 'Quellen der Karte' })
    // The map's names and figures keep away from it, and from the scale.
    for (const over of [sign, canvas.getByText(/km$/)]) await expect(over.closest('[data-over-map]')).not.toBeNull()
    await userEvent.click(sign)
    await expect(canvas.getByText(/Natural Earth/)).toBeVisible()
  },
})
/** The map's attribution has to be readable in full. */
export const LongGerman = meta.story({
  args: {
    ...Ready.composed.args,
    metresPerPixel: 0.3,
    attribution: 'Geobasisdaten: Landesamt für Vermessung und Geobasisinformation '.repeat(3),
  },
  globals: { viewport: { value: 'phone' } },
})

export const Scale = meta.story({
  args: Ready.composed.args,
  render: () => <ScaleBar metresPerPixel={1.5} />,
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <div style={{ width: 'fit-content' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100 m')).toBeVisible()
  },
})
export const ScaleKilometres = meta.story({
  args: Ready.composed.args,
  render: () => <ScaleBar metresPerPixel={1222} />,
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <div style={{ width: 'fit-content' }}>
        <Story />
      </div>
    ),
  ],
})
