import { surveyValues } from '@waldkerf/domain/clients/surveyValues'
import { clientValues } from '@waldkerf/domain/clients/clientValues'
import { invoiceRows, offerRows } from '@waldkerf/domain/documents/documentRows'
import { invoiceSums, offerSums } from '@waldkerf/domain/documents/documentSums'
import { daysBetween } from '@waldkerf/domain/dates/days'
import { personName } from '@waldkerf/domain/users/personName'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { invoiceStandings } from '@waldkerf/mocks/seed/documents/standings'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, waitFor, within } from 'storybook/test'
import { ClientScreen } from './ClientScreen.tsx'
import { exampleEvents, exampleTimeline } from './timeline/exampleEvents.testing.ts'

const world = seedWorld({ today: storyDay, size: 'small' })
const client = world.clients[0]!
const id = client.client_id
const linked = world.clientLinks
  .filter(({ client_id }) => client_id === id)
  .flatMap((link) => {
    const user = world.users.find(({ user_id }) => user_id === link.user_id)
    const member = world.officeTeam.find(({ user_id }) => user_id === link.user_id)
    return user ? [{ ...user, ...link, apus_team: member !== undefined, apus_admin: member?.apus_admin ?? false }] : []
  })
const people = { linked, outside: linked.filter(({ apus_team }) => !apus_team) }
/** Of the office, and not linked to the client. */
const colleague = {
  ...world.users.findLast(({ user_id }) => !linked.some((row) => row.user_id === user_id))!,
  client_id: id,
  kataster_enabled: false,
  apus_team: true,
  apus_admin: false,
}
const isOwnRow = (row: { client_id: number | null }) => row.client_id === id
const isOwn = ({ clientId }: { clientId: number | null }) => clientId === id
const offers = offerRows(world.offers, { ...world, sums: offerSums(world) })
  .filter(isOwn)
  .toReversed()
const standings = invoiceStandings(world, { today: storyDay })
const invoices = invoiceRows(world.invoices, { ...world, sums: invoiceSums(world), standings })
  .filter(isOwn)
  .toReversed()

/** A client of many years. */
const manyInvoices = Array.from({ length: 50 }, (_, year) =>
  invoiceRows(world.invoices.slice(-8), { ...world, sums: invoiceSums(world) }).map((row) => ({
    ...row,
    id: row.id + 10_000 + year * 100,
  })),
).flat()

const recipients = world.recipients
  .filter(isOwnRow)
  .map((row, index) => ({ ...row, zuletzt: index === 0 ? '2026-11-12T09:30:00Z' : null }))
const events = exampleEvents(id, { invoice: invoices[0], offer: offers[0] })
const timeline = exampleTimeline(events)

const noForm = { changed: false, saving: false, saved: false, theirs: {}, problem: undefined }
const ownDiscount = { eigenes_skonto: 'true', skonto_prozent: '2', skonto_tage: '10' }
const invoicing = {
  email: client.email,
  ust_id: '',
  leitweg_id: '04011000-1234512345-06',
  land: 'DE',
  ...ownDiscount,
}

const meta = preview.meta({ component: ClientScreen })

export const Ready = meta.story({
  args: {
    state: {
      client,
      today: storyDay,
      form: { ...noForm, values: clientValues(client) },
      survey: { ...noForm, values: surveyValues(client) },
      invoicing: { status: 'ready', data: { ...noForm, values: invoicing } },
      recipients: { status: 'ready', data: { rows: recipients, own: client.email } },
      timeline,
      lastContact: events[0],
      cadastre: { status: 'ready', data: client },
      people: { status: 'ready', data: people },
      team: { status: 'ready', data: [...linked.filter(({ apus_team }) => apus_team), colleague] },
      choices: world.users,
      maps: {
        status: 'ready',
        data: {
          maps: world.maps.filter(({ client_id }) => client_id === id),
          extent: { west: 10.5, east: 10.6, south: 52.9, north: 53 },
        },
      },
      offers: { status: 'ready', data: offers },
      invoices: { status: 'ready', data: invoices },
      addresses: {
        list: '#/clients',
        user: (user) => `#/users/${user}`,
        offer: (offer) => `#/offers/${offer}`,
        invoice: (invoice) => `#/invoices/${invoice}`,
        map: (map) => `#/maps/${map}`,
        offers: '#/offers?kunde=1',
        invoices: '#/invoices?kunde=1',
        maps: '#/maps?kunde=1',
        claims: '#/invoices?ansicht=forderungen',
        remind: (invoice) => `#/invoices/${invoice}?erinnern`,
        billTogether: '#/offers?kunde=1&status=angenommen',
        offerStep: (offer, step) => `#/offers/${offer}?${step}`,
        newOffer: '#/offers?kunde=1&neu=1',
        newInvoice: '#/invoices?kunde=1&neu=1',
        newMap: '#/maps?kunde=1&neu=1',
      },
    },
    actions: {
      form: { change: fn(), save: fn(), discard: fn() },
      invoicing: { change: fn(), save: fn(), discard: fn() },
      survey: { change: fn(), save: fn(), discard: fn() },
      recipients: { add: fn(async () => undefined), update: fn(async () => undefined), remove: fn() },
      timeline: {
        choose: fn(),
        showOlder: fn(),
        typeNote: fn(),
        addNote: fn(async () => undefined),
        removeNote: fn(),
      },
      onTyping: fn(),
      setCadastre: fn(async () => undefined),
      connect: fn(async () => undefined),
      disconnect: fn(async () => undefined),
      setUserCadastre: fn(async () => undefined),
    },
  },
})
const { state, actions } = Ready.composed.args
const withState = (part: Partial<typeof state>) => ({ args: { state: { ...state, ...part }, actions } })
const nothing = { status: 'ready', data: [] } as const
const failure = { status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry: fn() } as const

