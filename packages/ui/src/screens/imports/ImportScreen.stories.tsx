import type { ImportRow } from '@waldkerf/domain/beetles/imports/planImport'
import type { ImportRun } from '@waldkerf/domain/entities/beetles/imports'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ImportScreen, type ImportScreenProps } from './ImportScreen.tsx'
import type { FindImport, PlanSummary } from './importTypes.ts'
import { importActions } from './importActions.testing.ts'

const { species } = seedWorld({ today: storyDay, size: 'small' })

const rows = Array.from({ length: 240 }, (_, nr): ImportRow => ({
  quell_id: String(4_000 + nr),
  art: 1 + (nr % 4),
  fund_datum: `2026-0${4 + (nr % 5)}-${10 + (nr % 18)}`,
  lat: 48 + ((nr * 37) % 100) / 70,
  lon: 10.5 + ((nr * 53) % 100) / 50,
}))

const plan: PlanSummary<FindImport> = {
  ready: rows.length,
  refused: 9,
  reasons: [
    { problem: 'dayMissing', rows: 6 },
    { problem: 'placeUnclear', rows: 4 },
  ],
  several: 1,
  firstReady: rows.slice(0, 50),
  firstRefused: [
    {
      line: 14,
      problems: ['dayMissing'],
      values: [
        ...['4012', 'Ips typographus'].map((text) => ({ text })),
        { text: '', problem: 'dayMissing' },
        ...['48.6', '11.2'].map((text) => ({ text })),
      ],
    },
    {
      line: 31,
      problems: ['dayMissing', 'placeUnclear'],
      values: [
        ...['4029', 'Ips typographus'].map((text) => ({ text })),
        { text: '', problem: 'dayMissing' },
        { text: 'hinter dem Haus', problem: 'placeUnclear' },
      ],
    },
  ],
  told: {
    unclear: [],
    swapped: 0,
    isOrderUnclear: false,
    outside: 0,
    points: {
      ids: Float64Array.from(rows.keys()),
      lats: Float64Array.from(rows, ({ lat }) => lat),
      lons: Float64Array.from(rows, ({ lon }) => lon),
      kinds: new Uint8Array(rows.length),
    },
  },
}

const run: ImportRun = {
  id: '3f0e7c1a-52c4-4a7e-9d53-0b6d1c1f2a91',
  datei: 'funde_2025.csv',
  quelle: 'Forstamt Ebersberg',
  anzahl: 1_310,
  gespeichert: 1_310,
  status: 'published',
  art: 'kaefer',
  von: 'expert@waldkerf.test',
  begonnen_am: '2026-11-12T09:30:00+00:00',
  zurueck_am: null,
}
const interrupted = { ...run, id: `${run.id.slice(0, -1)}2`, datei: 'gbif_0048.csv', quelle: 'GBIF', gespeichert: 800 }

const file = {
  name: 'gbif_0051.csv',
  rows: 249,
  lines: [2, 250] as const,
  head: ['gbifID', 'scientificName', 'eventDate', 'decimalLatitude', 'decimalLongitude'],
  examples: ['4000', 'Ips typographus (Linnaeus, 1758)', '2026-05-17', '48.5', '11.2'],
}

const choice = {
  columns: { id: 0, species: 1, day: 2, y: 3, x: 4 },
  epsg: 4326,
  names: {},
  swap: undefined,
  slashes: undefined,
}

const state: ImportScreenProps['state'] = {
  file: { status: 'ready', file },
  species: { status: 'ready', data: species },
  decision: {
    choice,
    quelle: 'GBIF',
    status: 'new',
    skipsNear: true,
  },
  plan,
  isPlanning: false,
  comparison: { status: 'none' },
  sending: { status: 'none' },
  resumed: undefined,
  runs: { status: 'ready', data: [interrupted, run] },
  people: [{ mail: 'expert@waldkerf.test', name: 'Eva Specht' }],
  undoing: undefined,
  undoFailed: undefined,
}

/** Stands in for the container: keeps the decisions. */
function LiveScreen({ state: start, actions }: ImportScreenProps) {
  const [decision, setDecision] = useState(start.decision)
  const decide: typeof actions.decide = (changes) => {
    actions.decide(changes)
    setDecision((last) => ({ ...last, ...changes }))
  }
  return <ImportScreen state={{ ...start, decision }} actions={{ ...actions, decide }} />
}

const meta = preview.meta({ component: ImportScreen, render: (args) => <LiveScreen {...args} /> })

