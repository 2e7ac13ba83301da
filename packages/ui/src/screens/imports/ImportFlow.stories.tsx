import type { ImportRun } from '@waldkerf/domain/entities/beetles/imports'
import preview from '@waldkerf/storybook/preview'
import { expect, screen } from 'storybook/test'
import { ImportFlow, type ImportFlowProps } from './ImportFlow.tsx'
import type { ImportKind } from './importTypes.ts'
import { importActions } from './importActions.testing.ts'

/** Rows that are a word each. */
interface WordImport extends ImportKind {
  row: { quell_id: string; word: string }
  problem: 'tooLong'
}
type Props = ImportFlowProps<WordImport, 'word' | 'id'>

const run: ImportRun = {
  id: '3f0e7c1a-52c4-4a7e-9d53-0b6d1c1f2a91',
  datei: 'worte.csv',
  quelle: 'Wörterbuch',
  anzahl: 1_310,
  gespeichert: 1_310,
  status: 'new',
  von: 'expert@waldkerf.test',
  begonnen_am: '2026-11-12T09:30:00+00:00',
  zurueck_am: null,
  art: 'kaefer',
}
const failure = 'Der Server antwortet gerade nicht.'

const state: Props['state'] = {
  file: {
    status: 'ready',
    file: {
      name: 'worte.csv',
      head: ['Wort', 'Bemerkung', 'Leer'],
      rows: 241,
      lines: [2, 242],
      examples: ['Rinde', 'selten', ''],
    },
  },
  decision: { choice: { columns: { word: 0 } }, quelle: 'Wörterbuch', status: 'new', skipsNear: true },
  plan: {
    ready: 240,
    refused: 1,
    reasons: [{ problem: 'tooLong', rows: 1 }],
    several: 0,
    firstReady: [{ quell_id: '1', word: 'Rinde' }],
    firstRefused: [
      { line: 3, problems: ['tooLong'], values: [{ text: 'Borkenkäferbekämpfungsmaßnahme', problem: 'tooLong' }] },
    ],
    told: {},
  },
  isPlanning: false,
  comparison: { status: 'done', same: 0, near: 0, first: [] },
  sending: { status: 'none' },
  resumed: undefined,
  runs: { status: 'ready', data: [run] },
  people: [{ mail: 'expert@waldkerf.test', name: 'Eva Specht' }],
  undoing: undefined,
  undoFailed: undefined,
}

const meta = preview.meta({ component: ImportFlow<WordImport, 'word' | 'id'> })

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= globalThis.innerHeight
}

export const Ready = meta.story({
  args: {
    state,
    actions: importActions(),
    words: {
      title: 'Wörter importieren',
      kinds: 'CSV, höchstens 100 MB',
      needs: 'Jede Zeile braucht einen Namen.',
      things: (count, one) => `${count} ${one ? 'Wort' : 'Wörter'}`,
      table: 'Die ersten Wörter',
      near: (count) => `${count} stehen vielleicht schon da.`,
      list: 'Zu den Wörtern',
    },
    accepted: '.csv',
    isReady: true,
    fields: ['word', 'id'],
    missing: [],
    fieldWords: { fields: { word: 'Wort', id: 'Kennung' }, noId: 'Keine' },
    problem: () => 'Das Wort ist zu lang',
    rows: { head: ['Wort'], cells: ({ word }) => [word] },
    near: ({ word }, id) => ({ row: word, link: `Wort ${id}` }),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Was niemand übernimmt, wird genannt', async () => {
      await expect(canvas.getByText('Nicht übernommen: Bemerkung')).toBeVisible()
    })
    await step('Was erkannt ist, wird gelesen; geändert wird es auf einen Druck', async () => {
      await expect(canvas.getByText('241 Datenzeilen (Zeile 2 bis 242)', { exact: false })).toBeVisible()
      await expect(canvas.getByText('z. B. Rinde', { exact: false })).toBeVisible()
      const change = canvas.getByRole('button', { name: 'Spalten ändern', expanded: false })
      await userEvent.click(change)
      await expect(canvas.getByLabelText('Quelle')).toBeVisible()
      await expect(change).toHaveFocus()
      await userEvent.selectOptions(canvas.getByLabelText('Kennung'), 'Wort')
      await expect(args.actions.decide).toHaveBeenCalledWith({ choice: { columns: { word: 0, id: 0 } } })
    })
    await step('Welcher Schritt es ist, steht da, und ein Druck führt zu seiner Karte', async () => {
      await expect(canvas.getByRole('list', { name: 'Schritt 4 von 4' })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Spalten' }))
      await expect(canvas.getByRole('heading', { name: 'Spalten' }).closest('[data-stage]')).toHaveFocus()
      await userEvent.click(canvas.getByRole('button', { name: 'Vergleichen' }))
      const findings = canvas.getByRole('heading', { name: 'Vergleich mit dem Bestand' })
      await expect(findings.closest('[data-stage]')).toHaveFocus()
    })
    await step('Und gesendet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '240 Wörter importieren' }))
      await expect(args.actions.send).toHaveBeenCalledOnce()
    })
  },
})

