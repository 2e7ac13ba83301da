import type { AnnualReport as Report } from '@waldkerf/domain/beetles/years/annualReport'
import { yearSpan } from '@waldkerf/domain/beetles/years/yearSpan'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { examplePages } from '@waldkerf/ui/screens/documentEditor/examples/exampleActions.ts'
import { exampleCells, exampleDecisionsBefore, exampleOffice, exampleReport } from '../fixtures.ts'
import { AnnualReport, type AnnualChoice, type AnnualReportProps } from './AnnualReport.tsx'

function Kept(args: AnnualReportProps) {
  const [choice, setChoice] = useState<AnnualChoice>(args.choice)
  return <AnnualReport {...args} choice={choice} onChoice={setChoice} />
}

const meta = preview.meta({ component: AnnualReport, render: (args) => <Kept {...args} /> })

const today = '2026-09-18'
const save = fn(async (_report: Report, _name: string) => {})
const actions = { layOut: fn(async () => examplePages), save, print: fn(), back: fn() }
const args: AnnualReportProps = {
  figures: {
    status: 'ready',
    data: {
      report: exampleReport(),
      cells: exampleCells(),
      decisionsBefore: exampleDecisionsBefore,
      office: exampleOffice,
    },
  },
  filter: { year: undefined, bundesland: '', art: undefined },
  species: [{ id: 1, de: 'Buchdrucker' }],
  span: yearSpan(2026, today),
  today,
  choice: { hidden: [], texts: {} },
  onChoice: fn(),
  actions,
}

export const Ready = meta.story({
  args,
  play: async ({ canvas, userEvent, step }) => {
    const summary = canvas.getByRole('textbox', { name: 'Text: Zusammenfassung' })
    await step('Die Texte sind aus den Zahlen vorgeschlagen', async () => {
      await expect(summary).toHaveDisplayValue(/^Im Jahr 2026 bis zur Kalenderwoche 37 wurden \d+ Meldungen erfasst/)
      await expect(await canvas.findByRole('region', { name: 'Seite 1 von 2' }, { timeout: 8_000 })).toBeVisible()
    })
    await step('Ein Text wird geändert, ein Kapitel abgewählt', async () => {
      await userEvent.clear(summary)
      await userEvent.type(summary, 'Ein ruhiges Jahr.')
      await expect(canvas.getByText('Geändert')).toBeVisible()
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Wer meldet' }))
      await expect(canvas.queryByRole('textbox', { name: 'Text: Wer meldet' })).toBeNull()
    })
    await step('So wird er gespeichert', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Als PDF speichern' }))
      await expect(await canvas.findByText('Das PDF ist gespeichert.')).toBeVisible()
      const [report, name] = save.mock.lastCall ?? []
      await expect(name).toBe('Jahresbericht-2026')
      await expect(report?.chapters.map(({ id }) => id)).toEqual(
        'summary seasons states species change review method'.split(' '),
      )
      await expect(report?.chapters[0]?.text).toBe('Ein ruhiges Jahr.')
    })
    await step('Der Vorschlag kommt zurück', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Vorschlag einsetzen' }))
      await expect(summary).toHaveDisplayValue(/^Im Jahr 2026/)
      await waitFor(() => expect(canvas.queryByText('Geändert')).toBeNull())
    })
  },
})

const manyPages = { ...examplePages, pages: Array.from({ length: 4 }, () => examplePages.pages).flat() }

/** One of both at a time: the pages are a press away, and nothing is wider than the window. */
export const OnPhone = meta.story({
  args: { ...args, actions: { ...actions, layOut: fn(async () => manyPages) } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Vorschau liegt nicht unter den Texten', async () => {
      await expect(canvas.getByRole('tabpanel', { name: 'Texte' })).toBeVisible()
      await expect(canvas.queryByRole('tabpanel', { name: 'Vorschau' })).toBeNull()
      await userEvent.click(canvas.getByRole('tab', { name: 'Vorschau' }))
      await expect(canvas.queryByRole('tabpanel', { name: 'Texte' })).toBeNull()
    })
    await step('Jedes Blatt ist so breit wie der Bildschirm, auch das außer Sicht', async () => {
      const last = await canvas.findByRole('region', { name: 'Seite 8 von 8' }, { timeout: 8_000 })
      await expect(last.offsetWidth).toBeLessThanOrEqual(innerWidth)
      const { scrollWidth, clientWidth } = canvas.getByRole('tabpanel', { name: 'Vorschau' })
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    })
  },
})

const nobody = exampleReport().melder.map((row) => ({ ...row, melder: 0, meldungen: 0, vorjahr: 0 }))

/** A year without a record: the title page says so, and chapters are left out until somebody writes them. */
export const Empty = meta.story({
  args: {
    ...args,
    figures: {
      status: 'ready',
      data: {
        report: { jahre: [], wochen: [], laender: [], arten: [], status: [], entscheidungen: [], melder: nobody },
        cells: [],
        decisionsBefore: [],
        office: { ...exampleOffice, firma: '', strasse: '', plz: '', ort: '', telefon: '', email: '' },
      },
    },
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Kapitel' }))
    await expect(list.getByRole('textbox', { name: 'Text: Nach Art' })).toHaveDisplayValue(
      'Dazu ist in diesem Zeitraum nichts verzeichnet.',
    )
    await expect(list.getAllByText(/^Das Jahr hat keine Meldung/)).toHaveLength(6)
  },
})

export const Loading = meta.story({ args: { ...args, figures: { status: 'loading' } } })

const retry = fn()
export const Failed = meta.story({
  args: { ...args, figures: { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
})

/** The file cannot be written, and the figures have changed since a text was. */
export const Outdated = meta.story({
  args: {
    ...args,
    choice: { hidden: ['method'], texts: { states: { typed: 'Bayern liegt vorn.', from: 'Früher.' } } },
    actions: { ...actions, save: fn(() => Promise.reject(new Error('Der Dienst ist gerade nicht erreichbar.'))) },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Die Zahlen haben sich geändert, seit dieser Text geschrieben wurde.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Als PDF speichern' }))
    await expect(await canvas.findByText('Das PDF konnte nicht geschrieben werden')).toBeVisible()
  },
})
