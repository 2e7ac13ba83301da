import { usualAssumptions } from '@waldkerf/domain/forecast/assumptions'
import { invoiceRows, offerRows } from '@waldkerf/domain/documents/documentRows'
import { invoiceSums, offerSums } from '@waldkerf/domain/documents/documentSums'
import { invoiceStandings } from '@waldkerf/mocks/seed/documents/standings'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fireEvent, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { ForecastScreen, type ForecastScreenProps } from './ForecastScreen.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const { forecast } = world
const exampleOffers = offerRows(world.offers, { ...world, sums: offerSums(world) })
const exampleInvoices = invoiceRows(world.invoices, {
  ...world,
  sums: invoiceSums(world),
  standings: invoiceStandings(world, { today: storyDay }),
})

const exampleSources = { offers: exampleOffers, invoices: exampleInvoices, clients: world.clients, term: 14 }

/** As the matchers normalize the text of elements. */
const inSpaces = (amount: string) => amount.replaceAll('\u00A0', ' ')

/** The first opening of a dialog fetches its code. */
const late = { timeout: 5_000 }

/** Stands in for the container: keeps the assumptions. */
function LiveScreen({ state: start, actions }: ForecastScreenProps) {
  const [state, setState] = useState(start)
  const setAssumptions = (assumptions: typeof state.assumptions) => setState((last) => ({ ...last, assumptions }))
  return <ForecastScreen state={state} actions={{ ...actions, setAssumptions }} />
}

const meta = preview.meta({ component: ForecastScreen, render: (args) => <LiveScreen {...args} /> })

export const Ready = meta.story({
  args: {
    state: {
      entries: { status: 'ready', data: forecast },
      sources: {
        status: 'ready',
        data: { ...exampleSources, entries: forecast },
      },
      clients: world.clients,
      assumptions: usualAssumptions,
      documentAt: (source, id) => `#${source}-${id}`,
      today: storyDay,
    },
    actions: {
      setAssumptions: fn(),
      add: fn(async () => undefined),
      update: fn(async () => undefined),
      remove: fn(),
      retry: fn(),
      onTyping: fn(),
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('heute')).toHaveLength(2), late)
    const [above, below] = canvas.getAllByText('heute').map((word) => word.getBoundingClientRect().left)
    await expect(above).toBe(below)
    await expect(canvas.getAllByText('Schraffiert: geplant oder noch nicht in Rechnung gestellt')).toHaveLength(2)
    await expect(canvas.getAllByText('Geplante Einnahmen').length).toBeGreaterThan(1)
    const figures = within(canvas.getByRole('region', { name: 'In zwölf Monaten' }))
    const amount = (label: string) => figures.getByText(label).nextElementSibling?.textContent ?? ''
    const statement = canvas.getByText(/^In den nächsten zwölf Monaten kommen voraussichtlich/)
    await expect(statement).toHaveTextContent(inSpaces(amount('Einnahmen gesamt')))
    const euros = (label: string) => Number(amount(label).replaceAll(/[^\d-]/g, ''))
    const parts = euros('davon aus Rechnungen') + euros('davon Angebote, Entwürfe') + euros('davon geplant')
    await expect(euros('Einnahmen gesamt')).toBe(parts)
    await expect(euros('Ergebnis')).toBe(parts + euros('Ausgaben'))
    const billed = inSpaces(amount('davon aus Rechnungen'))
    await expect(statement).toHaveTextContent(`${billed} davon aus gestellten Rechnungen.`)
  },
})
const { state, actions } = Ready.composed.args
const withState = (part: Partial<typeof state>) => ({ args: { state: { ...state, ...part }, actions } })
const failure = { status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry: fn() } as const

export const Empty = meta.story(
  withState({
    entries: { status: 'ready', data: [] },
    sources: { status: 'ready', data: { entries: [], offers: [], invoices: [], term: 14 } },
  }),
)
export const Loading = meta.story(withState({ entries: { status: 'loading' }, sources: { status: 'loading' } }))
export const Failed = meta.story(withState({ entries: failure, sources: failure }))
export const PartFailed = meta.story(withState({ sources: failure }))
const many = forecast.map((row, index) => ({
  ...row,
  art: ['einnahme', 'ausgabe', 'Fördermittel des Landes für Waldumbaumaßnahmen', 'Pacht', 'Spenden', ''][index % 6]!,
  betrag: row.betrag.replace('.', '00000.'),
}))
export const LongGerman = meta.story(
  withState({
    entries: { status: 'ready', data: many },
    sources: { status: 'ready', data: { ...exampleSources, entries: many } },
  }),
)