const withState = (changes: Partial<Props['state']>) => ({
  args: { ...Ready.composed.args, state: { ...state, ...changes } },
})

/** Wherever the page is, its stage and its next step are in view, and nothing moves them. */
export const Phone = meta.story({
  args: Ready.composed.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: '240 Wörter importieren' })
    await step('Am Anfang der Seite und an ihrem Ende', async () => {
      globalThis.scrollTo({ top: 0, behavior: 'instant' })
      await expect(isInView(button)).toBe(true)
      const { top } = button.getBoundingClientRect()
      globalThis.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      await expect(isInView(canvas.getByRole('list', { name: 'Schritt 4 von 4' }))).toBe(true)
      await expect(button.getBoundingClientRect().top).toBe(top)
    })
  },
})
/** A missing part is named, and the button leads to where it is chosen. */
export const MissingColumn = meta.story({
  args: {
    ...Ready.composed.args,
    missing: ['Wort', 'Herkunft'],
    state: { ...state, plan: undefined, comparison: { status: 'none' } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Es fehlt noch: Wort, Herkunft')).toBeVisible()
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Spalten')
    await userEvent.click(canvas.getByRole('button', { name: 'Spalten zuordnen' }))
    await expect(canvas.getByLabelText('Wort').closest('[data-stage]')).toHaveFocus()
  },
})
export const Comparing = meta.story(withState({ comparison: { status: 'running', done: 80, total: 240 } }))
export const NotCompared = meta.story(withState({ comparison: { status: 'failed', message: failure } }))
export const Sending = meta.story({
  ...withState({ sending: { status: 'running', done: 80, total: 240 } }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anhalten' }))
    await expect(args.actions.stop).toHaveBeenCalledOnce()
  },
})
export const Stopped = meta.story(withState({ sending: { status: 'stopped', done: 80, total: 240, message: failure } }))
export const Done = meta.story({
  ...withState({
    comparison: { status: 'done', same: 3, near: 2, first: [] },
    sending: { status: 'done', id: 'a', stored: 234, known: 1 },
  }),
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Wohin jede Zeile ging, steht da, und die Teile ergeben das Ganze', async () => {
      await expect(canvas.getByRole('heading', { name: '234 Wörter importiert' })).toBeVisible()
      await expect(canvas.getByText('Die 241 Datenzeilen von worte.csv:').parentElement).toHaveTextContent(
        /Importiert234Schon da, unverändert4Vielleicht schon da, weggelassen2Fehlerhaft, nicht importiert1$/,
      )
      await expect(canvas.getByText('1.310 Wörter', { exact: false })).toBeVisible()
      await expect(canvas.getByText(/ · Eva Specht$/)).toBeVisible()
    })
    await step('Der nächste Schritt steht am unteren Rand', async () => {
      await expect(canvas.getByRole('link', { name: 'Zu den Wörtern' })).toHaveAttribute('href', '#liste')
      await expect(canvas.getByRole('button', { name: 'Nächste Datei' })).toBeVisible()
    })
    await step('Die fehlerhafte steht mit Grund da und lässt sich herunterladen', async () => {
      await expect(canvas.getByRole('row', { name: /^3 Das Wort ist zu lang/ })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Fehlerhafte Zeile herunterladen' }))
      await expect(args.actions.saveRefused).toHaveBeenCalledOnce()
    })
    await step('Ein Import wird nach einer Frage zurückgenommen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zurücknehmen' }))
      const dialog = await screen.findByRole('alertdialog', { name: 'Import zurücknehmen?' })
      await expect(dialog).toHaveTextContent('1.310 Wörter aus worte.csv')
      await userEvent.click(screen.getByRole('button', { name: 'Zurücknehmen' }))
      await expect(args.actions.undo).toHaveBeenCalledWith(run)
    })
  },
})
export const TakingBack = meta.story(
  withState({ plan: undefined, file: { status: 'none' }, undoing: { id: run.id, rest: 900 } }),
)
