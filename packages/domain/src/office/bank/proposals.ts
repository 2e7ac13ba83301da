import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { daysBetween } from '@waldkerf/domain/dates/days'
import type { Payment } from '@waldkerf/domain/entities/documents/payments'
import { searchWords } from '@waldkerf/domain/filter/filtered'
import { negatedAmount, signOfAmount, sumAmounts } from '../money/amounts.ts'
import { reducedOpen } from '../payments/discount.ts'
import { type BankEntry, type Pause, sliceLength } from './statement.ts'

/** A payment to be entered: the part of an entry that pays an invoice. */
export interface Part {
  invoiceId: number
  amount: string
  /** The Skonto that is granted with it. */
  discount?: string
}

/** Why a person has to check a proposal. */
export type BankDoubt =
  /** No number in the purpose; amount and client fit, or only the amount, or the sum of all that the client owes. */
  | 'byName'
  | 'byAmount'
  | 'allOfClient'
  /** Several open invoices fit. */
  | 'several'
  /** The payer has exactly the name of a client, none of whose invoices has this amount. */
  | 'ofClient'
  /** Less or more than the open amount. */
  | 'less'
  | 'more'
  /** A similar payment is entered already. */
  | 'similar'
  /** The day lies before the invoice's, or in the future. */
  | 'day'

export type Proposal = { entry: BankEntry } &
  /** `byName`: without a number; amount and name are exactly those of one invoice alone. */
  (
    | { kind: 'clear'; parts: readonly Part[]; byName?: true }
    /** `choices`: each is a way to book it, the likeliest first. */
    | { kind: 'doubtful'; doubt: BankDoubt; choices: readonly (readonly Part[])[] }
    /** The whole entry is booked. */
    | { kind: 'booked'; invoiceIds: readonly number[] }
    /** It names invoices without an open amount. */
    | { kind: 'settled'; invoiceIds: readonly number[] }
    /** No invoice fits. */
    | { kind: 'unknown' }
  )

/** A payment by a person's choice of the invoice. */
export interface Assigned {
  parts: readonly Part[]
  doubt: BankDoubt | undefined
}

type Invoice = Pick<DocumentRow, 'id' | 'nummer' | 'clientId' | 'client' | 'day' | 'standing'>

export interface KnownMoney {
  invoices: readonly Invoice[]
  payments: readonly Payment[]
  /** `YYYY-MM-DD` */
  today: string
}

/** Payments this near to an entry, of the same amount, may be the same money. */
const similarDays = 5
/** The most choices that are offered for one entry. */
const mostChoices = 20

const less = (amount: string, other: string) => sumAmounts([amount, negatedAmount(other)])

/** Spellings of 'RE-2026-0041', also split by the bank: 'Re 2026 0041', 'RE2026-00 41', '2026-0041'. */
const written = /(?<![a-z\d])(?:re(?:chnung)?(?:s?[- ]?nr)?[.:\s-]*)?(20\d\d)[\s\-/._]*(\d{4,})(?!\d)/gi
const broken = /re[-.:]*(20\d\d)[-/._]*(\d{4})/gi

/** The words that identify a name; legal forms do not. */
const nameWords = (name: string) =>
  searchWords(name.replaceAll(/[^\p{L}\d]+/gu, ' ')).filter(
    (word) => word.length > 3 && !/^(gmbh|mbh|gbr|stadt|kreis)$/.test(word),
  )

/**
 * Tests whether an entry has most words of a client's name. Made once an entry, because there are hundreds of clients.
 */
function nameTest({ name, text }: BankEntry, readWords: (client: string) => readonly string[]) {
  const own = new Set(nameWords(`${name} ${text}`))
  return (client: string) => {
    const words = readWords(client)
    return words.length > 0 && words.filter((word) => own.has(word)).length * 2 > words.length
  }
}

/** A name as it is compared with another one to be the same. */
const wholeName = (name: string) => searchWords(name.replaceAll(/[^\p{L}\d]+/gu, ' ')).join(' ')

/** Invoices and payments by the keys that entries are looked up with. */
function indexed({ invoices, payments }: KnownMoney) {
  const taken = new Set(payments.flatMap(({ zu }) => zu ?? []))
  const standing = payments.filter(({ id, zu }) => zu === null && !taken.has(id))
  return {
    byNumber: new Map(invoices.map((row) => [row.nummer.replaceAll(/\D/g, ''), row])),
    byId: new Map(invoices.map((row) => [row.id, row])),
    open: invoices.filter((row) => row.standing && signOfAmount(row.standing.offen) > 0),
    booked: Map.groupBy(standing, ({ bank }) => bank ?? ''),
    byInvoice: Map.groupBy(standing, ({ rechnung_id }) => rechnung_id),
  }
}