export const ChangedAssumptions = meta.story({
  ...withState({}),
  play: async ({ canvas, userEvent, step }) => {
    const card = within(canvas.getByRole('region', { name: 'Was wäre, wenn' }))
    await step('Wird kein versandtes Angebot angenommen, kommt weniger herein', async () => {
      await fireEvent.change(card.getByRole('slider', { name: 'Versendete Angebote' }), { target: { value: '0' } })
      await expect(await card.findByText(/^-.* gegenüber der Grundannahme$/)).toBeVisible()
    })
    await step('Rechnungsentwürfe haben eine eigene Wahrscheinlichkeit', async () => {
      await expect(card.getByRole('slider', { name: 'Angebotsentwürfe' })).toHaveValue('20')
      await fireEvent.change(card.getByRole('slider', { name: 'Rechnungsentwürfe' }), { target: { value: '0' } })
      await expect(card.getByRole('slider', { name: 'Rechnungsentwürfe' })).toHaveAttribute(
        'aria-valuetext',
        '0\u00A0%',
      )
    })
    await step('und es lässt sich zurücksetzen', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Zurücksetzen' }))
      await waitFor(() => expect(card.queryByText(/gegenüber der Grundannahme/)).toBeNull())
    })
  },
})

export const Recorded = meta.story({
  ...withState({}),
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Neuer Eintrag' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Neuer Eintrag' }, late))
    const amount = dialog.getByRole('textbox', { name: 'Betrag' })
    await step('Bei einem Betrag, der sich auf zwei Arten lesen lässt, wird zurückgefragt', async () => {
      await userEvent.type(amount, '1.50')
      await expect(await dialog.findByText('Das ist nicht eindeutig.')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Meinten Sie 1,50?' })).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await expect(args.actions.add).not.toHaveBeenCalled()
    })
    await step('Was abgelehnt wird, steht über dem Formular; dann ist es gespeichert', async () => {
      mocked(args.actions.add).mockRejectedValueOnce(new Error('Der Dienst antwortet nicht.'))
      await userEvent.clear(amount)
      await userEvent.type(amount, '1.250,5')
      await userEvent.type(dialog.getByRole('textbox', { name: 'Notiz' }), ' Nach mündlicher Zusage ')
      await userEvent.click(dialog.getByRole('combobox', { name: 'Kunde' }))
      await userEvent.keyboard(`${world.clients[0]!.name}{Enter}`)
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await expect(await dialog.findByText('Der Dienst antwortet nicht.')).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await waitFor(() =>
        expect(args.actions.add).toHaveBeenLastCalledWith(
          {
            datum: storyDay,
            art: 'einnahme',
            betrag: '1250.5',
            notiz: 'Nach mündlicher Zusage',
            client_id: world.clients[0]!.client_id,
          },
          expect.any(String),
        ),
      )
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})

export const Deleted = meta.story({
  ...withState({}),
  play: async ({ args, canvas, userEvent, step }) => {
    const inOrder = forecast.toSorted((one, other) => one.datum.localeCompare(other.datum))
    const past = inOrder.filter(({ datum }) => datum < storyDay)
    await step('Was vergangen ist, kommt auf einen Druck dazu', async () => {
      const grid = canvas.getByRole('grid', { name: 'Einträge' })
      await expect(grid).toHaveAttribute('aria-rowcount', String(forecast.length - past.length + 2))
      await userEvent.click(canvas.getByRole('button', { name: `Auch vergangene (${past.length})` }))
      await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', String(forecast.length + 2)))
    })
    await step('Ich wähle den ersten Eintrag mit der Tastatur und lösche ihn', async () => {
      canvas.getByRole('grid', { name: 'Einträge' }).focus()
      await userEvent.keyboard('{Home} ')
      await userEvent.click(await canvas.findByRole('button', { name: 'Löschen' }, late))
      await expect(args.actions.remove).toHaveBeenCalledWith([inOrder[0]])
    })
  },
})

/** More entries than stand there at first. */
const months = Array.from({ length: 30 }, (_, index) => ({ ...forecast[0]!, id: 1_000 + index, datum: storyDay }))
export const Long = meta.story({
  ...withState({
    entries: { status: 'ready', data: months },
    sources: { status: 'ready', data: { ...exampleSources, entries: months } },
  }),
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Tabellen stehen ganz auf der Seite; lange beginnen mit zehn Zeilen', async () => {
      const card = within(canvas.getByRole('region', { name: 'Einträge' }))
      const grid = card.getByRole('grid')
      await expect(await within(grid).findByText('Summe aller 30', {}, late)).toBeVisible()
      await userEvent.click(await card.findByRole('button', { name: 'Alle 30 zeigen' }, late))
      await waitFor(() => expect(within(grid).queryByText('Summe aller 30')).toBeNull())
      await waitFor(() => expect(within(grid).getAllByRole('checkbox', { name: /^Zeile/ })).toHaveLength(30))
      await expect(grid.parentElement?.scrollHeight).toBe(grid.parentElement?.clientHeight)
    })
  },
})

