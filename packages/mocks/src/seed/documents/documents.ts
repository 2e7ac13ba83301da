import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import { type Offer, offerStatuses } from '@waldkerf/domain/entities/documents/offers'
import type { ClientSeed } from '../clients/clients.ts'
import { addDays, daysBetween } from '../days.ts'
import { createRandom, type Random } from '../random.ts'
import { taxCaseAbroad } from './invoiceData.ts'
import { acronyms, textBlocks } from './texts.ts'

/** Days before today in which documents are dated: two years. */
const span = 730

const text = (title: string) => textBlocks.find((row) => row.titel === title)?.text ?? ''

const salutation = ({ ap_gender, ap_nachname }: ClientSeed) =>
  ap_gender === 'w' ? `Sehr geehrte Frau ${ap_nachname},` : `Sehr geehrter Herr ${ap_nachname},`

/** Days in order, none on a weekend, the last not after today. */
function documentDays(count: number, today: string, random: Random): string[] {
  const days = Array.from({ length: count }, () => {
    const day = addDays(today, -random.integer(0, span))
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    return addDays(day, weekday === 0 ? -2 : weekday === 6 ? -1 : 0)
  })
  return days.toSorted()
}

/** Numbers without gaps per year, from 1. */
function numbers(series: 'AN' | 'RE', days: readonly string[]): string[] {
  const last = new Map<string, number>()
  return days.map((day) => {
    const year = day.slice(0, 4)
    const number = (last.get(year) ?? 0) + 1
    last.set(year, number)
    return `${series}-${year}-${String(number).padStart(4, '0')}`
  })
}

function common(id: number, nummer: string, clients: readonly ClientSeed[], random: Random) {
  const client = random.pick(clients)
  const bearbeiter = random.pick(acronyms).kuerzel
  const rate = random.weighted([
    ['19', 90],
    ['7', 8],
    ['0', 2],
  ])
  return {
    id,
    nummer,
    client_id: client.client_id,
    bearbeiter,
    anrede: salutation(client),
    ust_satz: taxCaseAbroad(client) ? '0' : rate,
    version: 1,
  }
}

export function seedInvoices(count: number, clients: readonly ClientSeed[], today: string): Invoice[] {
  const random = createRandom(1_923)
  const days = documentDays(count, today, random)
  const given = numbers('RE', days)
  return days.map((rn_datum, index) => {
    const row = common(index + 1, given[index] ?? '', clients, random)
    const age = daysBetween(rn_datum, today)
    return {
      ...row,
      anschreiben: text('Einleitung Rechnung'),
      zuerl:
        row.ust_satz === '0' && !clients.some((client) => client.client_id === row.client_id && taxCaseAbroad(client))
          ? `${text('Steuerfrei')}\n${text('Schluss')}`
          : `${text('Zahlungsziel')}\n${text('Schluss')}`,
      rn_datum,
      le_date: addDays(rn_datum, -random.integer(0, 28)),
      // Invoices older than six weeks are archived.
      archiviert_am:
        age > 42 ? `${addDays(rn_datum, random.integer(1, 20))}T09:${random.integer(10, 59)}:00+00:00` : null,
    }
  })
}

/** The status of an offer of this age in days: old ones are answered, and most accepted ones are invoiced. */
function statusFor(age: number, random: Random) {
  const [draft, sent, accepted, refused, invoiced] = offerStatuses
  if (age < 14) return random.pick([draft, sent])
  return random.weighted([
    [sent, age < 90 ? 4 : 0.5],
    [accepted, 2],
    [refused, 2],
    [invoiced, age < 60 ? 0.5 : 5],
  ])
}

/** How many of the newest offers are always drafts. */
const drafts = 2

export function seedOffers(count: number, clients: readonly ClientSeed[], today: string): Offer[] {
  const random = createRandom(1_937)
  const days = documentDays(count, today, random)
  const given = numbers('AN', days)
  return days.map((an_datum, index) => ({
    ...common(index + 1, given[index] ?? '', clients, random),
    anschreiben: text('Einleitung Angebot'),
    zuerl: `${text('Bindefrist')}\n${text('Schluss')}`,
    an_datum,
    status: index < count - drafts ? statusFor(daysBetween(an_datum, today), random) : 'entwurf',
    sign: random.chance(0.8) ? random.pick(acronyms).kuerzel : '',
  }))
}
