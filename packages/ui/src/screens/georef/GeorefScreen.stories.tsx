import { openHistory } from '@waldkerf/domain/georef/workplace/history'
import { plainOptions } from '@waldkerf/domain/georef/script/scriptOrder'
import { scriptText } from '@waldkerf/domain/georef/script/scriptText'
import { toFitPoints } from '@waldkerf/domain/georef/workplace/workPoint'
import { pointProblem } from '@waldkerf/domain/georef/points/limits/pointProblems'
import { changed, emptyWorkplace } from '@waldkerf/domain/georef/workplace/workplace'
import type { TransformType } from '@waldkerf/domain/georef/solver/types'
import { fromStored } from '@waldkerf/domain/georef/workplace/stored'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedSheets, seedWorld } from '@waldkerf/mocks/seed/world'
import { sheetPng } from '@waldkerf/mocks/sheets/drawSheet'
import preview from '@waldkerf/storybook/preview'
import { noBaseMaps } from '@waldkerf/ui/parts/WarpMap/WarpMap'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { examplePlan } from '@waldkerf/ui/parts/ScanView/examples/examplePlan.ts'
import { exampleMap, exampleWork } from './examples/exampleWork.ts'
import { LiveScreen } from './examples/georefStory.tsx'
import { GeorefScreen } from './GeorefScreen.tsx'

const meta = preview.meta({ component: GeorefScreen, render: (args) => <LiveScreen {...args} /> })

const size = { width: exampleMap.width ?? 0, height: exampleMap.height ?? 0 }
const scan = { name: 'blatt3.png', load: () => examplePlan(size) }
const late = { timeout: 8_000 }

export const Ready = meta.story({
  args: {
    state: {
      map: { status: 'ready', data: exampleMap },
      history: openHistory(exampleWork()),
      save: { status: 'idle' },
      scan,
      baseMaps: noBaseMaps,
      near: null,
    },
    actions: { act: fn(), save: fn(), reload: fn(), storeScript: fn(async () => undefined), back: fn() },
    rights: { script: true },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Punkte werden von allen Seiten betrachtet, und ein Typ wird empfohlen', async () => {
      await userEvent.click(await canvas.findByText(/^Transformationen im Vergleich: empfohlen ist/, {}, late))
      await expect(canvas.getByText('empfohlen')).toBeVisible()
    })
    await step('Ein anderer Typ wird genommen und mit der Tastatur zurückgenommen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Polynom 1 verwenden' }))
      await expect(canvas.getByRole('combobox', { name: 'Transformation' })).toHaveValue('polynomial1')
      canvas.getByRole('button', { name: 'Punkt 1 auswählen' }).focus()
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(canvas.getByRole('combobox', { name: 'Transformation' })).toHaveValue('helmert')
    })
    await step('Koordinaten kommen aus einer Tabelle herein', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Koordinaten eingeben' }))
      await userEvent.click(await screen.findByRole('textbox', { name: /Koordinaten/ }))
      await userEvent.paste('389012,34\t5809950,45\n389112,34\t5809950,45')
      await userEvent.click(screen.getByRole('button', { name: '2 Punkte übernehmen' }))
      await expect(canvas.getByText('2 Punkten fehlt noch eine Lage')).toBeVisible()
    })
  },
})
const ready = Ready.composed.args

