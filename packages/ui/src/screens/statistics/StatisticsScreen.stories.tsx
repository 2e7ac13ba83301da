import { yearSpan } from '@waldkerf/domain/beetles/years/yearSpan'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor, within } from 'storybook/test'
import { exampleCells, exampleReport } from './fixtures.ts'
import { StatisticsScreen } from './StatisticsScreen.tsx'
import type { FindsAt } from './statisticsTypes.ts'

const meta = preview.meta({ component: StatisticsScreen })

const ready = <T,>(data: T) => ({ status: 'ready', data }) as const
const today = '2026-09-18'
const linkTo = ({ section, art, bundesland, ...rest }: FindsAt) =>
  `/gis/index?von=${rest.from}&bis=${rest.to}&status=${rest.status.join()}&bundesland=${encodeURIComponent(bundesland ?? '')}&art=${art ?? ''}&bereich=${section ? 'ja' : ''}`
const args = {
  report: ready(exampleReport()),
  cells: ready(exampleCells()),
  species: [
    { id: 1, de: 'Buchdrucker' },
    { id: 2, de: 'Kupferstecher' },
  ],
  filter: { year: undefined, bundesland: '', art: undefined },
  onFilter: fn(),
  span: yearSpan(2026, today),
  today,
  linkTo,
  onPrint: fn(),
  onAnnual: fn(),
}

export const Ready = meta.story({
  args,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Die Überschrift sagt, wie das Jahr war, gegen dieselben Wochen', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
        /^2026 bis KW 37: \d+ Meldungen, \d+ % mehr als 2025 in denselben Wochen$/,
      )
      await expect(canvas.getByText(/Mittel der 5 Jahre davor: \d+$/)).toBeVisible()
    })
    await step('Unter jedem Diagramm steht seine Tabelle', async () => {
      const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
      await expect(titles).toEqual([
        'Meldungen je Kalenderwoche',
        'Meldungen seit Jahresbeginn',
        'Nach Bundesland',
        'Nach Art',
        'Veränderung auf der Karte',
        'Ergebnis der Prüfung',
        'Zeit bis zur Entscheidung',
        'Wer meldet, in Zahlen',
      ])
      for (const title of titles) await expect(canvas.getByRole('table', { name: title ?? '' })).toBeInTheDocument()
    })
    await step('Jede Zahl führt zu ihren Meldungen', async () => {
      const table = within(canvas.getByRole('table', { name: 'Nach Bundesland' }))
      await expect(table.getByRole('row', { name: 'Bayern 83 66 +26 %' })).toBeInTheDocument()
      await expect(table.getByRole('link', { name: 'Bayern' })).toHaveAttribute(
        'href',
        linkTo({
          from: '2025-12-29',
          to: '2026-09-13',
          status: ['new', 'in_review', 'query', 'published'],
          bundesland: 'Bayern',
        }),
      )
      const week = within(canvas.getByRole('table', { name: 'Meldungen je Kalenderwoche' }))
      await expect(week.getByRole('link', { name: 'KW 20' })).toHaveAttribute(
        'href',
        expect.stringContaining('von=2026-05-11'),
      )
      await expect(week.queryByRole('link', { name: 'KW 38' })).toBeNull()
    })
    await step('Ein anderes Jahr wird gewählt', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Jahr' }), '2025')
      await expect(args.onFilter).toHaveBeenCalledWith({ year: 2025 })
    })
    await step('Dieses Jahr und die fünf davor sind gezeichnet', async () => {
      const chart = canvas.getByRole('img', { name: 'Meldungen je Kalenderwoche' })
      chart.scrollIntoView({ block: 'center' })
      await waitFor(() => expect(chart.querySelectorAll('svg path').length).toBeGreaterThan(5), { timeout: 8_000 })
      await expect(canvasElement.querySelectorAll('polygon[data-change]').length).toBeGreaterThan(10)
    })
  },
})
const nothing = { ...exampleReport(), wochen: [], laender: [], arten: [], status: [], entscheidungen: [] }
export const Empty = meta.story({
  args: { ...args, report: ready(nothing), cells: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('2026 bis KW 37: keine Meldungen')
    await expect(canvas.getByText('Zu dieser Auswahl gibt es keine Meldung')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Jahr' })).toBeVisible()
  },
})
const loading = { status: 'loading' } as const
export const Loading = meta.story({ args: { ...args, report: loading, cells: loading } })
const retry = fn()
const failed = { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry } as const
export const Failed = meta.story({
  args: { ...args, report: failed, cells: failed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
})
/** Without the right to open GIS the figures are the same, but lead nowhere. */
export const Forbidden = meta.story({
  args: { ...args, linkTo: () => undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
/** Nothing was reported this year; the years before stand as they are. */
export const QuietYear = meta.story({
  args: {
    ...args,
    report: ready({
      ...exampleReport(),
      wochen: exampleReport().wochen.filter(({ jahr }) => jahr < 2026),
      laender: exampleReport().laender.map((row) => ({ ...row, anzahl: 0 })),
      arten: [],
      status: [],
      entscheidungen: [],
      melder: exampleReport().melder.map((row) => ({ ...row, melder: 0, meldungen: 0 })),
    }),
    cells: ready([]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('2026 bis KW 37: keine Meldungen')
    await expect(canvas.getByText('2026 ist keine Entscheidung verzeichnet.')).toBeInTheDocument()
  },
})
/** A year that is over, of one species in one Land: the map says that it counts all species. */
export const Narrowed = meta.story({
  args: {
    ...args,
    span: yearSpan(2025, today),
    filter: { year: 2025, bundesland: 'Mecklenburg-Vorpommern', art: 2 },
    report: ready({
      ...exampleReport(),
      wochen: exampleReport().wochen.filter(({ jahr }) => jahr < 2026),
      laender: [{ bundesland: 'Mecklenburg-Vorpommern', anzahl: 11, vorjahr: 12 }],
      arten: [
        {
          art: 2,
          name: 'Sechszähniger Fichtenborkenkäfer oder Kupferstecher (Pityogenes chalcographus) in Jungbeständen',
          anzahl: 11,
          vorjahr: 12,
        },
      ],
    }),
    species: [{ id: 2, de: 'Sechszähniger Fichtenborkenkäfer oder Kupferstecher (Pityogenes chalcographus)' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^2025: \d+ Meldungen, \d+ % mehr als 2024$/,
    )
    await expect(canvas.getByText(/Die Karte zählt alle Arten zusammen/)).toBeInTheDocument()
  },
})