export const Ready = meta.story({
  args: {
    state,
    actions: { ...importActions(), runAt: (id) => `#${id}` },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die Spalten sind erraten und lassen sich ändern', async () => {
      await expect(canvas.getByText('EPSG:4326 – WGS 84 (Länge, Breite)')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Spalten ändern' }))
      await expect(canvas.getByLabelText('Funddatum')).toHaveDisplayValue('eventDate')
      await userEvent.selectOptions(canvas.getByLabelText('Kennung in der Quelle'), '')
      await expect(args.actions.decide).toHaveBeenCalledWith({
        choice: { ...choice, columns: { species: 1, day: 2, y: 3, x: 4 } },
      })
    })
    await step('Was nicht kommt, steht mit seinem Grund da und lässt sich speichern', async () => {
      await expect(canvas.getByText(/^Nicht importiert: 9 fehlerhafte Zeilen\./)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Fehlerhafte Zeilen herunterladen' }))
      await expect(args.actions.saveRefused).toHaveBeenCalledOnce()
    })
    await step('Der nächste Schritt ist der Vergleich mit dem Bestand', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mit dem Bestand vergleichen' }))
      await expect(args.actions.compare).toHaveBeenCalledOnce()
    })
  },
})

const withState = (changes: Partial<ImportScreenProps['state']>) => ({
  args: { ...Ready.composed.args, state: { ...state, ...changes } },
})

const before = { plan: undefined, file: { status: 'none' } as const }

export const Empty = meta.story(withState({ ...before, runs: { status: 'ready', data: [] } }))
export const Loading = meta.story(
  withState({
    plan: undefined,
    file: { status: 'reading', name: 'funde.xlsx' },
    species: { status: 'loading' },
    runs: { status: 'loading' },
  }),
)
const failure = { status: 'failed', message: 'Der Server antwortet gerade nicht.', retry: fn() } as const
export const Failed = meta.story(
  withState({
    plan: undefined,
    file: { status: 'failed', name: 'funde.xlsx', fault: 'unpacked' },
    species: failure,
    runs: failure,
  }),
)
export const Forbidden = meta.story(
  withState({
    ...before,
    species: { ...failure, message: 'Dazu fehlt Ihnen die Berechtigung.' },
    runs: { ...failure, message: 'Dazu fehlt Ihnen die Berechtigung.' },
  }),
)

const decided = (changes: Partial<FindImport['choice']>) => ({ choice: expect.objectContaining(changes) })

/** Each question of the file is asked once. */
export const Asking = meta.story({
  ...withState({
    plan: {
      ...plan,
      told: {
        ...plan.told,
        unclear: [
          { name: 'Fichtenborkenkäfer', rows: 61, similar: [1, 2] },
          { name: 'Ips tipographus', rows: 1, similar: [1] },
        ],
        swapped: 12,
        isOrderUnclear: true,
        outside: 3,
      },
    },
  }),
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die Fragen stehen vor allem, was schon feststeht', async () => {
      const [first] = canvas.getAllByRole('heading', { level: 2 })
      await expect(first).toHaveTextContent('Noch zu klären')
    })
    await step('Ein unklarer Name gilt für alle seine Zeilen', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Welche Art ist „Fichtenborkenkäfer“?'), '1')
      await expect(args.actions.decide).toHaveBeenCalledWith(decided({ names: { Fichtenborkenkäfer: 1 } }))
      const misspelled = canvas.getByLabelText('Welche Art ist „Ips tipographus“?')
      await userEvent.click(canvas.getByRole('button', { name: 'Buchdrucker übernehmen' }))
      await expect(args.actions.decide).toHaveBeenLastCalledWith(
        decided({ names: { Fichtenborkenkäfer: 1, 'Ips tipographus': 1 } }),
      )
      await expect(misspelled).toHaveFocus()
      await userEvent.selectOptions(misspelled, 'Weglassen')
      await expect(args.actions.decide).toHaveBeenLastCalledWith(
        decided({ names: { Fichtenborkenkäfer: 1, 'Ips tipographus': null } }),
      )
    })
    await step('Wie viele Fragen offen sind, steht beim Knopf, und er führt hin, wie ihr Schritt', async () => {
      await expect(canvas.getByText('2 Fragen sind offen')).toBeVisible()
      await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Klären')
      for (const name of ['Klären', 'Fragen beantworten']) {
        await userEvent.click(canvas.getByRole('button', { name }))
        await expect(canvas.getByRole('heading', { name: 'Noch zu klären' }).closest('[data-stage]')).toHaveFocus()
      }
    })
    await step('Vertauschte Achsen und die Folge von Tag und Monat ebenso', async () => {
      await userEvent.selectOptions(canvas.getByLabelText(/^Vertauscht\?/), 'Achsen tauschen')
      await expect(args.actions.decide).toHaveBeenCalledWith(decided({ swap: true }))
      await userEvent.selectOptions(canvas.getByLabelText(/^05\/06\/2024/), 'Tag zuerst')
      await expect(args.actions.decide).toHaveBeenCalledWith(decided({ slashes: 'dayFirst' }))
    })
    await step('Sind alle beantwortet, führt der Knopf weiter', async () => {
      await expect(canvas.getByRole('button', { name: 'Mit dem Bestand vergleichen' })).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Fragen beantworten' })).toBeNull()
      await userEvent.selectOptions(canvas.getByLabelText(/^Vertauscht\?/), 'Bitte wählen')
      await userEvent.click(canvas.getByRole('button', { name: 'Ohne Antworten vergleichen' }))
      await expect(args.actions.compare).toHaveBeenCalledOnce()
    })
  },
})