export const Empty = meta.story({
  args: {
    ...ready,
    state: { ...ready.state, history: openHistory(emptyWorkplace('helmert', 25833)), scan: undefined },
  },
})
export const Loading = meta.story({ args: { ...ready, state: { ...ready.state, map: { status: 'loading' } } } })
export const Failed = meta.story({
  args: {
    ...ready,
    state: { ...ready.state, map: { status: 'failed', message: 'Der Datendienst antwortet nicht.', retry: fn() } },
  },
})
/** Only administrators store the script; everybody may copy it. */
export const Forbidden = meta.story({
  args: { ...ready, rights: { script: false } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Das Skript ist zu sehen, aber nicht zu speichern', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Dateien' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'GDAL-Skript' }, late))
      await expect(await screen.findByText(/gdalwarp -r near/, {}, late)).toBeVisible()
      await expect(screen.queryByRole('button', { name: 'Bei der Karte speichern' })).toBeNull()
    })
  },
})
const storedScript = scriptText({
  type: 'helmert',
  points: toFitPoints(exampleWork().points),
  epsg: 25833,
  sheet: size,
  files: { input: 'anders.png', temporary: 'anders.vrt', output: 'anders.tif' },
  options: { ...plainOptions, resampling: 'cubic', resolution: { x: 0.5, y: 0.25 } },
})
/** A point is set, chosen, deleted and brought back: by keys wherever the focus is, and nothing moves meanwhile. */
export const OnePlaceMissing = meta.story({
  args: ready,
  play: async ({ canvas, userEvent, step }) => {
    const scanPane = await canvas.findByRole('application', { name: 'Kartenbild' }, late)
    const undo = canvas.getByRole('button', { name: /^Rückgängig/ })
    const places = () =>
      [scanPane, canvas.getByRole('region', { name: 'Passpunkte' }), undo].map((one) => one.getBoundingClientRect())
    const columns = () => canvas.getAllByRole('columnheader').map((head) => head.getBoundingClientRect().left)
    const columnsBefore = columns()
    const before = places()
    await step('Ein Punkt im Bild: Am Kopf der Karte steht, was fehlt, und nichts verschiebt sich', async () => {
      await waitFor(async () => {
        scanPane.focus()
        await expect(scanPane).toHaveFocus()
      })
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByText('Punkt 11: dieselbe Stelle in der Karte wählen')).toBeVisible()
      await expect(canvas.queryByText('Punkt 11: Lage in der Karte fehlt noch')).toBeNull()
      await expect(places()).toEqual(before)
      await expect(columns()).toEqual(columnsBefore)
    })
    await step('Er zählt als unvollständig, und der Hinweis führt zu ihm und dorthin, wo er fehlt', async () => {
      await expect(canvas.getByRole('heading', { name: /9 von 10 vermessen, 1 unvollständig/ })).toBeVisible()
      // Once something else is chosen it is one that was left behind.
      await userEvent.click(canvas.getByRole('button', { name: 'Punkt 1 auswählen' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Punkt 11: Lage in der Karte fehlt noch' }))
      await expect(canvas.getByRole('button', { name: 'Punkt 11 auswählen', pressed: true })).toBeVisible()
      await expect(canvas.getByRole('application', { name: 'Karte' })).toHaveFocus()
    })
    await step('Entf löscht den gewählten Punkt; der Fokus geht in die nächste Zeile', async () => {
      const first = canvas.getByRole('button', { name: 'Punkt 1 auswählen' })
      await userEvent.click(first)
      await userEvent.keyboard('{Delete}')
      await expect(canvas.queryByRole('button', { name: 'Punkt 11 auswählen' })).toBeNull()
      await expect(canvas.getByRole('button', { name: 'Punkt 1 auswählen' })).toHaveFocus()
    })
    await step('Strg+Z bringt ihn zurück, auch aus einer Zelle und ohne Fokus', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Spalte von Punkt 3' }))
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(canvas.getByRole('button', { name: 'Punkt 11 auswählen' })).toBeVisible()
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(canvas.queryByText('Punkt 11: Lage in der Karte fehlt noch')).toBeNull()
      await expect(places()).toEqual(before)
    })
    await step('Wer in einer Zelle tippt, nimmt dort mit Strg+Z nur das Getippte zurück', async () => {
      const cell = canvas.getByRole('textbox', { name: 'Spalte von Punkt 3' })
      await userEvent.type(cell, '7')
      await userEvent.keyboard('{Control>}z{/Control}{Delete}')
      await expect(canvas.getByRole('button', { name: 'Punkt 10 auswählen' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
    })
    await step('„Dateien“ steht am Knopf', async () => {
      await expect(canvas.getByText('Dateien')).toBeVisible()
    })
  },
})

const views = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('canvas[data-view]')].map(({ dataset }) => dataset['view'])

/** Placing a point moves no view: a view moves by the person's own hand, or to a point that was asked for. */
export const PlacingMovesNoView = meta.story({
  args: {
    ...ready,
    state: { ...ready.state, history: openHistory(emptyWorkplace('helmert', 25833)), scan: undefined },
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const now = () => views(canvasElement)
    await waitFor(() => expect(now()).toHaveLength(2), late)
    const paneNamed = (name: string) => canvas.getByRole('application', { name })
    /** To another place by keys, then a point in the middle. */
    async function place(name: string, ways: string) {
      paneNamed(name).focus()
      await userEvent.keyboard(`{Escape}${ways}`)
      await waitFor(() => expect(now()[0]).toBeTruthy())
      // The map draws with the next frame.
      await new Promise((resolve) => setTimeout(resolve, 100))
      const before = now()
      await userEvent.keyboard('{Enter}')
      await new Promise((resolve) => setTimeout(resolve, 100))
      await expect(now()).toEqual(before)
    }
    await step('Ich suche das Feld, dann setze ich vier Punkte: Kein Ausschnitt rührt sich', async () => {
      paneNamed('Karte').focus()
      await userEvent.keyboard('++++++++')
      for (const ways of ['', '{ArrowRight}{ArrowRight}', '{ArrowDown}{ArrowDown}', '{ArrowLeft}']) {
        await place('Kartenbild', ways)
        await place('Karte', ways)
      }
      await expect(canvas.getByRole('heading', { name: /4 von 4 vermessen/ })).toBeVisible()
    })
    await step('„zeigen“ ist ein Knopf', async () => {
      const before = now()
      paneNamed('Karte').focus()
      await userEvent.keyboard(`{Escape}${'{ArrowLeft}'.repeat(24)}`)
      const away = () => canvas.queryAllByRole('button', { name: 'Blatt und Punkte zeigen' })
      await waitFor(() => expect(away().length).toBeGreaterThan(1))
      const table = within(canvas.getByRole('region', { name: 'Passpunkte' }))
      await userEvent.click(table.getByRole('button', { name: 'Punkt 1 zeigen' }))
      await waitFor(() => expect(now()[1]).not.toBe(before[1]))
      await waitFor(() => expect(away()).toHaveLength(1))
    })
  },
})

/** The script was stored with another resampling and other names than the dialog would choose. */
export const StoredScript = meta.story({
  args: {
    ...ready,
    state: {
      ...ready.state,
      map: { status: 'ready', data: { ...exampleMap, georef_bash: storedScript.ok ? storedScript.text : '' } },
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Der Dialog beginnt mit dem, was gespeichert ist: kein falscher Alarm', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Dateien' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'GDAL-Skript' }, late))
      await expect(await screen.findByText('Das gespeicherte Skript passt zu den Punkten.', {}, late)).toBeVisible()
      await expect(screen.getByRole('combobox', { name: 'Neuabtastung' })).toHaveDisplayValue('kubisch (cubic)')
    })
    await step('Eine andere Neuabtastung ist kein Widerspruch zu den Punkten', async () => {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Neuabtastung' }), 'near')
      await expect(screen.getByText(/anderen Dateinamen oder Optionen/)).toBeVisible()
    })
  },
})
export const SaveFailed = meta.story({
  args: {
    ...ready,
    state: { ...ready.state, save: { status: 'failed', message: 'Der Datendienst antwortet nicht.' } },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Nichts ist verloren, und es lässt sich wiederholen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut speichern' }))
      await waitFor(() => expect(ready.actions.save).toHaveBeenCalled())
    })
  },
})
export const Conflict = meta.story({
  args: {
    ...ready,
    state: {
      ...ready.state,
      save: {
        status: 'conflict',
        changes: [
          { de: 'Punkt 2: Zeile 5 → 6,25', en: 'point 2: row 5 → 6.25' },
          { de: 'Punkt 4 ist gelöscht', en: 'point 4 is deleted' },
        ],
      },
    },
  },
  play: async ({ canvas, step }) => {
    await step('Ich lese, was jemand anders geändert hat', async () => {
      await expect(canvas.getByText(/Karte inzwischen geändert/)).toBeVisible()
      await expect(canvas.getByText('Punkt 2: Zeile 5 → 6,25; Punkt 4 ist gelöscht')).toBeVisible()
    })
  },
})
/** A typing error that the page finds itself, and one that only the data service can find. */
export const Refused = meta.story({
  args: {
    ...ready,
    state: {
      ...ready.state,
      history: openHistory(changed(exampleWork(), { kind: 'place', id: 2, side: 'pixel', at: [91_202_949, -120] })),
      save: { status: 'failed', message: 'Punkt 3, Hochwert.', problems: [pointProblem(3, 'mapy')] },
    },
  },
  play: async ({ canvas, step }) => {
    await step('Die Tabelle zeigt Punkt und Spalte', async () => {
      const cell = canvas.getByRole('textbox', { name: 'Spalte von Punkt 2' })
      await expect(cell).toBeInvalid()
      await expect(cell).toHaveAccessibleDescription(/erlaubt ist -10\.000\.000 bis 10\.000\.000/)
      await expect(canvas.getByRole('textbox', { name: 'Hochwert von Punkt 3' })).toBeInvalid()
      await expect(canvas.getByRole('textbox', { name: 'Spalte von Punkt 1' })).toBeValid()
    })
  },
})

