import { documentFilter } from '@waldkerf/domain/documents/documentFilter'
import { type DocumentRow, documentState, openSums, sumOfRows } from '@waldkerf/domain/documents/documentRows'
import { offerValidity } from '@waldkerf/domain/documents/offerValidity'
import { formatMoney } from '@waldkerf/domain/office/money/formatAmount'
import { overdueDays, receivableAge } from '@waldkerf/domain/office/payments/receivables'
import { storyDay } from '@waldkerf/mocks/seed/days'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { styled } from 'styled-components'
import { exampleViewActions } from '@waldkerf/ui/parts/SavedViews/exampleViewActions.testing'
import { texts } from './DocumentsScreen.texts.ts'
import { SumChips } from './list/SumChips.tsx'
import { DocumentsScreen, type DocumentsScreenProps, type ReceivablesWork } from './DocumentsScreen.tsx'
import {
  exampleAddresses,
  exampleClients,
  exampleInvoices,
  exampleOffers,
} from './examples/exampleDocuments.testing.ts'

const late = { timeout: 5_000 }
const Frame = styled.div({ '--screen-height': '100dvh' })

/** Stands in for the container: keeps filter and order. */
function LiveScreen({ kind, state: start, actions, receivables }: DocumentsScreenProps) {
  const [state, setState] = useState(start)
  const live: DocumentsScreenProps['actions'] = {
    ...actions,
    setFilter: (filter) => setState((last) => ({ ...last, filter })),
    setSort: (sort) => setState((last) => ({ ...last, sort })),
  }
  return <DocumentsScreen kind={kind} state={state} actions={live} {...(receivables && { receivables })} />
}

const meta = preview.meta({
  component: DocumentsScreen,
  subcomponents: { SumChips },
  render: (args) => <LiveScreen {...args} />,
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
})

const ready = { status: 'ready', data: undefined } as const

export const Ready = meta.story({
  args: {
    kind: 'invoices',
    state: {
      documents: { status: 'ready', data: exampleInvoices },
      amounts: ready,
      addresses: exampleAddresses,
      clients: exampleClients,
      filter: documentFilter.empty,
      sort: undefined,
      views: { status: 'ready', data: [{ id: 1, name: 'In Arbeit', standard: false, current: false }] },
      today: storyDay,
      firstDay: '2026-11-16',
    },
    actions: {
      open: fn(),
      setFilter: fn(),
      setSort: fn(),
      retry: fn(),
      create: fn(async () => undefined),
      onTyping: fn(),
      views: exampleViewActions(),
    },
  },
})
const { state, actions } = Ready.composed.args
const invoices = (part: Partial<DocumentsScreenProps['state']>) => ({
  args: { kind: 'invoices' as const, state: { ...state, ...part }, actions },
})
const failure = { status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry: fn() } as const

export const Empty = meta.story(invoices({ documents: { status: 'ready', data: [] } }))
export const Loading = meta.story(invoices({ documents: { status: 'loading' } }))
export const Failed = meta.story(invoices({ documents: failure }))
/** Reminders and payments of the office, as the container has them. */
const receivables: ReceivablesWork = {
  prepare: fn(async () => ({ to: 'kasse@forstamt.test', text: 'Sehr geehrte Damen und Herren', recipients: [] })),
  layOut: () => Promise.reject(new Error('No sheet is offered here.')),
  sendInvoice: fn(),
  remind: fn(async () => undefined),
  readMoney: async () => ({ standings: exampleInvoices.flatMap(({ standing }) => standing ?? []), payments: [] }),
  book: fn(async () => undefined),
}
/** With plain spaces, as the matchers normalize the text of elements. */
const inSpaces = (amount: string) => formatMoney(amount).replaceAll('\u00A0', ' ')
const claims = exampleInvoices.filter(({ standing }) => receivableAge(standing, storyDay) !== undefined)
const clients = new Set(claims.map(({ clientId }) => clientId))
const [oldest] = claims
  .filter(({ standing }) => Number(standing?.offen) > 0)
  .toSorted((a, b) => (a.standing?.faellig ?? '').localeCompare(b.standing?.faellig ?? ''))