/** Thousands of rows with faults: how many for which reason, the first of them, and all as a file. */
export const ManyFaults = meta.story({
  ...withState({
    file: { status: 'ready', file: { ...file, rows: 12_480, lines: [2, 12_481] } },
    plan: {
      ...plan,
      ready: 7_500,
      refused: 4_980,
      reasons: [
        { problem: 'placeOutside', rows: 3_911 },
        { problem: 'dayOrder', rows: 872 },
        { problem: 'speciesUnclear', rows: 410 },
        { problem: 'idTwice', rows: 12 },
      ],
      several: 225,
      firstRefused: Array.from({ length: 50 }, (_, nr) => ({
        line: 14 + 3 * nr,
        problems: nr % 4 === 1 ? (['dayOrder', 'placeOutside'] as const) : (['placeOutside'] as const),
        values: [
          { text: `${4_012 + nr}` },
          { text: 'Ips typographus (Linnaeus, 1758)' },
          { text: '05/06/2024', ...(nr % 4 === 1 && { problem: 'dayOrder' as const }) },
          ...['4468512.5', '5333211.0'].map((text) => ({ text, problem: 'placeOutside' as const })),
          { text: `Landkreis Ebersberg, Abteilung ${nr}` },
          { text: 'Fangzahl 210' },
        ],
      })),
    },
  }),
  play: async ({ canvas, userEvent, step }) => {
    await step('Die ersten Zeilen sind zu lesen, die übrigen kommen auf einen Druck', async () => {
      await expect(canvas.getAllByRole('row', { name: /Koordinatensystem nicht/ })).toHaveLength(6)
      await userEvent.click(canvas.getByRole('button', { name: '44 weitere zeigen' }))
      await expect(canvas.getAllByRole('row', { name: /Koordinatensystem nicht/ })).toHaveLength(50)
      await expect(canvas.getByText('Die ersten 50 von 4.980 fehlerhaften Zeilen')).toBeVisible()
      await expect(canvas.getByText('225 Zeilen haben mehrere Gründe.')).toBeVisible()
    })
    await step('Die Zeilen ohne Fehler stehen daneben', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Ohne Fehler (7.500)' }))
      await expect(canvas.getByRole('region', { name: 'Die ersten Funde' })).toBeVisible()
    })
  },
})

/** Stored records stand beside the rows that they perhaps are. */
export const Compared = meta.story({
  ...withState({
    comparison: {
      status: 'done',
      same: 20,
      near: 2,
      first: rows.slice(0, 2).map((row, nr) => ({ row, id: 310 + nr })),
    },
    resumed: interrupted,
  }),
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Doppelte bleiben weg, solange man nichts anderes sagt', async () => {
      await expect(canvas.getByRole('button', { name: '218 Funde importieren' })).toBeVisible()
      await expect(
        canvas.getByText('Nicht importiert: 20 schon da, 2 vielleicht schon da, 9 fehlerhafte Zeilen.'),
      ).toBeVisible()
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Diese weglassen' }))
      await userEvent.click(canvas.getByRole('button', { name: '220 Funde importieren' }))
      await expect(args.actions.send).toHaveBeenCalledOnce()
    })
  },
})