const ofType = (type: TransformType, count = 16) => ({
  args: { ...ready, state: { ...ready.state, history: openHistory(exampleWork(type, count)) } },
})
export const Linear = meta.story(ofType('linear'))
export const Polynomial1 = meta.story(ofType('polynomial1'))
export const Polynomial2 = meta.story(ofType('polynomial2'))
export const Polynomial3 = meta.story(ofType('polynomial3'))
export const ThinPlateSpline = meta.story(ofType('tps'))
/** Too many points to fit within a frame: a worker fits the spline, and the page says so until it is done. */
export const ManySplinePoints = meta.story({
  ...ofType('tps', 256),
  play: async ({ canvas, step }) => {
    await step('Der Spline kommt aus dem Worker: Zu jedem Punkt steht seine Abweichung', async () => {
      await waitFor(() => expect(canvas.queryByText('Die Transformation wird berechnet.')).toBeNull(), late)
      await expect(canvas.queryByText(/Zu wenige|bestimmen diese Transformation nicht/)).toBeNull()
    })
  },
})
export const Projective = meta.story(ofType('projective'))
export const ManyPoints = meta.story(ofType('polynomial2', 200))

/** A sheet of the example world with its scan, as the first visit shows it. @param id of the map */
function drawnSheet(id: number) {
  const sheet = seedSheets('small').find(({ map }) => map.id === id)
  if (!sheet) throw new Error(`no sheet ${id}`)
  const points = seedWorld({ today: storyDay, size: 'small' }).controlPoints.filter(({ karte_id }) => karte_id === id)
  const { georef_typ: type, epsg } = sheet.map
  const work = changed(emptyWorkplace(type as TransformType, epsg), { kind: 'add', points: fromStored(points) })
  const load = async () => new Blob([await sheetPng(sheet)], { type: 'image/png' })
  return {
    ...ready,
    state: {
      ...ready.state,
      map: { status: 'ready' as const, data: sheet.map },
      history: openHistory(work),
      scan: { name: 'original.png', load },
    },
  }
}
/** Wavy paper: a thin plate spline fits it, a plane does not. */
export const SurveySheet = meta.story({ args: drawnSheet(1) })
/** Two digits of a northing are swapped: the workplace says which, and one click puts them right. */
export const SwappedDigits = meta.story({
  tags: ['long'],
  args: drawnSheet(2),
  play: async ({ canvas, userEvent, step }) => {
    await step('Der Zahlendreher ist gefunden, mit Komma geschrieben, und von den Zeilen ist keine Rede', async () => {
      await expect(
        await canvas.findByText(/Im Hochwert \d+,\d+ sind vielleicht zwei Ziffern vertauscht/, {}, late),
      ).toBeVisible()
      await expect(canvas.queryByText(/Bildzeilen/)).toBeNull()
    })
    await step('Das Urteil steht in Worten da, und der schlechteste Punkt ist einen Klick weit', async () => {
      await expect(canvas.getByText('Unbrauchbar')).toBeVisible()
      await expect(canvas.getByText(/: empfohlen ist keine$/)).toBeVisible()
      const show = within(canvas.getByRole('region', { name: 'Güte' })).getByRole('button', {
        name: /^Punkt \d+ zeigen$/,
      })
      const [, nr = ''] = /(\d+)/.exec(show.textContent) ?? []
      await userEvent.click(show)
      await expect(canvas.getByRole('button', { name: `Punkt ${nr} auswählen`, pressed: true })).toBeVisible()
    })
    await step('Unbrauchbares zu speichern, wird einmal gefragt', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Punkt 1 vermessen/ }))
      await waitFor(() => expect(canvas.getByText('Unbrauchbar')).toBeVisible(), late)
      const save = () => userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
      await save()
      const dialog = within(await screen.findByRole('alertdialog', {}, late))
      await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }))
      await expect(ready.actions.save).not.toHaveBeenCalled()
      await save()
      const mend = within(await screen.findByRole('alertdialog', {}, late))
      await userEvent.click(mend.getByRole('button', { name: /^Punkt \d+ zeigen$/ }))
      await expect(screen.queryByRole('alertdialog')).toBeNull()
      await expect(ready.actions.save).not.toHaveBeenCalled()
      await save()
      await userEvent.click(await screen.findByRole('button', { name: 'Trotzdem speichern' }, late))
      await expect(ready.actions.save).toHaveBeenCalledTimes(1)
      await save()
      await expect(ready.actions.save).toHaveBeenCalledTimes(2)
    })
    await step('Ein Klick verbessert ihn, ohne dass man danach sucht', async () => {
      const card = canvas.getByRole('region', { name: 'Güte' })
      const cure = canvas.getByRole('button', { name: 'Ziffern tauschen' })
      card.scrollTop = 0
      await expect(cure.getBoundingClientRect().bottom).toBeLessThan(card.getBoundingClientRect().bottom)
      await userEvent.click(canvas.getByRole('button', { name: 'Ziffern tauschen' }))
      await waitFor(() => expect(canvas.queryByText(/Ziffern vertauscht/)).toBeNull(), late)
      await waitFor(() => expect(canvas.queryByText('Unbrauchbar')).toBeNull(), late)
    })
    await step('Gleich nach einer Änderung gilt das Urteil über das, was gespeichert wird', async () => {
      const press = (name: string | RegExp) => userEvent.click(canvas.getByRole('button', { name }))
      await press(/^Rückgängig/)
      await press('Speichern')
      await userEvent.click(await screen.findByRole('button', { name: 'Abbrechen' }, late))
      await expect(ready.actions.save).toHaveBeenCalledTimes(2)
      await expect(canvas.getByText('Unbrauchbar')).toBeVisible()
      await press(/^Wiederholen/)
      await press('Speichern')
      await waitFor(() => expect(ready.actions.save).toHaveBeenCalledTimes(3), late)
      await expect(screen.queryByRole('alertdialog')).toBeNull()
    })
  },
})

export const LongGerman = meta.story({
  args: {
    ...ready,
    state: {
      ...ready.state,
      map: {
        status: 'ready',
        data: {
          ...exampleMap,
          map_name: 'Entwässerungsgenossenschaft Niederschlagswasserbeseitigungsverband Blatt 12',
        },
      },
    },
  },
})