export const Empty = meta.story(
  withState({
    client: { ...client, bundesland: '', epsg: null, projektordner: '' },
    survey: { ...noForm, values: { bundesland: '', epsg: '', projektordner: '' } },
    recipients: { status: 'ready', data: { rows: [], own: '' } },
    timeline: { ...timeline, events: nothing, older: 'none' },
    lastContact: null,
    people: { status: 'ready', data: { linked: [], outside: [] } },
    team: nothing,
    maps: { status: 'ready', data: { maps: [], extent: undefined } },
    offers: nothing,
    invoices: nothing,
  }),
)
const loading = { status: 'loading' } as const
export const Loading = meta.story(
  withState({
    invoicing: loading,
    recipients: loading,
    timeline: { ...timeline, events: loading, older: 'none' },
    lastContact: undefined,
    cadastre: loading,
    people: loading,
    team: loading,
    maps: loading,
    offers: loading,
    invoices: loading,
  }),
)
const failing = (part: { status: 'failed'; message: string; retry: () => void }): Partial<typeof state> => ({
  invoicing: part,
  recipients: part,
  timeline: { ...timeline, events: part, older: 'none' },
  lastContact: undefined,
  cadastre: part,
  people: part,
  team: part,
  maps: part,
  offers: part,
  invoices: part,
})
export const Failed = meta.story(withState(failing(failure)))
export const Forbidden = meta.story(withState(failing({ ...failure, message: 'Dazu fehlt Ihnen die Berechtigung.' })))
const long = 'Waldschutzmeldewesenverwaltungsgemeinschaft'
export const LongGerman = meta.story(
  withState({
    client: { ...client, name: `${client.name} ${long}` },
    survey: { ...noForm, values: { ...surveyValues(client), projektordner: `/${long}/${long}/${long}` } },
    people: { status: 'ready', data: { ...people, linked: linked.map((row) => ({ ...row, last_name: long })) } },
  }),
)

/** Somebody else has stored another place meanwhile. */
export const Conflict = meta.story({
  ...withState({ form: { ...state.form, changed: true, theirs: { ort: 'Soltau' } } }),
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Der gespeicherte Wert lässt sich übernehmen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ort: gespeicherten Wert übernehmen' }))
      await expect(args.actions.form.change).toHaveBeenCalledWith({ ort: 'Soltau' })
    })
  },
})

export const Linked = meta.story({
  ...withState({}),
  play: async ({ args, canvas, userEvent, step }) => {
    const card = within(canvas.getByRole('region', { name: 'Personen' }))
    const free = world.users.find(({ user_id }) => !linked.some((row) => row.user_id === user_id))!
    await step('Ich verbinde eine Person mit ihrem Namen', async () => {
      await userEvent.type(card.getByRole('combobox', { name: 'Person verbinden' }), `${free.email}{Enter}`)
      await userEvent.click(card.getByRole('button', { name: 'Verbinden' }))
      await waitFor(() => expect(args.actions.connect).toHaveBeenCalledWith(free.user_id))
    })
    await step('Wer zum Büro gehört, ist mit einem Druck verbunden und steht einmal da', async () => {
      await expect(card.getAllByRole('link', { name: personName(linked[0]!) })).toHaveLength(1)
      await userEvent.click(card.getByRole('button', { name: `${personName(colleague)} mit dem Kunden verbinden` }))
      await expect(args.actions.connect).toHaveBeenCalledWith(colleague.user_id)
    })
    await step('Was abgelehnt wird, wird gesagt', async () => {
      mocked(args.actions.disconnect).mockRejectedValueOnce(new Error('Der Dienst antwortet nicht.'))
      await userEvent.click(card.getAllByRole('button', { name: /trennen$/ })[0]!)
      await expect(await card.findByText('Der Dienst antwortet nicht.')).toBeVisible()
    })
  },
})

/** A coordinate system that the Land does not use is pointed out; its usual one is offered. */
export const OtherSystem = meta.story({
  ...withState({
    survey: {
      ...noForm,
      changed: true,
      values: { bundesland: 'Niedersachsen', epsg: '25833', projektordner: '/projekte/heide' },
    },
  }),
  play: async ({ args, canvas, userEvent, step }) => {
    const card = within(canvas.getByRole('region', { name: 'Vermessung und Projekt' }))
    await step('Die übliche ist mit einem Druck gewählt', async () => {
      await expect(card.getByText('EPSG:25833 wird in Niedersachsen nicht verwendet.')).toBeVisible()
      await userEvent.click(card.getByRole('button', { name: 'EPSG:25832 wählen' }))
      await expect(args.actions.survey.change).toHaveBeenCalledWith({ epsg: '25832' })
    })
    await step('Gespeichert wird wie überall auf dieser Seite', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Speichern' }))
      await expect(args.actions.survey.save).toHaveBeenCalledOnce()
    })
  },
})

