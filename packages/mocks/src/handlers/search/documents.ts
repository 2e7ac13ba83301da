import type { SearchHit, SearchKind } from '@waldkerf/domain/entities/search/searchHit'
import { type SearchRank, searchable, searchRank } from '@waldkerf/domain/search/searchRank'
import type { MockState } from '../state.ts'
import { best, eightBest, parts, worst } from './ranked.ts'

interface FoundDocument {
  art: SearchKind
  id: number
  nummer: string
  client_id: number | null
  date: string
  isCancelled: boolean
}

/** 'RE-2026-0045' is found by its parts and as 45. */
function numberRank(nummer: string, word: string): SearchRank | undefined {
  const text = searchable(nummer, String(Number(nummer.split('-')[2])))
  if (text.includes(` ${word} `)) return 1
  return text.includes(` ${word}`) ? 2 : undefined
}

/** Sorts by year and number, the newest first. */
const order = (a: FoundDocument, b: FoundDocument) => {
  const [, yearA = '', serialA = ''] = a.nummer.split('-')
  const [, yearB = '', serialB = ''] = b.nummer.split('-')
  return Number(yearB) - Number(yearA) || Number(serialB) - Number(serialA)
}

/** Documents found by their numbers and clients. */
export function soughtDocuments(state: MockState, words: readonly string[]): SearchHit[] {
  const { clients, invoices, offers, invoiceData } = state
  const cancelled = new Set(invoiceData.map(({ storno_von }) => storno_von))
  const names = new Map(clients.map((row) => [row.client_id, row.name]))
  const texts = new Map(clients.map((row) => [row.client_id, searchable(row.name, row.name_zusatz, row.ort)]))
  const clientRank = (id: number | null, word: string) => searchRank(texts.get(id ?? 0) ?? '', word)
  const kind = {
    rank: ({ nummer, client_id: client }: FoundDocument) =>
      worst(words.map((word) => best([numberRank(nummer, word), clientRank(client, word)]))),
    order,
    hit: ({ art, id, nummer, client_id: client, date, isCancelled }: FoundDocument) => ({
      art,
      id,
      titel: nummer,
      zusatz: parts(names.get(client ?? 0), date, isCancelled ? 'storniert' : undefined),
    }),
  }
  const bills = invoices.map((row): FoundDocument => ({
    ...row,
    art: 'rechnung',
    date: row.rn_datum,
    isCancelled: cancelled.has(row.id),
  }))
  const proposals = offers.map((row): FoundDocument => ({
    ...row,
    art: 'angebot',
    date: row.an_datum,
    isCancelled: false,
  }))
  return [...eightBest(bills, kind), ...eightBest(proposals, kind)]
}
