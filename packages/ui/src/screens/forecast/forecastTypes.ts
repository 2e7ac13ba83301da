import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import type { ForecastEntry } from '@waldkerf/domain/entities/documents/forecast'
import type { Assumptions } from '@waldkerf/domain/forecast/assumptions'
import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'

/** Inputs of the forecast's calculation. */
export interface ForecastSources {
  entries: readonly ForecastEntry[]
  offers: readonly DocumentRow[]
  invoices: readonly DocumentRow[]
  clients?: readonly ClientChoice[]
  /** Days until an invoice is due. */
  term: number
}

export interface ForecastState {
  entries: Loadable<readonly ForecastEntry[]>
  /** All of it together: there when the last part is. */
  sources: Loadable<ForecastSources>
  /** To choose from, and to name entries by. */
  clients: readonly ClientChoice[]
  assumptions: Assumptions
  /** The page of an offer or an invoice. */
  documentAt: (source: 'offer' | 'invoice', id: number) => string
  /** `YYYY-MM-DD`, in Berlin. */
  today: string
}

/** The typed fields of an entry; the amount is decimal text. */
type EntryValues = Pick<ForecastEntry, 'datum' | 'betrag' | 'art' | 'notiz' | 'client_id'>

/** Promises reject with an error whose message is for people. */
export interface ForecastActions {
  setAssumptions: (assumptions: Assumptions) => void
  /** @param key made when the form opens, the same for every try */
  add: (values: EntryValues, key: string) => Promise<void>
  update: (entry: ForecastEntry, values: EntryValues) => Promise<void>
  /** Takes entries away at once, for good after a while in which they can be taken back. */
  remove: (entries: readonly ForecastEntry[]) => void
  retry: () => void
  /** Told when an entry is typed and not stored, and when that is over. */
  onTyping: (isTyping: boolean) => void
}