const longest = oldest?.standing ? overdueDays(oldest.standing, storyDay) : 0
const oldestAge = receivableAge(oldest?.standing, storyDay) ?? 'guthaben'

/** By client and age; the same list, narrowed. */
export const Receivables = meta.story({
  args: { ...Ready.composed.args, receivables },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein Druck zeigt, was offen ist: je Kunde, und was davon nach dem Guthaben bleibt', async () => {
      const view = canvas.getByRole('button', { name: 'Forderungen' })
      const { left } = view.getBoundingClientRect()
      await userEvent.click(view)
      await expect(view.getBoundingClientRect().left).toBe(left)
      const grid = within(await canvas.findByRole('grid', { name: 'Forderungen nach Kunden' }, late))
      const foot = (await grid.findByText('Saldo', { selector: 'td' }, late)).closest('tfoot')
      const { open, credit, balance } = openSums(claims)!
      const sums = [`Offen${inSpaces(open)}`, `Guthaben${inSpaces(credit)}`, `Saldo${inSpaces(balance)}`]
      for (const said of sums) await expect(foot).toHaveTextContent(said)
      await canvas.findByText(`${clients.size} Kunden, ${claims.length} Rechnungen`)
    })
    await step('Wer am längsten schuldet, steht zuoberst', async () => {
      const [, first] = canvas.getAllByRole('row')
      await expect(first).toHaveTextContent(`${longest} Tagen`)
    })
    await step('Ein Alter zeigt seine Rechnungen', async () => {
      const old = claims.filter(({ standing }) => receivableAge(standing, storyDay) === oldestAge)
      const name = new RegExp(`^${texts.de.ages[oldestAge]}`)
      const ages = within(canvas.getByRole('group', { name: 'Alter' }))
      await userEvent.click(await ages.findByRole('button', { name }))
      await expect(await canvas.findByText(`${old.length} von ${exampleInvoices.length}`)).toBeVisible()
      await expect(ages.getByRole('button', { name })).toHaveTextContent(inSpaces(openSums(old)?.open ?? ''))
    })
    await step('Ein Druck in der Zeile erinnert', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: /^Erinnern: RE-/ })[0]!)
      await userEvent.click(await screen.findByRole('button', { name: 'Erinnern und senden' }, late))
      await waitFor(() => expect(args.receivables?.remind).toHaveBeenCalledOnce())
      await screen.findByText('gesendet an kasse@forstamt.test', {}, late)
      await userEvent.keyboard('{Escape}')
    })
    await step('Viele werden gewählt und nacheinander angesehen', async () => {
      for (const box of canvas.getAllByRole('checkbox', { name: /wählen/i }).slice(1, 3)) await userEvent.click(box)
      await userEvent.click(canvas.getByRole('button', { name: 'Zahlungserinnerungen …' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Überspringen' }, late))
    })
  },
})
const owed = (part: Partial<DocumentsScreenProps['state']>, client?: number | null) => {
  const filter = { ...documentFilter.empty, view: 'forderungen' as const, client: client ?? undefined }
  return { ...Receivables.composed.args, state: { ...state, filter, ...part } }
}
/** Opened by an address or a saved view. */
export const ReceivablesByClient = meta.story({ args: owed({}) })
/** The list comes first there, and the next step is in reach of the thumb. */
export const ReceivablesOnAPhone = meta.story({
  // The usual order of the invoices, as the address has it.
  args: owed({ sort: { column: 'nummer', direction: 'descending' } }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step, userEvent }) => {
    const order = () => canvas.findByRole('combobox', { name: 'Sortieren nach' }, late)
    const words = new RegExp(`^(Überfällig|Älteste) seit ${longest} Tagen`)
    const first = await canvas.findByText(words, {}, late)
    await step('Der erste Kunde steht in der oberen Hälfte, der Knopf am unteren Rand', async () => {
      await expect(first.getBoundingClientRect().top).toBeLessThan(innerHeight / 2)
      const next = canvas.getByRole('button', { name: /^An \d+ Rechnungen erinnern …$/ })
      await expect(next.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight - 40)
    })
    await step('Die Ordnung steht da, bei Kunden und danach bei ihren Rechnungen', async () => {
      await expect(await order()).toHaveValue('since')
      await userEvent.selectOptions(await order(), 'count')
      await userEvent.click(canvas.getByText(words))
      await waitFor(async () => expect(await order()).toHaveValue('nummer'), late)
    })
  },
})
export const ReceivablesOfClient = meta.story({ args: owed({}, claims[0]?.clientId) })
export const NothingOpen = meta.story({
  args: owed({ documents: { status: 'ready', data: exampleInvoices.filter((row) => !claims.includes(row)) } }),
})
export const NoneFixed = meta.story({
  args: owed({ documents: { status: 'ready', data: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Noch keine Rechnung festgeschrieben.', {}, late)).toBeVisible()
  },
})

/** Another page asked for the form: giving it up leads back. */
export const GivenUp = meta.story({
  args: {
    ...Ready.composed.args,
    state: { ...state, isNewAsked: true },
    actions: { ...actions, newOpened: fn(), newGivenUp: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    const giveUp = async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Neue Rechnung' }, late))
      await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await giveUp()
    await expect(args.actions.newGivenUp).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Neue Rechnung' }))
    await giveUp()
    await expect(args.actions.newGivenUp).toHaveBeenCalledOnce()
  },
})

export const Stale = meta.story(invoices({ documents: { ...failure, data: exampleInvoices } }))
export const NoAmounts = meta.story(
  invoices({
    documents: { status: 'ready', data: exampleInvoices.map((row) => ({ ...row, totals: undefined })) },
    amounts: failure,
  }),
)
export const LongGerman = meta.story(
  invoices({
    documents: {
      status: 'ready',
      data: exampleInvoices.map((row) => ({
        ...row,
        client: `${row.client}-Waldschutzmeldewesenverwaltungsgemeinschaft`,
        totals: row.totals && { ...row.totals, net: '123456789.99', gross: '146913580.09' },
      })),
    },
  }),
)
/** Payments could not be read: invoices say that they are fixed, and no sum is given of what is open. */
export const NoPayments = meta.story({
  ...invoices({
    documents: { status: 'ready', data: exampleInvoices.map((row) => ({ ...row, standing: undefined })) },
    missing: { payments: fn() },
  }),
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Was fehlt, steht da und lässt sich laden', async () => {
      await expect(canvas.getByText(/^Zahlungen: nicht geladen/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut laden' }))
      await expect(args.state.missing?.payments).toHaveBeenCalledOnce()
      await expect(canvas.getAllByText('Festgeschrieben').length).toBeGreaterThan(3)
    })
  },
})

const cancelling = exampleInvoices.filter((row) => documentState(row) === 'stornorechnung')
const overdue = exampleInvoices.filter((row) => documentState(row) === 'ueberfaellig')

/** Invoices can be filtered by their state; the sum of what is open is exact to the cent. */
export const Open = meta.story({
  ...invoices({}),
  play: async ({ canvas, userEvent, step }) => {
    await step('Ein Klick zeigt die überfälligen, mit ihrer Summe', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Überfällig/ }))
      await expect(await canvas.findByText(`${overdue.length} von ${exampleInvoices.length}`)).toBeVisible()
      const foot = within(canvas.getByRole('grid')).getAllByText('Summe')[0]?.closest('tr')
      await waitFor(() => expect(foot).toHaveTextContent(inSpaces(openSums(overdue)?.open ?? '')))
    })
    await step('Was auf den Ständen steht, ergibt die Summe aller Rechnungen: überall brutto', async () => {
      await expect(canvas.getByRole('button', { name: /^Überfällig/ })).toHaveTextContent(
        inSpaces(sumOfRows(overdue)?.gross ?? ''),
      )
    })
    await step('Eine Stornorechnung heißt so und nennt, was sie storniert', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Überfällig/ }))
      await userEvent.click(canvas.getByRole('button', { name: /^Stornorechnung/ }))
      await expect(await canvas.findByText(`${cancelling.length} von ${exampleInvoices.length}`)).toBeVisible()
      const [first] = canvas.getAllByRole('link', { name: /^RE-/ })
      await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/invoices\/\d+$/))
    })
  },
})

