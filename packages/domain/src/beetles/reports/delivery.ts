import type { addBeetle } from '../../calls/beetles/reports.ts'
import type { CallPayload } from '../../calls/call.ts'
import { CallError } from '../../calls/CallError.ts'
import { repeated } from '../../repetition/rounds.ts'
import { readPlace } from './readPlace.ts'
import type { DraftPicture, StoredReport } from './unsentReport.ts'

/** The calls of a report; each write has a key of its own. */
export interface ReportCalls {
  /** The list's own 'unbekannte Art', for a report without a species. */
  unknownSpecies: () => Promise<number>
  /** How many pictures of a record are stored. */
  countPictures: (record: number) => Promise<number>
  /** @returns its number */
  addRecord: (record: CallPayload<typeof addBeetle>, key: string) => Promise<number>
  addPicture: (record: number, picture: DraftPicture) => Promise<void>
}

const canPass = (error: unknown) => error instanceof CallError && (error.passing || error.uncertain)

export interface DeliveryOptions {
  calls: ReportCalls
  /** Resolves when there is a line; at once where there is one. */
  whenOnline: () => Promise<void>
  /** Keeps how far it has come. */
  onStep: (report: StoredReport) => Promise<void>
  signal: AbortSignal
  now: () => Date
}

const findSpecies = (calls: ReportCalls, chosen: string) =>
  chosen === '' ? calls.unknownSpecies() : Promise.resolve(Number(chosen))

/** The service knows a key for a day; pictures that were tried before are counted, not repeated. In ms. */
const keysLive = 20 * 60 * 60 * 1_000

/** Which pictures of a report of long ago have arrived: the answer to the last one may have got lost. */
async function findArrived(calls: ReportCalls, { draft, arrived }: StoredReport, record: number): Promise<string[]> {
  const stored = await calls.countPictures(record)
  // They go one after the other, so that of one alone nobody knows.
  const unknown = draft.pictures.filter(({ key }) => !arrived.includes(key)).slice(0, stored > arrived.length ? 1 : 0)
  return [...arrived, ...unknown.map(({ key }) => key)]
}

/** Sends the record: once more under the same id is the same one, whenever it comes. @returns its number */
function sendRecord({ draft, art = 0, key }: StoredReport, calls: ReportCalls): Promise<number> {
  const { lat, lon, day, remark, share = false } = draft
  const place = readPlace({ lat, lon })
  const at = place.status === 'ready' ? { lat: place.lat, lon: place.lon } : {}
  return calls.addRecord({ art, fund_datum: day, ...at, msg: remark, melde_id: key, zeigen: share }, key)
}

/**
 * Sends a report in steps that can be taken up again: its species, its record, its pictures one by one. Each call has its
 * own key, kept with the report, so that a step whose answer got lost is not done twice.
 * @throws CallError when a step was tried often enough, or is refused
 */
export async function deliver(report: StoredReport, { calls, whenOnline, onStep, signal, now }: DeliveryOptions) {
  let at = report
  const step = async (change: Partial<StoredReport>) => {
    at = { ...at, ...change }
    await onStep(at)
  }
  const attempt = <T>(work: () => Promise<T>) =>
    repeated(async () => {
      await whenOnline()
      signal.throwIfAborted()
      return work()
    }, canPass)
  if (at.art === undefined) await step({ art: await attempt(() => findSpecies(calls, at.draft.species)) })
  const tried = at.tried ?? now().toISOString()
  if (at.tried === undefined) await step({ tried })
  const record = at.record ?? (await attempt(() => sendRecord(at, calls)))
  if (at.record === undefined) await step({ record })
  if (now().getTime() - Date.parse(tried) > keysLive)
    await step({ arrived: await attempt(() => findArrived(calls, at, record)) })
  for (const picture of at.draft.pictures) {
    if (at.arrived.includes(picture.key)) continue
    await attempt(() => calls.addPicture(record, picture))
    await step({ arrived: [...at.arrived, picture.key] })
  }
}
