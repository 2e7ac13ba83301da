import { openHistory } from '@waldkerf/domain/georef/workplace/history'
import { emptyWorkplace } from '@waldkerf/domain/georef/workplace/workplace'
import preview from '@waldkerf/storybook/preview'
import { noBaseMaps } from '@waldkerf/ui/parts/WarpMap/WarpMap'
import { expect, fn, waitFor, within } from 'storybook/test'
import { fourFields } from '@waldkerf/ui/parts/ScanView/examples/exampleGeoTiff.ts'
import { examplePlan } from '@waldkerf/ui/parts/ScanView/examples/examplePlan.ts'
import { exampleMap, exampleWork } from './examples/exampleWork.ts'
import { LiveScreen } from './examples/georefStory.tsx'
import { GeorefScreen } from './GeorefScreen.tsx'

const size = { width: exampleMap.width ?? 0, height: exampleMap.height ?? 0 }
const late = { timeout: 8_000 }

const meta = preview.meta({ component: GeorefScreen, render: (args) => <LiveScreen {...args} /> })

/** The scan is being uploaded; the work goes on meanwhile. */
export const Uploading = meta.story({
  args: {
    state: {
      map: { status: 'ready', data: exampleMap },
      history: openHistory(exampleWork()),
      save: { status: 'idle' },
      scan: { name: 'blatt3.png', load: () => examplePlan(size) },
      upload: {
        name: 'Dränplan Hinterwald Blatt 3.png',
        size: 62_914_560,
        sent: 25_165_824,
        status: 'uploading',
        pause: fn(),
        resume: fn(),
      },
      baseMaps: noBaseMaps,
      near: null,
    },
    actions: { act: fn(), save: fn(), reload: fn(), storeScript: fn(async () => undefined), back: fn() },
    rights: { script: true },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('24 von 60 MB', {}, late)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Anhalten' }))
    await expect(args.state.upload?.pause).toHaveBeenCalled()
  },
})

/** A GeoTIFF contains its own coordinates: its corners are offered in place of the present points. */
export const Offered = meta.story({
  tags: ['long'],
  args: {
    ...Uploading.composed.args,
    state: {
      ...Uploading.composed.args.state,
      scan: { name: 'blatt3.tif', load: async () => fourFields(414, 292) },
      upload: undefined,
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Was das GeoTIFF weiß, wird angeboten', async () => {
      await expect(
        await canvas.findByText(/^Dieses GeoTIFF bringt seine Lage mit: 4 Passpunkte/, {}, late),
      ).toBeVisible()
    })
    await step('Übernommen sind es die Punkte der Karte', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Als Passpunkte übernehmen' }))
      await waitFor(() => expect(canvas.queryByText(/^Dieses GeoTIFF/)).toBeNull(), late)
      await expect(canvas.getByRole('heading', { name: /^Passpunkte .*\b4 von 4\b/ })).toBeVisible()
    })
    await step('Eine kaputte Datei sagt es, und das Kartenbild bleibt', async () => {
      const broken = new File(['II*\0broken'], 'kaputt.tif', { type: 'image/tiff' })
      const [input] = canvas.getAllByLabelText<HTMLInputElement>('Kartenbild öffnen', { selector: 'input' })
      if (input) await userEvent.upload(input, broken)
      await expect(await canvas.findByText(/Das bisherige Kartenbild bleibt\.$/, {}, late)).toBeVisible()
    })
  },
})

/** Another picture than the map's record describes: the warning stands above the next step. */
export const OtherSize = meta.story({
  args: {
    ...Uploading.composed.args,
    state: {
      ...Uploading.composed.args.state,
      history: openHistory(emptyWorkplace('helmert', 25833)),
      scan: { name: 'blatt4.png', load: () => examplePlan({ width: 900, height: 600 }) },
      upload: undefined,
    },
  },
  play: async ({ canvas }) => {
    const warning = await canvas.findByText(/^Das Bild hat 900 × 600 Pixel/, {}, late)
    const next = canvas.getByText('Punkt 1: Stelle im Kartenbild wählen')
    await expect(next.getBoundingClientRect().top).toBeGreaterThanOrEqual(warning.getBoundingClientRect().bottom)
  },
})

/** The server has lost the bytes of the scan: somebody with the file must upload it again. */
export const Lost = meta.story({
  args: {
    ...Uploading.composed.args,
    actions: { ...Uploading.composed.args.actions, storeScan: fn() },
    state: {
      ...Uploading.composed.args.state,
      scan: { name: 'blatt3.png', load: async () => 'lost' },
      upload: undefined,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Das Kartenbild fehlt auf dem Server/, {}, late)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Kartenbild neu hochladen' })).toBeVisible()
    const file = new File([new Uint8Array(9)], 'blatt3.png', { type: 'image/png' })
    const [input] = canvas.getAllByLabelText<HTMLInputElement>('Kartenbild öffnen', { selector: 'input' })
    if (input) await userEvent.upload(input, file)
    await waitFor(() => expect(args.actions.storeScan).toHaveBeenCalledWith(file))
  },
})

const scanArgs = Uploading.composed.args
const upright = exampleWork()
const turnedPoints = upright.points.map((point) => ({
  ...point,
  pixel: point.pixel && ([size.width - point.pixel[0], -size.height - point.pixel[1]] as const),
}))
/** The sheet lay upside down in the scanner. */
export const UpsideDown = meta.story({
  args: {
    ...scanArgs,
    state: { ...scanArgs.state, upload: undefined, history: openHistory({ ...upright, points: turnedPoints }) },
  },
  play: async ({ canvas, step }) => {
    await step('Das Urteil ist das des Blattes, wie es liegt: gut, um 180° gedreht, nicht gespiegelt', async () => {
      const quality = within(canvas.getByRole('region', { name: 'Güte' }))
      await expect(await quality.findByText('Gut', {}, late)).toBeVisible()
      await expect(quality.getByText('Drehung: Das Blatt ist um 180° gegen Norden gedreht.')).toBeVisible()
      await expect(quality.queryByRole('button', { name: /umdrehen|tauschen/ })).toBeNull()
    })
  },
})