const thousands = Array.from({ length: 2_500 }, (_, i) => ({ ...exampleInvoices[i % exampleInvoices.length]!, id: i }))
export const Thousands = meta.story(invoices({ documents: { status: 'ready', data: thousands } }))

const offers = {
  args: { kind: 'offers', state: { ...state, documents: { status: 'ready', data: exampleOffers } }, actions },
} as const
const isValid = ({ day }: { day: string }) => offerValidity({ an_datum: day }, storyDay) !== 'lapsed'
/** A sent offer whose validity is over says since when. */
export const Offers = meta.story({
  ...offers,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Abgelaufen seit \d+ Tagen$/))[0]).toBeVisible()
  },
})
export const Filtered = meta.story({
  ...offers,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, step }) => {
    const total = String(exampleOffers.length)
    const sent = exampleOffers.filter(({ status }) => status === 'versendet')
    await step('Stand und Summe nennen denselben Betrag: Abgelaufenes ist ein Stand für sich', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Versendet/ }))
      await expect(await canvas.findByText(`${sent.filter(isValid).length} von ${total}`)).toBeVisible()
      const sum = sumOfRows(sent.filter(isValid))?.gross ?? ''
      await expect(canvas.getByRole('button', { name: /^Versendet/ })).toHaveTextContent(inSpaces(sum))
      await expect(within(canvas.getByRole('grid')).getAllByText('Summe')[0]?.closest('tr')).toHaveTextContent(inSpaces(sum)) // prettier-ignore
      await userEvent.click(canvas.getByRole('button', { name: /^Abgelaufen/ }))
      await expect(await canvas.findByText(`${sent.length} von ${total}`)).toBeVisible()
    })
    await step('Gewählte Zeilen sagen, was sie zusammen ausmachen, und werden eine Datei', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Zeile 1 auswählen' }))
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Zeile 2 auswählen' }))
      const bar = (await canvas.findByText('2 ausgewählt')).parentElement
      await expect(bar).toHaveTextContent(/Brutto [\d.]+,\d\d €/)
      await expect(within(bar!).getByRole('button', { name: 'Auswahl herunterladen' })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Auswahl aufheben' }))
    })
    await step('Auf eine andere Suche passt nichts; nichts rückt, und sie lässt sich zurücksetzen', async () => {
      const tools = canvas.getByRole('button', { name: 'Exportieren' })
      const { left, top } = tools.getBoundingClientRect()
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Suchen' }), 'niemand')
      await expect(await canvas.findByText('Kein Angebot passt')).toBeVisible()
      await expect(tools.getBoundingClientRect()).toMatchObject({ left, top })
      await userEvent.click(canvas.getAllByRole('button', { name: 'Zurücksetzen' })[0]!)
      await expect(await canvas.findByText(`${total} von ${total}`)).toBeVisible()
    })
  },
})

