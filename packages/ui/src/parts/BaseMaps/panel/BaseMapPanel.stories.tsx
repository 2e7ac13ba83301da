import preview from '@waldkerf/storybook/preview'
import { TextStoreProvider } from '@waldkerf/ui/storage/TextStore'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { exampleSheet } from '@waldkerf/ui/parts/Sheets/examples/exampleSheets.ts'
import type { Sheets } from '@waldkerf/ui/parts/Sheets/sheetTypes.ts'
import { useBaseMapChoice } from '../choice/useBaseMapChoice.ts'
import type { BaseMap } from '../baseMapTypes.ts'
import { readBaseMaps } from '../readBaseMaps.ts'
import { BaseMapPanel, type BaseMapPanelProps } from './BaseMapPanel.tsx'

const { baseMaps } = readBaseMaps([
  { type: 'xyz', title: 'Hauskarte', url: '/no-such-tiles/{z}/{x}/{y}.png', attribution: 'Amt für Karten' },
  {
    type: 'xyz',
    title: 'Luftbild mit einem ausführlichen Namen',
    // No server answers there; the story only checks whether a tile is requested.
    url: 'https://tiles.invalid/{z}/{x}/{y}.png',
    attribution: '© Geobasisdatenbehörde, CC BY 4.0',
  },
])

interface LivePanelProps extends Omit<BaseMapPanelProps, 'choice'> {
  person: string
  maps: readonly BaseMap[]
  offline?: boolean
  sheets?: Sheets
}

/** Stands in for the map, which holds the choice. */
function LivePanel({ person, maps, offline = false, sheets, ...props }: LivePanelProps) {
  const choice = useBaseMapChoice({ maps, person, offline, sheets }, undefined)
  return (
    <>
      <BaseMapPanel {...props} choice={choice} />
      <output>{choice.sheets?.goal?.covered}</output>
    </>
  )
}

const meta = preview.meta({
  component: LivePanel,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 480 }}>
        <TextStoreProvider store={localStorage}>
          <Story />
        </TextStoreProvider>
      </div>
    ),
  ],
  beforeEach: () => localStorage.removeItem('waldkerf-base-map-story'),
})

export const Ready = meta.story({
  args: { person: 'story', maps: baseMaps, place: { lat: 51.9, lon: 10.43, zoom: 9 }, onClose: fn() },
})

/** A map that cannot be loaded is not asked for, and says why. */
export const WithoutLine = meta.story({
  args: { ...Ready.composed.args, offline: true },
  play: async ({ canvas }) => {
    const foreign = canvas.getByRole('button', { name: /^Luftbild/ })
    await expect(foreign).toBeDisabled()
    await expect(foreign).toHaveTextContent('Von tiles.invalid; ohne Verbindung lässt sie sich nicht laden.')
    await expect(canvas.getByRole('button', { name: /^Hauskarte/ })).toBeEnabled()
  },
})

export const AsksOnce = meta.story({
  args: Ready.composed.args,
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const foreign = () => canvas.getByRole('button', { name: /^Luftbild/ })
    const asked = () => canvasElement.querySelectorAll('img[src^="https:"]').length
    await step(
      'Vor der Zustimmung wird der fremde Server nach nichts gefragt, auch nicht nach einer Vorschau',
      async () => {
        await expect(foreign()).toHaveTextContent('Von tiles.invalid; wird erst nach Ihrer Zustimmung geladen.')
        await expect(asked()).toBe(0)
      },
    )
    await step('Wer ablehnt, behält die Offline-Karte', async () => {
      await userEvent.click(foreign())
      await expect(canvas.getByText('Karte von tiles.invalid laden?')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Ja, immer' })).toHaveFocus()
      await userEvent.click(canvas.getByRole('button', { name: 'Nein' }))
      await expect(canvas.getByRole('button', { name: /^Offline-Karte/ })).toHaveFocus()
      await expect(asked()).toBe(0)
    })
    await step('Wer zustimmt, wird nicht wieder gefragt', async () => {
      await userEvent.click(foreign())
      await userEvent.click(canvas.getByRole('button', { name: 'Ja, immer' }))
      await waitFor(() => expect(foreign()).toHaveAttribute('aria-pressed', 'true'))
      await userEvent.click(canvas.getByRole('button', { name: /^Offline-Karte/ }))
      await userEvent.click(foreign())
      await expect(foreign()).toHaveAttribute('aria-pressed', 'true')
      await expect(canvas.queryByText('Karte von tiles.invalid laden?')).toBeNull()
    })
    await step('Die Deckkraft wird behalten', async () => {
      const slider = canvas.getByRole('slider', { name: /Deckkraft/ })
      await fireEvent.change(slider, { target: { value: '40' } })
      await expect(slider).toHaveAttribute('aria-valuetext', '40 %')
      const kept: unknown = JSON.parse(localStorage.getItem('waldkerf-base-map-story') ?? '{}')
      await expect(kept).toMatchObject({ opacity: 0.4, hosts: ['tiles.invalid'], refused: [] })
    })
    await step('Escape schließt', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalled()
    })
  },
})

/** The installation names none. */
export const Empty = meta.story({ args: { ...Ready.composed.args, maps: [] } })

const sheets: Sheets = {
  list: { status: 'ready', data: [exampleSheet(12, { map_name: 'Blatt 3' })] },
  want: () => undefined,
  source: { read: () => Promise.reject(new Error('none')) },
}

/** A sheet is seen beside the panel; on a phone in its place. */
export const ToSheet = meta.story({
  args: { ...Ready.composed.args, sheets, onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dorthin: Blatt 3' }))
    await expect(Number(canvas.getByRole('status').textContent)).toBeGreaterThanOrEqual(320)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})
export const ToSheetOnPhone = meta.story({
  args: { ...ToSheet.composed.args, onClose: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dorthin: Blatt 3' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveTextContent('0')
  },
})
