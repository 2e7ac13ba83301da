import { expect } from 'storybook/test'
import preview from '@waldkerf/storybook/preview'
import { TextStoreProvider } from '@waldkerf/ui/storage/TextStore'
import { MapMessages } from '@waldkerf/ui/parts/MapView/overlay/MapNotice'
import type { MapPlace } from '../baseMapTypes.ts'
import { keepChoice } from '../choice/chooseMap.ts'
import { useBaseMapChoice } from '../choice/useBaseMapChoice.ts'
import { readBaseMaps } from '../readBaseMaps.ts'
import type { TileStatus } from '../watchTiles.ts'
import { BaseMapNotices, BaseMapQuestion } from './BaseMapNotices.tsx'

const xyz = (title: string, host: string, more: object) => ({
  type: 'xyz',
  title,
  url: `https://${host}/{z}/{x}/{y}.png`,
  ...more,
})
const { baseMaps } = readBaseMaps([
  xyz('basemap.de Farbe', 'karten.invalid', { provider: 'basemap.de', area: [5.8, 47.2, 15.1, 55.1] }),
  xyz('Luftbild', 'harz.invalid', { provider: 'Luftbildstelle Niedersachsen', lands: ['Niedersachsen'] }),
  xyz('Luftbild', 'brocken.invalid', { provider: 'Luftbildstelle Sachsen-Anhalt', lands: ['Sachsen-Anhalt'] }),
])

interface LiveNoticesProps {
  place: MapPlace
  tiles: TileStatus
  offline?: boolean
}

/** Stands in for the map, which holds the choice; a line of text names the map in view. */
function LiveNotices({ place, tiles, offline = false }: LiveNoticesProps) {
  const choice = useBaseMapChoice({ maps: baseMaps, person: 'story', offline }, place)
  return (
    <div style={{ position: 'relative', height: 200 }}>
      <MapMessages role="status">
        <BaseMapQuestion choice={choice} />
        <BaseMapNotices choice={choice} tiles={tiles} onRetry={undefined} />
      </MapMessages>
      <p style={{ paddingTop: 140 }}>In Sicht: {choice.base?.url ?? 'Offline-Karte'}</p>
    </div>
  )
}

const meta = preview.meta({
  component: LiveNotices,
  decorators: [
    (Story) => (
      <TextStoreProvider store={localStorage}>
        <Story />
      </TextStoreProvider>
    ),
  ],
  beforeEach: () => localStorage.removeItem('waldkerf-base-map-story'),
})

const goslar = { lat: 51.9, lon: 10.4, zoom: 14, land: 'Niedersachsen' }
const chosen = { title: 'Luftbild', opacity: 1, hosts: ['harz.invalid'], refused: [] }
const keptNow = (): unknown => JSON.parse(localStorage.getItem('waldkerf-base-map-story') ?? '{}')

/** The question, once, before anything is fetched. */
export const Ready = meta.story({ args: { place: goslar, tiles: 'ready' } })
/** Without a line the map could not be loaded: the question waits for one. */
export const WithoutLine = meta.story({
  args: { ...Ready.composed.args, offline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Sicht: Offline-Karte')).toBeVisible()
    await expect(canvas.queryByText(/laden\?/)).toBeNull()
  },
})
export const AnsweredYes = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich stimme zu, und die Karte ist da', async () => {
      await expect(canvas.getByText('In Sicht: Offline-Karte')).toBeVisible()
      await expect(canvas.getByText('Karte von basemap.de laden?')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Ja, immer' }))
      await expect(canvas.getByText(/In Sicht: https:\/\/karten.invalid/)).toBeVisible()
    })
    await step('Die Frage ist weg, und die Antwort bleibt auf dem Gerät', async () => {
      await expect(canvas.queryByText(/laden\?/)).toBeNull()
      await expect(keptNow()).toMatchObject({ title: 'basemap.de Farbe', hosts: ['karten.invalid'], refused: [] })
    })
  },
})
export const AnsweredNo = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    await step('Nein lässt die Offline-Karte, und fragt nicht wieder', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Nein' }))
      await expect(canvas.getByText('In Sicht: Offline-Karte')).toBeVisible()
      await expect(canvas.queryByText(/laden\?/)).toBeNull()
      await expect(keptNow()).toMatchObject({ hosts: [], refused: ['karten.invalid'] })
    })
  },
})
/** Beyond the border the chosen aerial photos come from another server, which needs its own consent. */
export const OtherLand = meta.story({
  args: { place: { ...goslar, lat: 51.8, lon: 10.6, land: 'Sachsen-Anhalt' }, tiles: 'ready' },
  beforeEach: () => keepChoice(localStorage, 'story', chosen),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Karte von Luftbildstelle Sachsen-Anhalt laden?')).toBeVisible()
    await expect(canvas.getByText('In Sicht: Offline-Karte')).toBeVisible()
  },
})
export const Failing = meta.story({
  args: { place: goslar, tiles: 'failing' },
  beforeEach: () => keepChoice(localStorage, 'story', chosen),
})
export const FromFar = meta.story({
  args: { place: goslar, tiles: 'far' },
  beforeEach: () => keepChoice(localStorage, 'story', chosen),
})
export const Phone = meta.story({
  args: Ready.composed.args,
  globals: { viewport: { value: 'phone' } },
})
