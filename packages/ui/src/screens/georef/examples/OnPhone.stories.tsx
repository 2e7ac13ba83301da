import { openHistory } from '@waldkerf/domain/georef/workplace/history'
import { emptyWorkplace } from '@waldkerf/domain/georef/workplace/workplace'
import preview from '@waldkerf/storybook/preview'
import { noBaseMaps } from '@waldkerf/ui/parts/WarpMap/WarpMap'
import { examplePlan } from '@waldkerf/ui/parts/ScanView/examples/examplePlan.ts'
import { expect, fn, waitFor } from 'storybook/test'
import { GeorefScreen, type GeorefScreenProps } from '../GeorefScreen.tsx'
import { exampleMap, exampleWork } from './exampleWork.ts'
import { LiveScreen } from './georefStory.tsx'

const meta = preview.meta({ component: GeorefScreen, render: (shown) => <LiveScreen {...shown} /> })

const size = { width: exampleMap.width ?? 0, height: exampleMap.height ?? 0 }
const late = { timeout: 8_000 }
const args: GeorefScreenProps = {
  state: {
    map: { status: 'ready', data: exampleMap },
    history: openHistory(exampleWork()),
    save: { status: 'idle' },
    scan: { name: 'blatt3.png', load: () => examplePlan(size) },
    baseMaps: noBaseMaps,
    near: null,
  },
  actions: { act: fn(), save: fn(), reload: fn(), storeScript: fn(async () => undefined), back: fn() },
  rights: { script: true },
}

/** One pane at a time: the verdict stands above them, and no number of a point lies beside the screen. */
export const Ready = meta.story({
  args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Das Urteil steht in einer Zeile da und führt zu seiner Begründung', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Gut: Vorhersagefehler [\d,]+ mm$/ }, late))
      await expect(canvas.getByRole('tab', { name: 'Güte', selected: true })).toBeVisible()
    })
    await step('Ein Punkt braucht zwei Zeilen und nicht mehr als die Breite des Schirms', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Passpunkte' }))
      const north = canvas.getByRole('textbox', { name: 'Hochwert von Punkt 1' })
      await expect(north).toBeVisible()
      await expect(north.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
      await expect(north.scrollWidth).toBeLessThanOrEqual(north.clientWidth)
    })
  },
})
/** Saved and good: the last step stands above every pane. */
export const Saved = meta.story({
  args: {
    ...args,
    state: { ...args.state, history: openHistory(exampleWork('polynomial1')) },
    actions: { ...args.actions, check: fn(async () => undefined) },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args: shown, canvas, userEvent, step }) => {
    await step('Neben dem Urteil steht, was noch zu tun ist, auch über dem Kartenbild', async () => {
      await expect(await canvas.findByRole('button', { name: /^Gut: [\d,]+ mm$/ }, late)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Als geprüft markieren' }))
      await expect(shown.actions.check).toHaveBeenCalledOnce()
    })
    await step('Unter „Güte“ steht es nicht noch einmal', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Güte' }))
      await expect(canvas.getAllByRole('button', { name: 'Als geprüft markieren' })).toHaveLength(1)
    })
  },
})
/** One pane at a time: each click leads on to the next, undo leads back. */
export const PointsSet = meta.story({
  args: {
    ...args,
    state: { ...args.state, history: openHistory(emptyWorkplace('helmert', 25833)), scan: undefined },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    const isShown = (name: string) => expect(canvas.getByRole('tab', { name, selected: true })).toBeVisible()
    const place = async (name: string) => {
      const pane = await canvas.findByRole('application', { name }, late)
      await waitFor(async () => {
        pane.focus()
        await expect(pane).toHaveFocus()
      })
      await userEvent.keyboard('{Enter}')
    }
    await step('Eine Stelle im Bild, und die Karte ist da; eine dort, und das Bild ist wieder da', async () => {
      await expect(canvas.getByText('Punkt 1: Stelle im Kartenbild wählen')).toBeVisible()
      await place('Kartenbild')
      await isShown('Karte')
      await expect(canvas.getByText('Punkt 1: dieselbe Stelle in der Karte wählen')).toBeVisible()
      await place('Karte')
      await isShown('Kartenbild')
      await expect(await canvas.findByText('Punkt 2: Stelle im Kartenbild wählen')).toBeVisible()
    })
    await step('Zurückgenommen wird dort, wo es geschah', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Rückgängig/ }))
      await isShown('Karte')
    })
    await step('Solange nichts anzusehen ist, gibt es dafür keine Schalter', async () => {
      await expect(canvas.queryByRole('button', { name: 'Ansicht' })).toBeNull()
    })
  },
})