/** The offers to ask after, as the dashboard counts them. */
export const Ending = meta.story({
  args: { ...offers.args, state: { ...offers.args.state, filter: { ...documentFilter.empty, validity: 'ending' } } },
  play: async ({ canvas, step }) => {
    await step('Nur versendete, deren Gültigkeit endet oder zu Ende ist', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Gültigkeit' })).toHaveValue('ending')
      const waiting = exampleOffers.filter(
        ({ status, day }) => status === 'versendet' && offerValidity({ an_datum: day }, storyDay) !== 'valid',
      )
      await expect(await canvas.findByText(`${waiting.length} von ${exampleOffers.length}`)).toBeVisible()
    })
  },
})

/** On a phone the states and their sums stand in the open, in one line that scrolls: the rows begin soon. */
export const OnAPhone = meta.story({
  ...offers,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step, userEvent }) => {
    await step('Ein Druck auf einen Stand filtert, ohne das Blatt der Filter', async () => {
      await expect(canvas.getByRole('group', { name: 'Status' }).offsetHeight).toBeLessThanOrEqual(56)
      const [first] = await canvas.findAllByRole('row', { name: /AN-/ })
      await expect(first?.getBoundingClientRect().bottom).toBeLessThan(400)
      const sent = exampleOffers.filter((row) => row.status === 'versendet' && isValid(row))
      await userEvent.click(canvas.getByRole('button', { name: /^Versendet/ }))
      await expect((await canvas.findAllByText(`${sent.length} von ${exampleOffers.length}`))[0]).toBeVisible()
    })
  },
})

