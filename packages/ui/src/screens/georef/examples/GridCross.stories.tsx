import { openHistory } from '@waldkerf/domain/georef/workplace/history'
import { emptyWorkplace } from '@waldkerf/domain/georef/workplace/workplace'
import preview from '@waldkerf/storybook/preview'
import { noBaseMaps } from '@waldkerf/ui/parts/WarpMap/WarpMap'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { GeorefScreen, type GeorefScreenProps } from '../GeorefScreen.tsx'
import { exampleMap } from './exampleWork.ts'
import { LiveScreen } from './georefStory.tsx'

const meta = preview.meta({ component: GeorefScreen, render: (shown) => <LiveScreen {...shown} /> })

const size = { width: exampleMap.width ?? 0, height: exampleMap.height ?? 0 }
const late = { timeout: 8_000 }
/** Beside the middle of the sheet, where Enter sets a point: a few pixels of the screen. */
const cross = { column: 833.5, row: 580.5 }

/** A sheet with a single grid cross. */
async function sheetWithCross(): Promise<Blob> {
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#f7f1e1'
  context.fillRect(0, 0, size.width, size.height)
  context.fillStyle = '#4a4438'
  context.fillRect(cross.column - 30, cross.row - 1.5, 60, 3)
  context.fillRect(cross.column - 1.5, cross.row - 30, 3, 60)
  return canvas.convertToBlob({ type: 'image/webp', quality: 1 })
}

const args: GeorefScreenProps = {
  state: {
    map: { status: 'ready', data: exampleMap },
    history: openHistory(emptyWorkplace('helmert', 25833)),
    save: { status: 'idle' },
    scan: { name: 'blatt3.webp', load: fn(sheetWithCross) },
    baseMaps: noBaseMaps,
    near: null,
  },
  actions: { act: fn(), save: fn(), reload: fn(), storeScript: fn(async () => undefined), back: fn() },
  rights: { script: true },
}

/** The sheet is there: it was asked for, and nothing says that it is being opened. */
async function opened(canvas: { queryByText: (text: RegExp) => HTMLElement | null }) {
  const { scan } = args.state
  await waitFor(() => expect(scan && 'load' in scan && scan.load).toHaveBeenCalled(), late)
  await waitFor(() => expect(canvas.queryByText(/wird geöffnet$/)).toBeNull(), late)
}

/** A point that is set beside a grid cross goes to its centre; undo leads back, and the switch leaves it alone. */
export const Ready = meta.story({
  args,
  play: async ({ canvas, userEvent, step }) => {
    const pane = await canvas.findByRole('application', { name: 'Kartenbild' }, late)
    const cell = (name: string) => canvas.getByRole<HTMLInputElement>('textbox', { name })
    const value = (name: string) => Number(cell(name).value.replace(',', '.'))
    const place = async () => {
      await waitFor(async () => {
        pane.focus()
        await expect(pane).toHaveFocus()
      })
      await userEvent.keyboard('{Escape}{Enter}')
    }
    await opened(canvas)
    await step('Der Punkt geht auf die Mitte des Kreuzes, und es wird gesagt', async () => {
      await place()
      await expect(await canvas.findByText(/^Auf das Gitterkreuz gesetzt/, {}, late)).toBeVisible()
      await expect(Math.abs(value('Spalte von Punkt 1') - cross.column)).toBeLessThan(0.3)
      await expect(Math.abs(value('Zeile von Punkt 1') - cross.row)).toBeLessThan(0.3)
    })
    await step('Strg+Z führt dorthin zurück, wo er gesetzt wurde', async () => {
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(Math.abs(value('Spalte von Punkt 1') - cross.column)).toBeGreaterThan(3)
      await expect(canvas.queryByText(/^Auf das Gitterkreuz gesetzt/)).toBeNull()
    })
    await step('F schaltet es aus: Der Punkt bleibt, wo er gesetzt wird', async () => {
      await userEvent.keyboard('{Control>}z{/Control}f')
      await expect(
        canvas.getByRole('button', { name: 'Punkte auf Gitterkreuze setzen (F)', pressed: false }),
      ).toBeVisible()
      await place()
      await new Promise((resolve) => setTimeout(resolve, 400))
      await expect(Math.abs(value('Spalte von Punkt 1') - cross.column)).toBeGreaterThan(3)
    })
  },
})

/** Four numbers from the edge of the sheet, then its corners one after the other. */
export const Corners = meta.story({
  tags: ['long'],
  args,
  play: async ({ canvas, userEvent, step }) => {
    await opened(canvas)
    await step('Die Zahlen am Blattrand ergeben vier Punkte', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Blattecken eingeben' }, late))
      const dialog = within(await screen.findByRole('dialog', {}, late))
      const edges = { 'Rechtswert links': '389000', 'Rechtswert rechts': '389400', 'Hochwert oben': '5810000', 'Hochwert unten': '5809700' } // prettier-ignore
      for (const [name, typed] of Object.entries(edges)) {
        await userEvent.type(dialog.getByRole('textbox', { name }), typed)
      }
      await userEvent.click(dialog.getByRole('button', { name: 'Ecken im Bild wählen' }))
      await expect(await canvas.findByText('Punkt 1: Ecke oben links im Kartenbild wählen')).toBeVisible()
    })
    await step('Nach jeder Ecke wird die nächste verlangt', async () => {
      const pane = canvas.getByRole('application', { name: 'Kartenbild' })
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      for (const next of ['oben rechts', 'unten rechts', 'unten links']) {
        pane.focus()
        await userEvent.keyboard('{Enter}')
        await expect(await canvas.findByText(new RegExp(`Ecke ${next} im Kartenbild`), {}, late)).toBeVisible()
      }
    })
  },
})
