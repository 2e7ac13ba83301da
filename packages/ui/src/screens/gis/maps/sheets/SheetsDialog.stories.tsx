import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { fourFields } from '@waldkerf/ui/parts/ScanView/examples/exampleGeoTiff.ts'
import { examplePlan } from '@waldkerf/ui/parts/ScanView/examples/examplePlan.ts'
import { examplePdf } from './pdf/examplePdf.ts'
import { SheetsDialog } from './SheetsDialog.tsx'

const late = { timeout: 8_000 }
const opened = async () => within(await screen.findByRole('dialog', {}, late))

const meta = preview.meta({ component: SheetsDialog })

/** A drawn plan as a scanner writes it. */
async function plan(name: string): Promise<File> {
  const bitmap = await createImageBitmap(await examplePlan({ width: 840, height: 594 }))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' })
}

export const Ready = meta.story({
  loaders: [
    async () => ({
      files: [
        await plan('Forstkarte_Harz_1897_Bl3.jpg'),
        new File([fourFields(600, 400)], 'Wirtschaftskarte 1902.tif', { type: 'image/tiff' }),
        new File(['nur Text'], 'Notiz.png', { type: 'image/png' }),
        new File(['II*\0\b\0\0\0\x01\0kaputt'], 'Kaputt.tif', { type: 'image/tiff' }),
      ],
    }),
  ],
  args: {
    files: [],
    clients: [
      { client_id: 1, name: 'Forstamt Goslar' },
      { client_id: 2, name: 'Waldgut Falkenstein' },
    ],
    client: 2,
    needsClient: true,
    actions: { create: fn(async () => 7), loadSystem: fn(async () => 31_468), onTyping: fn() },
    onClose: fn(),
  },
  render: (args, { loaded }) => (
    <SheetsDialog {...args} files={(loaded['files'] as File[] | undefined) ?? args.files} />
  ),
  play: async ({ args, userEvent, step }) => {
    const dialog = await opened()
    await step('Namen und Jahre stehen da; Dateien, die keine Bilder sind, sagen warum', async () => {
      await expect(await dialog.findByDisplayValue('Forstkarte Harz 1897 Blatt 3', {}, late)).toBeVisible()
      await expect(dialog.getByDisplayValue('1897')).toBeVisible()
      await expect(await dialog.findByDisplayValue('Wirtschaftskarte 1902', {}, late)).toBeVisible()
      await expect(await dialog.findByText(/^Notiz\.png wurde nicht übernommen/, {}, late)).toBeVisible()
      await expect(await dialog.findByText(/^Kaputt\.tif wurde nicht übernommen/, {}, late)).toBeVisible()
    })
    await step('Ein Blatt ohne Namen hält alles auf; weggelassen tut es das nicht', async () => {
      await userEvent.clear(dialog.getByDisplayValue('Wirtschaftskarte 1902'))
      await expect(dialog.getByRole('button', { name: '2 Karten anlegen' })).toBeDisabled()
      await userEvent.click(dialog.getAllByRole('checkbox')[1]!)
      await expect(dialog.getByRole('button', { name: 'Eine Karte anlegen' })).toBeEnabled()
    })
    await step('Jedes Blatt wird eine Karte des Kunden, mit dessen System', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Eine Karte anlegen' }))
      await userEvent.click(await dialog.findByRole('button', { name: 'Sofort senden' }))
      await waitFor(() => expect(args.actions.create).toHaveBeenCalledOnce(), late)
      const [map, , scan, isQuiet] = mocked(args.actions.create).mock.lastCall ?? []
      await expect(map).toMatchObject({
        map_name: 'Forstkarte Harz 1897 Blatt 3',
        client_id: 2,
        epsg: 31_468,
        jahr: 1897,
        width: 840,
        height: 594,
      })
      await expect([scan?.name, isQuiet]).toEqual(['Forstkarte_Harz_1897_Bl3.jpg', true])
    })
  },
})

/** pdf.js itself works here: each page becomes a PNG in the resolution that its size allows. */
export const Pdf = meta.story({
  tags: ['long'],
  args: {
    ...Ready.composed.args,
    files: [
      examplePdf('Bestandskarte_1931.pdf', [
        { width: 127, height: 101.6 },
        { width: 841, height: 1189 },
      ]),
      examplePdf('Geheim.pdf', [{ width: 297, height: 210 }], true),
      examplePdf('Banner.pdf', [{ width: 5_000, height: 1_000 }]),
    ],
  },
  play: async ({ args, userEvent, step }) => {
    const dialog = await opened()
    const long = { timeout: 20_000 }
    await step('Jede Seite ist ein Blatt; A0 in 300 dpi, was kleiner ist in 400', async () => {
      await expect(await dialog.findByDisplayValue('Bestandskarte 1931, Seite 2', {}, long)).toBeVisible()
      await expect(dialog.getByText(/2\.000 × 1\.600 Pixel.*400 dpi/)).toBeVisible()
      await expect(dialog.getByText(/9\.933 × 14\.043 Pixel.*300 dpi/)).toBeVisible()
    })
    await step('Ein Passwort und eine Seite von 5 m werden gesagt', async () => {
      await expect(await dialog.findByText(/^Geheim\.pdf .*Passwort/, {}, long)).toBeVisible()
      await expect(await dialog.findByText(/^Banner\.pdf .*größer als 3 m/, {}, long)).toBeVisible()
    })
    await step('Die erste Seite wird ein Bild mit ihrer Auflösung', async () => {
      await userEvent.click(dialog.getAllByRole('checkbox')[1]!)
      await userEvent.click(await dialog.findByRole('button', { name: 'Eine Karte anlegen' }))
      await userEvent.click(await dialog.findByRole('button', { name: 'Sofort senden' }))
      await waitFor(() => expect(args.actions.create).toHaveBeenCalledOnce(), long)
      const [map, , scan] = mocked(args.actions.create).mock.lastCall ?? []
      await expect(map).toMatchObject({ map_name: 'Bestandskarte 1931, Seite 1', jahr: 1931, width: 2_000, res: 400 })
      const bitmap = await createImageBitmap(scan!)
      await expect([scan?.name, bitmap.width, bitmap.height]).toEqual(['Bestandskarte_1931_1.png', 2_000, 1_600])
    })
  },
})

/** A page whose picture no decoder can read would be white: it is said, and the others stay. */
export const LostPictures = meta.story({
  args: {
    ...Ready.composed.args,
    files: [
      examplePdf('Bestandskarte_1931.pdf', [
        { width: 60, height: 40 },
        { width: 60, height: 40, broken: 'JBIG2Decode' },
        { width: 60, height: 40, broken: 'JPXDecode' },
      ]),
    ],
  },
  play: async () => {
    const dialog = await opened()
    const words = { timeout: 20_000 }
    for (const page of [2, 3]) {
      const said = new RegExp(`^Bestandskarte_1931\\.pdf, Seite ${page} wurde nicht übernommen: Ein Bild der Seite`)
      await expect(await dialog.findByText(said, {}, words)).toBeVisible()
    }
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: /Seite 1/ })).toBeChecked())
    await expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
    await expect(dialog.getByRole('button', { name: 'Eine Karte anlegen' })).toBeEnabled()
  },
})
