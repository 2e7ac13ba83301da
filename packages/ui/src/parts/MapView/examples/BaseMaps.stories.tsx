import { expect, waitFor } from 'storybook/test'
import preview from '@waldkerf/storybook/preview'
import { TextStoreProvider } from '@waldkerf/ui/storage/TextStore'
import { keepChoice } from '@waldkerf/ui/parts/BaseMaps/choice/chooseMap.ts'
import { MapView, readBaseMaps } from '../MapView.tsx'
import { exampleKinds, exampleLabel, examplePoints } from './examplePoints.ts'

const meta = preview.meta({
  beforeEach: () => keepChoice(localStorage, 'story', { title: 'Grundkarte', opacity: 1, hosts: [], refused: [] }),
  component: MapView,
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <TextStoreProvider store={localStorage}>
          <Story />
        </TextStoreProvider>
      </div>
    ),
  ],
})

/** A tile that needs no network: a field of the colour of land, with its number. */
const drawnTile = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#d9e4c8" stroke="#b5c4a0"/><path d="M0 180Q64 120 128 170T256 120" fill="none" stroke="#9db88a" stroke-width="18"/><text x="16" y="32" font-family="sans-serif" font-size="14" fill="#57684a">_z/_x/_y</text></svg>',
).replace(/_([zxy])/g, '{$1}')}`

const [missing] = readBaseMaps([
  { type: 'xyz', title: 'Topografie', url: '/no-such-tiles/{z}/{x}/{y}.png', attribution: '<b>Amt</b> für Karten' },
]).baseMaps
const [service] = readBaseMaps([
  { type: 'wms', title: 'Luftbilder', url: '/no-such-service', layers: 'dop', attribution: 'Luftbildstelle' },
]).baseMaps
const drawn = { ...missing!, url: drawnTile, title: 'Grundkarte', attribution: 'Gezeichnet für diese Ansicht' }

export const Ready = meta.story({
  args: {
    label: 'Fundorte',
    source: { type: 'points', points: examplePoints(600) },
    kinds: exampleKinds,
    pointLabel: exampleLabel,
    baseMaps: { maps: [drawn, missing!, service!], person: 'story' },
  },
})

export const Failing = meta.story({
  args: { ...Ready.composed.args, baseMaps: { maps: [missing!, drawn], person: 'story' } },
  beforeEach: () => keepChoice(localStorage, 'story', { title: 'Topografie', opacity: 1, hosts: [], refused: [] }),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const message = '„Topografie“ antwortet nicht vollständig. Was fehlt, zeigt die Offline-Karte.'
    await step('Fehlende Kacheln lassen die Länder stehen, und sagen es', async () => {
      await expect(await canvas.findByText(message, undefined, { timeout: 5000 })).toBeVisible()
      await expect(canvasElement.querySelector('.land')).toBeVisible()
    })
    await step('Eine Quellenangabe ist Text, was auch darin steht', async () => {
      await expect(canvas.getByText('<b>Amt</b> für Karten')).toBeVisible()
    })
    await step('Man fragt noch einmal, oder geht ohne', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(canvas.getByText(message)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Nur Offline-Karte' }))
      await waitFor(() => expect(canvas.queryByText(message)).toBeNull())
      await expect(
        canvas.getByText('Grenzen, Gewässer: Natural Earth (gemeinfrei) · Orte: GeoNames (CC BY 4.0)'),
      ).toBeVisible()
    })
  },
})