export const Opened = meta.story({
  ...withState({}),
  play: async ({ canvas, userEvent, step }) => {
    const month = canvas.getByRole('combobox', { name: 'Monat' })
    const table = canvas.getByRole('grid', { name: 'Woraus der Monat besteht' })
    await step('Jeder Monat zeigt, woraus er besteht: Dokument, Kunde, Tag und Wahrscheinlichkeit', async () => {
      await userEvent.selectOptions(month, '2027-02')
      const link = await within(table).findAllByRole('link', { name: /^RE-/ })
      await expect(link[0]!.getAttribute('href')).toMatch(/^#invoice-\d+$/)
      await expect(within(table).getAllByText(/^\d+ % · Länger überfällig/)[0]).toBeVisible()
    })
    await step('Wird Überfälliges sicher gezahlt, steht es ganz da', async () => {
      const before = month.textContent
      const card = within(canvas.getByRole('region', { name: 'Was wäre, wenn' }))
      await fireEvent.change(card.getByRole('slider', { name: 'Länger überfällig' }), { target: { value: '100' } })
      await waitFor(() => expect(month.textContent).not.toBe(before))
    })
  },
})

/** An amount in cents, with the minus of either language. */
const cents = (text: string | null | undefined) => Number((text ?? '').replace('\u2212', '-').replaceAll(/[^\d-]/g, ''))

export const Calculated = meta.story({
  ...withState({}),
  play: async ({ canvas, userEvent, step }) => {
    const card = canvas.getByRole('region', { name: 'Woraus die zwölf Monate bestehen' })
    await step('Eine gewichtete Summe führt zu dem, woraus sie besteht', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: /^gewichtet, von/ })[0]!)
      await expect(card.parentElement).toHaveFocus()
    })
    await step('Die Zeilen ergeben die Summe, auf den Cent', async () => {
      const lists = within(card).getAllByRole('list')
      await expect(lists.length).toBeGreaterThan(2)
      for (const list of lists) {
        const lines = within(list).getAllByRole('listitem')
        const [whole = 0, ...rows] = lines.map((line) => cents(line.lastElementChild?.textContent))
        // oxlint-disable-next-line no-await-in-loop
        if (rows.length > 0) await expect(rows.reduce((sum, row) => sum + row, 0)).toBe(whole)
      }
    })
    await step('und jede Zeile ihre Wahrscheinlichkeit mal dem, was offen ist', async () => {
      const lines = within(card).getAllByText(/^\d+\s%\svon/)
      for (const share of lines) {
        const [, likelihood, whole] = /^(\d+)\s%\svon\s(.*)$/.exec(share.textContent ?? '') ?? []
        const amount = cents(share.nextElementSibling?.textContent)
        // Each document is rounded by itself.
        // oxlint-disable-next-line no-await-in-loop
        await expect(Math.abs((Number(likelihood) * cents(whole)) / 100 - amount)).toBeLessThan(50)
      }
    })
  },
})

export const SameSeries = meta.story({
  args: LongGerman.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    const heads = async (title: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `${title} als Tabelle zeigen` }))
      const table = await canvas.findByRole('table', { name: title })
      return within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
    }
    await step('Beide Diagramme teilen, was geplant ist, in dieselben Reihen', async () => {
      const outlook = await heads('Ausblick nach Monat und Art')
      const [month, ...plan] = await heads('Plan und Ist')
      await expect(plan.slice(-2)).toEqual(['In Rechnung gestellt', 'Abweichung'])
      await expect([month, ...plan.slice(0, -2)]).toEqual(
        outlook.filter((name) => name !== 'Geplante Ausgaben').slice(0, -3),
      )
    })
  },
})

/** On a phone the likelihood has lines of its own, and is whole beside the longest name of a client. */
export const Phone = meta.story({
  ...withState({}),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Monat' }), '2027-02')
    const table = canvas.getByRole('grid', { name: 'Woraus der Monat besteht' })
    await step('Jede Zeile hat ihre Wahrscheinlichkeit, und keine ist abgeschnitten', async () => {
      const likelihoods = await within(table).findAllByText(/^\d+ %/, {}, late)
      await expect(table.querySelectorAll('.body .row')).toHaveLength(likelihoods.length)
      for (const words of likelihoods) {
        const cell = words.closest('td')
        // oxlint-disable-next-line no-await-in-loop
        await expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight)
        // oxlint-disable-next-line no-await-in-loop
        await expect(cell?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          cell?.parentElement?.getBoundingClientRect().bottom ?? 0,
        )
      }
    })
  },
})