const owed = (part: object) => ({ ...invoices[0]!, standing: { ...standings[0]!, offen: '0.00', ...part } })

/** There is more credit on one invoice than another one has open: the head shows the balance, and what it is made of. */
export const OwedBack = meta.story({
  ...withState({
    invoices: { status: 'ready', data: [owed({ ueberzahlt: '119.00' }), owed({ offen: '18.99', ueberzahlt: '0.00' })] },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saldo').parentElement).toHaveTextContent(
      /^Saldo-100,01\s€Offen 18,99\s€, Guthaben -119,00\s€$/,
    )
  },
})

/** One invoice is overdue: the button is its reminder; each offer has its own next step, in its row. */
export const NextSteps = meta.story({
  ...withState({
    invoices: {
      status: 'ready',
      data: [owed({ zustand: 'ueberfaellig', faellig: '2026-10-01', offen: '18.99', ueberzahlt: '0.00' })],
    },
    offers: {
      status: 'ready',
      data: [
        { ...offers[0]!, status: 'angenommen', drawn: '1000.00' },
        { ...offers[1]!, status: 'entwurf' },
        { ...offers[0]!, id: 90_001, nummer: 'AN-9001', status: 'versendet', day: '2025-08-26', mail: null },
        { ...offers[0]!, id: 90_002, nummer: 'AN-9002', status: 'angenommen', drawn: offers[0]?.totals?.net },
      ],
    },
  }),
  play: async ({ canvas }) => {
    const remind = canvas.getByRole('link', { name: 'An Zahlung erinnern' })
    await expect(remind).toHaveAttribute('href', state.addresses.remind(invoices[0]!.id))
    const draw = canvas.getByRole('link', { name: `Nächster Abschlag: ${offers[0]?.nummer}` })
    await expect(draw).toHaveAttribute('href', state.addresses.offerStep(offers[0]!.id, 'instalment'))
    await expect(draw.closest('li')).toHaveTextContent(/noch abzurechnen 1\.821,25\s€/)
    // Nothing is left for another instalment.
    const settle = canvas.getByRole('link', { name: 'Schlussrechnung erstellen: AN-9002' })
    await expect(settle).toHaveAttribute('href', state.addresses.offerStep(90_002, 'settle'))
    const anew = canvas.getByRole('link', { name: 'Neu anbieten: AN-9001' })
    await expect(anew).toHaveAttribute('href', state.addresses.offerStep(90_001, 'copy'))
    await expect(canvas.getByRole('link', { name: `Versenden: ${offers[1]?.nummer}` })).toBeVisible()
    await expect(canvas.getByText('Angenommen, abzurechnen').parentElement).toHaveTextContent(
      /abzurechnen21\.821,25\s€ brutto$/,
    )
  },
})

/** On a phone: how to reach the client comes first, and an overdue invoice says since when. */
export const OnAPhone = meta.story({
  ...withState({
    invoices: {
      status: 'ready',
      data: [owed({ zustand: 'ueberfaellig', faellig: '2026-10-01', offen: '18.99', ueberzahlt: '0.00' })],
    },
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('link', { name: client.ap_tel })
    await expect(phone).toHaveAttribute('href', expect.stringMatching(/^tel:[+\d]+$/))
    const mail = canvas.getByRole('link', { name: recipients[1]?.email ?? '' })
    await expect(mail.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByText('Letzter Kontakt').getBoundingClientRect().top,
    )
    const open = within(canvas.getByRole('region', { name: 'Offene Angebote und Rechnungen' }))
    await expect(open.getByText(`Überfällig seit ${daysBetween('2026-10-01', storyDay)} Tagen`)).toBeVisible()
  },
})

/** New documents start here; of hundreds of invoices six open ones are listed, with a link to all of them. */
export const Begun = meta.story({
  ...withState({ invoices: { status: 'ready', data: [...invoices, ...manyInvoices] } }),
  play: async ({ canvas }) => {
    const { newOffer, newInvoice, newMap, invoices: list } = state.addresses
    await expect(canvas.getByRole('link', { name: 'Neues Angebot' })).toHaveAttribute('href', newOffer)
    await expect(canvas.getByRole('link', { name: 'Neue Rechnung' })).toHaveAttribute('href', newInvoice)
    await expect(canvas.getByRole('link', { name: 'Neue Karte' })).toHaveAttribute('href', newMap)
    const open = within(canvas.getByRole('region', { name: 'Offene Angebote und Rechnungen' }))
    await expect(open.getByRole('link', { name: /^Alle Rechnungen \(4\d\d\)$/ })).toHaveAttribute('href', list)
    await expect(open.getAllByRole('link', { name: /^RE-/ })).toHaveLength(6)
  },
})