export const Created = meta.story({
  ...invoices({}),
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Neue Rechnung' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Neue Rechnung' }, late))
    await step('Ohne Kunde entsteht nichts', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }))
      await expect(await dialog.findByText('Bitte wählen Sie einen Kunden.')).toBeVisible()
      await expect(args.actions.create).not.toHaveBeenCalled()
    })
    await step('Ein Tag vor der letzten Rechnung wird abgelehnt, mit dem Grund', async () => {
      const day = dialog.getByLabelText('Rechnungsdatum')
      await userEvent.clear(day)
      await userEvent.type(day, '5.1.26{Tab}')
      await expect(await dialog.findByText(/^RE-2026-.* ist vom .*: frühestens an diesem Tag\.$/)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }))
      await expect(day).toHaveFocus()
      await expect(args.actions.create).not.toHaveBeenCalled()
      await userEvent.clear(day)
      await userEvent.type(day, `${storyDay}{Tab}`)
    })
    await step('Kunde, Satz und Enter genügen; was der Dienst ablehnt, steht über dem Formular', async () => {
      mocked(args.actions.create).mockRejectedValueOnce(new Error('Der Dienst antwortet nicht.'))
      const client = exampleClients[0]!
      await userEvent.type(dialog.getByRole('combobox', { name: 'Kunde' }), `${client.name.slice(0, 12)}{Enter}`)
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Umsatzsteuer' }), '')
      await userEvent.type(await dialog.findByRole('textbox', { name: 'Satz in Prozent' }), '5,5')
      await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }))
      await expect(await dialog.findByText('Der Dienst antwortet nicht.')).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }))
      await waitFor(() =>
        expect(args.actions.create).toHaveBeenLastCalledWith(
          expect.objectContaining({ day: storyDay, rate: '5.5' }),
          expect.any(String),
        ),
      )
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})

const undelivered = (row: DocumentRow): DocumentRow => {
  const reminder = { erinnert: 1, zuletzt_erinnert: storyDay, erinnerung_gescheitert: true }
  return row === oldest && row.standing ? { ...row, standing: { ...row.standing, ...reminder } } : row
}
/** Today's reminder reached nobody: the row says so, and offers to send again. */
export const UndeliveredReminder = meta.story({
  args: owed({ documents: { status: 'ready', data: exampleInvoices.map(undelivered) } }, oldest?.clientId),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 ×, zuletzt [\d.]+, nicht zugestellt$/, {}, late)).toBeVisible()
    await expect(canvas.getByRole('button', { name: `Erinnern: ${oldest?.nummer}` })).toBeVisible()
  },
})
