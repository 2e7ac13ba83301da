import { controlPoint } from '@waldkerf/domain/entities/maps/controlPoints'
import { client } from '@waldkerf/domain/entities/clients'
import { forecastEntry } from '@waldkerf/domain/entities/documents/forecast'
import { invoice } from '@waldkerf/domain/entities/documents/invoices'
import { surveyMap } from '@waldkerf/domain/entities/maps/maps'
import { offer, offerStatuses } from '@waldkerf/domain/entities/documents/offers'
import { position, positionTemplate } from '@waldkerf/domain/entities/documents/positions'
import { invoiceSums, offerSums } from '@waldkerf/domain/documents/documentSums'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { storyDay } from './days.ts'
import { invoiceStandings } from './documents/standings.ts'
import { seedWorld } from './world.ts'

const worlds = (['small', 'large'] as const).map((size) => ({ size, world: seedWorld({ today: storyDay, size }) }))

const ids = (rows: readonly { id: number }[]) => new Set<number | null>(rows.map((row) => row.id))

describe.each(worlds)('the $size world', ({ world }) => {
  const clientIds = new Set<number | null>(world.clients.map((row) => row.client_id))
  const userIds = new Set(world.users.map((row) => row.user_id))

  test('addresses nobody by the wrong title', () => {
    const byName = Map.groupBy(world.clients, ({ ap_vorname }) => ap_vorname)
    const mixed = [...byName].filter(([, rows]) => new Set(rows.map(({ ap_gender }) => ap_gender)).size > 1)
    expect(mixed).toEqual([])
  })

  test('has rows as the contract has them', () => {
    const rows = [
      [client, world.clients],
      [surveyMap, world.maps],
      [controlPoint, world.controlPoints],
      [offer, world.offers],
      [invoice, world.invoices],
      [position, world.positions],
      [positionTemplate, world.positionTemplates],
      [forecastEntry, world.forecast],
    ] as const
    for (const [schema, list] of rows) {
      expect(list.length).toBeGreaterThan(0)
      expect(list.filter((row) => !v.is(schema as v.GenericSchema, row)).slice(0, 3)).toEqual([])
    }
  })

  test('names rows that exist, and names nothing twice', () => {
    const lost = world.clientLinks.filter((row) => !clientIds.has(row.client_id) || !userIds.has(row.user_id))
    expect(lost).toEqual([])
    const links = world.clientLinks.map(({ client_id, user_id }) => `${client_id}/${user_id}`)
    expect(new Set(links).size).toBe(links.length)
    expect(new Set(world.clients.map(({ name }) => name)).size).toBe(world.clients.length)
    const [maps, invoices, offers] = [ids(world.maps), ids(world.invoices), ids(world.offers)]
    expect(world.controlPoints.every(({ karte_id }) => maps.has(karte_id))).toBe(true)
    const unclear = world.positions.filter((row) => invoices.has(row.rechnung_id) === offers.has(row.angebot_id))
    expect(unclear).toEqual([])
  })

  test('is paid for what is fixed, and invoices offers of the same client', () => {
    const byId = new Map(world.invoices.map((row) => [row.id, row]))
    const early = world.payments.filter((row) => {
      const paid = byId.get(row.rechnung_id)
      return !paid?.archiviert_am || row.datum <= paid.rn_datum || row.datum > storyDay
    })
    expect(early).toEqual([])
    const references = world.payments.map(({ referenz }) => referenz).filter(Boolean)
    expect(new Set(references).size).toBe(references.length)
    const linked = world.invoiceData.filter((row) => row.angebot_id !== null)
    expect(linked.length).toBeGreaterThan(3)
    const clients = new Map(world.offers.map((row) => [row.id, row.client_id]))
    expect(linked.filter((row) => clients.get(row.angebot_id ?? 0) !== byId.get(row.rechnung_id)?.client_id)).toEqual(
      [],
    )
  })

  test('has an invoice for each offer that is invoiced', () => {
    const billed = new Set(world.invoiceData.map(({ angebot_id }) => angebot_id))
    const invoiced = world.offers.filter(({ status }) => status === 'abgerechnet')
    expect(invoiced.length).toBeGreaterThan(3)
    expect(invoiced.filter(({ id }) => !billed.has(id))).toEqual([])
  })

  test('invoices what was offered, to the cent', () => {
    const offered = new Map(offerSums(world).map(({ id, ...sums }) => [id, sums]))
    const invoiced = new Map(invoiceSums(world).map(({ id, ...sums }) => [id, sums]))
    const linked = world.invoiceData.filter(({ angebot_id, teil }) => angebot_id !== null && !teil)
    const differing = linked.filter(
      ({ angebot_id, rechnung_id }) =>
        JSON.stringify(offered.get(angebot_id ?? 0)) !== JSON.stringify(invoiced.get(rechnung_id)),
    )
    expect(differing).toEqual([])
    const lineIds = world.positions.map(({ id }) => id)
    expect(new Set(lineIds).size).toBe(lineIds.length)
  })

  test('has an order with two instalments, the first of them paid', () => {
    const standings = new Map(invoiceStandings(world, { today: storyDay }).map((row) => [row.rechnung_id, row]))
    const instalments = world.invoiceData.filter(({ teil }) => teil === 'abschlag')
    expect(new Set(instalments.map(({ angebot_id }) => angebot_id)).size).toBe(1)
    expect(instalments.map(({ rechnung_id }) => standings.get(rechnung_id)?.zustand)).toEqual([
      'bezahlt',
      'ueberfaellig',
    ])
  })

  test('has an invoice that was cancelled and written anew, to the cent', () => {
    const anew = world.invoiceData.filter(({ ersetzt }) => ersetzt !== null)
    const cancelling = world.invoiceData.filter(({ storno_von }) => storno_von !== null)
    expect(anew.map(({ ersetzt }) => ersetzt)).toEqual(cancelling.map(({ storno_von }) => storno_von))
    expect(anew).toHaveLength(1)
    const gross = new Map(invoiceSums(world).map(({ id, brutto }) => [id, brutto]))
    const [original, storno, next] = [anew[0]?.ersetzt, cancelling[0]?.rechnung_id, anew[0]?.rechnung_id].map((id) =>
      gross.get(id ?? 0),
    )
    expect(original).toBe(next)
    expect(storno).toBe(`-${original}`)
  })

  test.each(['offers', 'invoices'] as const)('%s have numbers without gap, in the order of their dates', (kind) => {
    const rows = world[kind].map((row) => ({
      nummer: row.nummer,
      day: 'rn_datum' in row ? row.rn_datum : row.an_datum,
    }))
    const perYear = new Map<string, number>()
    let day = ''
    for (const row of rows) {
      const [, year = '', number] = row.nummer.split('-')
      expect(row.day.slice(0, 4)).toBe(year)
      expect(Number(number)).toBe((perYear.get(year) ?? 0) + 1)
      perYear.set(year, Number(number))
      expect(row.day >= day && row.day <= storyDay).toBe(true)
      day = row.day
    }
  })

  test('points bear their fit: but for gross errors they are off by a few pixels', () => {
    // The swapped digits in map 2 distort the fit of all its points.
    const enabled = world.controlPoints.filter((point) => point.enable && point.karte_id !== 2)
    const off = enabled.filter(({ residual }) => (residual ?? 0) > 5)
    expect(off.length / enabled.length).toBeLessThan(0.08)
    expect(enabled.every(({ pixely }) => pixely < 0)).toBe(true)
  })
})

