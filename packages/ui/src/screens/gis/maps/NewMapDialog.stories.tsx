import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { NewMapDialog } from './NewMapDialog.tsx'

const opened = async () => within(await screen.findByRole('dialog', {}, { timeout: 5_000 }))

const meta = preview.meta({ component: NewMapDialog })

export const Ready = meta.story({
  args: {
    clients: [
      { client_id: 1, name: 'Forstamt Goslar' },
      { client_id: 2, name: 'Waldgut Falkenstein' },
    ],
    client: 2,
    needsClient: true,
    actions: {
      create: fn(async () => 7),
      loadSystem: fn(async (client) => (client === 2 ? 31_468 : 25_832)),
      onTyping: fn(),
      select: fn(),
    },
    onSheets: fn(),
    onClose: fn(),
  },
  play: async ({ args, step }) => {
    const dialog = await opened()
    await step("The list's client is preset, with its system", async () => {
      await expect(dialog.getByRole('combobox', { name: 'Kunde' })).toHaveValue('Waldgut Falkenstein')
      await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Koordinatensystem' })).toHaveValue('31468'))
      await expect(args.actions.loadSystem).toHaveBeenCalledWith(2)
    })
  },
})
const { args } = Ready.composed

/** The same content keeps its key: the second try makes no second map. */
export const Failed = meta.story({
  args,
  play: async ({ userEvent, step }) => {
    const dialog = await opened()
    mocked(args.actions.create).mockRejectedValueOnce(new Error('Die Verbindung ist abgebrochen.'))
    await step('Was schiefging, wird gesagt, und nichts Getipptes ist verloren', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Blatt 25')
      await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Koordinatensystem' })).toHaveValue('31468'))
      await userEvent.click(dialog.getByRole('button', { name: 'Karte anlegen' }))
      await expect(await dialog.findByText('Die Verbindung ist abgebrochen.')).toBeVisible()
    })
    await step('Der nächste Versuch hat denselben Schlüssel und öffnet die Karte', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Karte anlegen' }))
      await waitFor(() => expect(args.actions.select).toHaveBeenCalledWith(7))
      const [first, second] = mocked(args.actions.create).mock.calls
      await expect(second).toEqual(first)
    })
  },
})

/** The head of a PNG of 14,043 × 9,933 pixels at 300 dpi. */
const head =
  '89504e470d0a1a0a0000000d49484452000036db000026cd080200000012345678000000097048597300002e2300002e230100000000'
const bytes = Uint8Array.from(head.match(/../g) ?? [], (pair) => Number(`0x${pair}`))
const scan = new File([bytes], 'Dränplan_Hinterwald_Blatt_3.png', { type: 'image/png' })

export const WithScan = meta.story({
  args,
  play: async ({ userEvent, step }) => {
    const dialog = await opened()
    const choose = (file: File) =>
      userEvent.upload(dialog.getByLabelText('Kartenbild wählen', { selector: 'input' }), file)
    await step('Das Kartenbild bringt Namen, Größe und Auflösung mit', async () => {
      await choose(scan)
      await waitFor(() =>
        expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Dränplan Hinterwald Blatt 3'),
      )
      await expect(dialog.getByRole('textbox', { name: /^Breite/ })).toHaveValue('14043')
      await expect(dialog.getByRole('textbox', { name: /^Höhe/ })).toHaveValue('9933')
      await expect(dialog.getByRole('textbox', { name: /^Auflösung/ })).toHaveValue('300')
      await expect(dialog.getByText(/14\.043 × 9\.933 Pixel/)).toBeVisible()
    })
    await step('Eine Datei, die keines ist, sagt warum; Getipptes und das Kartenbild bleiben', async () => {
      await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Blatt 3')
      await choose(new File(['nur Text'], 'Notiz.png', { type: 'image/png' }))
      await expect(await dialog.findByRole('alert')).toHaveTextContent('Notiz.png wurde nicht übernommen')
      await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Blatt 3')
      await expect(dialog.getByText(scan.name)).toBeVisible()
    })
    await step('Mit der Karte geht es auf den Weg', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Karte anlegen' }))
      await waitFor(() => expect(args.actions.create).toHaveBeenCalled())
      const [map, , sent] = mocked(args.actions.create).mock.lastCall ?? []
      await expect(map).toMatchObject({ map_name: 'Blatt 3', width: 14_043, height: 9_933, res: 300 })
      await expect(sent?.name).toBe(scan.name)
    })
  },
})