/**
 * Proposes payments for the entries of a statement, one after the other: an amount paid by a clear proposal is not
 * proposed again. A number with its exact amount is clear, and a client's exact name with the amount of one of his
 * invoices alone; every other match is doubtful.
 */
export function createProposer(known: KnownMoney) {
  const { byNumber, byId, open, booked, byInvoice } = indexed(known)
  /** Amounts paid by clear proposals so far, by invoice. */
  const spoken = new Map<number, string>()
  const openPart = ({ id, standing }: Invoice) => less(standing?.offen ?? '0.00', spoken.get(id) ?? '0.00')
  const isOpen = (row: Invoice) => signOfAmount(openPart(row)) > 0
  const discounted = open.filter(({ standing }) => standing?.skonto_bis)
  const byAmount = Map.groupBy(open, ({ standing }) => standing?.offen ?? '')
  const byClient = Map.groupBy(open, ({ clientId }) => clientId)
  const byWholeName = Map.groupBy(open, ({ client }) => wholeName(client))
  const words = new Map(open.map(({ client }) => [client, nameWords(client)]))

  const found = (pattern: RegExp, within: string) =>
    [...within.matchAll(pattern)].flatMap(([, year = '', count = '']) => byNumber.get(year + count) ?? [])

  function named({ text }: BankEntry): Invoice[] {
    const plain = found(written, text)
    const rows = plain.length > 0 ? plain : found(broken, text.replaceAll(' ', ''))
    // A late payment for an instalment belongs to the final invoice that it has gone over into.
    return [...new Set(rows.map((row) => byId.get(row.standing?.schluss_id ?? 0) ?? row))]
  }

  const partsFor = (rows: readonly Invoice[]): Part[] =>
    rows.map((row) => ({ invoiceId: row.id, amount: openPart(row) }))
  /** The same with Skonto where there is time for it. */
  const reducedParts = (rows: readonly Invoice[], { day }: BankEntry): Part[] =>
    rows.map((row) => {
      const offen = openPart(row)
      const amount = row.standing && reducedOpen({ ...row.standing, offen }, day)
      return { invoiceId: row.id, amount: amount ?? offen, ...(amount && { discount: less(offen, amount) }) }
    })
  const total = (rows: readonly Invoice[]) => sumAmounts(rows.map(openPart))

  /** Distributes an amount over these invoices in their order; the last one gets the rest. */
  function spread(rows: readonly Invoice[], amount: string): Part[] {
    let rest = amount
    return rows.flatMap((row, index) => {
      const own = openPart(row)
      const isLast = index === rows.length - 1
      const part = isLast || signOfAmount(less(rest, own)) < 0 ? rest : own
      rest = less(rest, part)
      return signOfAmount(part) > 0 ? { invoiceId: row.id, amount: part } : []
    })
  }

  function oddity(entry: BankEntry, parts: readonly Part[]): BankDoubt | undefined {
    const isLike = ({ invoiceId, amount }: Part) =>
      (byInvoice.get(invoiceId) ?? []).some(
        ({ betrag, datum, bank }) =>
          bank !== entry.identity && betrag === amount && Math.abs(daysBetween(datum, entry.day)) <= similarDays,
      )
    if (parts.some(isLike)) return 'similar'
    const isEarly = ({ invoiceId }: Part) => entry.day < (byId.get(invoiceId)?.day ?? '')
    return entry.day > known.today || parts.some(isEarly) ? 'day' : undefined
  }

  function paying(entry: BankEntry, amount: string, due: readonly Invoice[]): Assigned {
    const reduced = reducedParts(due, entry)
    if (sumAmounts(reduced.map((part) => part.amount)) === amount) {
      return { parts: reduced, doubt: oddity(entry, reduced) }
    }
    const sign = signOfAmount(less(amount, total(due)))
    const parts = sign === 0 ? partsFor(due) : spread(due, amount)
    const doubt = sign < 0 ? 'less' : sign > 0 ? 'more' : oddity(entry, parts)
    return { parts, doubt }
  }

  function byItsNumber(entry: BankEntry, amount: string, rows: readonly Invoice[]): Proposal {
    const due = rows.filter(isOpen)
    if (due.length === 0) return { entry, kind: 'settled', invoiceIds: rows.map(({ id }) => id) }
    const { parts, doubt } = paying(entry, amount, due)
    if (doubt !== undefined) return { entry, kind: 'doubtful', doubt, choices: [parts] }
    speakFor(parts)
    return { entry, kind: 'clear', parts }
  }

  function speakFor(parts: readonly Part[]) {
    for (const part of parts) {
      spoken.set(
        part.invoiceId,
        sumAmounts([spoken.get(part.invoiceId) ?? '0.00', part.amount, part.discount ?? '0.00']),
      )
    }
  }

  function byItsLooks(entry: BankEntry, amount: string): Proposal {
    const isReduced = (row: Invoice) => reducedParts([row], entry)[0]?.amount === amount
    const exactParts = (row: Invoice) => (openPart(row) === amount ? partsFor([row]) : reducedParts([row], entry))
    const equal = [
      ...(byAmount.get(amount) ?? []).filter((row) => openPart(row) === amount),
      ...discounted.filter((row) => isOpen(row) && openPart(row) !== amount && isReduced(row)),
    ]
    const doubtful = (doubt: BankDoubt, choices: readonly (readonly Part[])[]): Proposal => {
      const odd = choices[0] && oddity(entry, choices[0])
      return { entry, kind: 'doubtful', doubt: odd ?? doubt, choices: choices.slice(0, mostChoices) }
    }
    const payer = wholeName(entry.name)
    const own = payer === '' ? [] : (byWholeName.get(payer) ?? []).filter(isOpen)
    const [only, another] = equal.filter((row) => own.includes(row))
    if (only && !another && oddity(entry, exactParts(only)) === undefined) {
      const parts = exactParts(only)
      speakFor(parts)
      return { entry, kind: 'clear', parts, byName: true }
    }
    const hasName = nameTest(entry, (client) => words.get(client) ?? [])
    if (equal.length > 0) {
      const withName = equal.filter(({ client }) => hasName(client))
      const ordered = [...withName, ...equal.filter((row) => !withName.includes(row))]
      const doubt = withName.length === 1 ? 'byName' : equal.length > 1 ? 'several' : 'byAmount'
      return doubtful(doubt, ordered.map(exactParts))
    }
    for (const [clientId, rows] of byClient) {
      if (clientId === null || !hasName(rows[0]?.client ?? '')) continue
      const owed = rows.filter(isOpen)
      if (total(owed) === amount) return doubtful('allOfClient', [partsFor(owed)])
    }
    // The oldest first: the sum of several, or a part of one.
    if (own.length > 0) {
      const oldest = own.toSorted((one, other) =>
        one.day < other.day ? -1 : one.day > other.day ? 1 : one.id - other.id,
      )
      return doubtful(
        'ofClient',
        oldest.map((row) => paying(entry, amount, [row]).parts),
      )
    }
    return { entry, kind: 'unknown' }
  }

  const before = ({ identity }: BankEntry) => booked.get(identity) ?? []
  const rest = (entry: BankEntry) => less(entry.amount, sumAmounts(before(entry).map(({ betrag }) => betrag)))

  return {
    /** To be called once for each entry. */
    propose(entry: BankEntry): Proposal {
      const amount = rest(entry)
      if (signOfAmount(amount) <= 0) {
        return { entry, kind: 'booked', invoiceIds: before(entry).map(({ rechnung_id }) => rechnung_id) }
      }
      const rows = named(entry)
      return rows.length > 0 ? byItsNumber(entry, amount, rows) : byItsLooks(entry, amount)
    },
    /** The open invoices that no clear proposal pays, for a choice by hand. */
    left: () => open.filter(isOpen),
    /** The open amount of the invoices that these parts pay. */
    owed: (parts: readonly Part[]) => total(parts.flatMap(({ invoiceId }) => byId.get(invoiceId) ?? [])),
    /** The rest of an entry as a payment of the invoice that a person has chosen, and the doubt about it. */
    assign(entry: BankEntry, invoice: Invoice): Assigned {
      return paying(entry, rest(entry), [invoice])
    },
  }
}

export type Proposer = ReturnType<typeof createProposer>

/** The proposals for all entries, in their order. */
export async function proposeAll(
  { propose }: Proposer,
  entries: readonly BankEntry[],
  pause: Pause,
): Promise<Proposal[]> {
  const proposals: Proposal[] = []
  for (const entry of entries) {
    proposals.push(propose(entry))
    if (proposals.length % sliceLength === 0) await pause()
  }
  return proposals
}