test('the demo expert works for four clients, the demo user is linked to one', () => {
  const [{ world }] = worlds as [(typeof worlds)[0]]
  const linkedClients = (email: string) => {
    const user = world.users.find((row) => row.email === email)
    return world.clientLinks.filter(({ user_id }) => user_id === user?.user_id).map(({ client_id }) => client_id)
  }
  expect(linkedClients('expert@waldkerf.test')).toEqual([1, 2, 3, 4])
  expect(linkedClients('nutzer@waldkerf.test')).toEqual([1])
})

describe('documents', () => {
  const [{ world }] = worlds as [(typeof worlds)[0]]

  test('have lines in order, from 1', () => {
    const lines = Map.groupBy(world.positions, ({ rechnung_id, angebot_id }) => `${rechnung_id}/${angebot_id}`)
    expect(lines.size).toBe(world.invoices.length + world.offers.length)
    for (const rows of lines.values())
      expect(rows.map((row) => row.lfd_nr)).toEqual(rows.map((_row, index) => index + 1))
  })

  test('are archived after they were written, and never ahead of today', () => {
    const archived = world.invoices.flatMap((row) => (row.archiviert_am ? [{ ...row, day: row.archiviert_am }] : []))
    expect(archived.length).toBeGreaterThan(0)
    expect(archived.length).toBeLessThan(world.invoices.length)
    expect(archived.filter((row) => row.day < row.rn_datum || row.day > `${storyDay}T99`)).toEqual([])
  })

  test('show every status an offer may have', () => {
    expect(new Set(world.offers.map((row) => row.status))).toEqual(new Set(offerStatuses))
  })

  test('name the account of the office with right check digits', () => {
    const { iban } = world.officeSettings
    const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))
    expect(BigInt(digits) % 97n).toBe(1n)
  })
})

test('the large world has a hundred thousand sightings', () => {
  const large = worlds.find(({ size }) => size === 'large')!.world
  expect([large.beetles.length, large.users.length]).toEqual([100_000, 2_000])
})

test('lengths are those of drains, and drains have one', () => {
  for (const { world } of worlds) {
    expect(world.surveyObjects.every((row) => (row.klasse === 'drae') === (row.laenge !== null))).toBe(true)
  }
})
