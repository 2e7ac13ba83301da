import type { addBeetle } from '../../calls/beetles/reports.ts'
import type { CallPayload } from '../../calls/call.ts'
import { CallError } from '../../calls/CallError.ts'
import type { OwnBeetle } from '../../entities/beetles/beetleOverviews.ts'
import { repeated } from '../../repetition/rounds.ts'
import { readPlace } from './readPlace.ts'
import type { DraftPicture, StoredReport } from './unsentReport.ts'

/** The calls of a report; each write has a key of its own. */
export interface ReportCalls {
  /** The list's own 'unbekannte Art', for a report without a species. */
  unknownSpecies: () => Promise<number>
  ownBeetles: () => Promise<readonly OwnBeetle[]>
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

/** The service knows a key for a day; what was tried before is looked for, not repeated. In ms. */
const keysLive = 20 * 60 * 60 * 1_000

/** How far a report of long ago has come, by what is stored: the answer to its last step may have got lost. */
async function findArrived(calls: ReportCalls, report: StoredReport, tried: string): Promise<Partial<StoredReport>> {
  const { art, draft, arrived } = report
  const isIt = (row: OwnBeetle) =>
    row.art === art && row.fund_datum === draft.day && Date.parse(row.gemeldet_am) >= Date.parse(tried) - clocksDiffer
  const record = report.record ?? (await calls.ownBeetles()).find(isIt)?.id
  if (record === undefined) return {}
  const stored = await calls.countPictures(record)
  // They go one after the other, so that of one alone nobody knows.
  const unknown = draft.pictures.filter(({ key }) => !arrived.includes(key)).slice(0, stored > arrived.length ? 1 : 0)
  return { record, arrived: [...arrived, ...unknown.map(({ key }) => key)] }
}

/** By so much the device's clock may be ahead, in ms. */
const clocksDiffer = 10 * 60 * 1_000

/** Sends the record. @returns its number */
function sendRecord({ draft, art = 0, key }: StoredReport, calls: ReportCalls): Promise<number> {
  const { lat, lon, day, remark } = draft
  const place = readPlace({ lat, lon })
  const at = place.status === 'ready' ? { lat: place.lat, lon: place.lon } : {}
  return calls.addRecord({ art, fund_datum: day, ...at, msg: remark }, key)
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
  const { tried } = at
  if (tried === undefined) await step({ tried: now().toISOString() })
  else if (now().getTime() - Date.parse(tried) > keysLive)
    await step(await attempt(() => findArrived(calls, at, tried)))
  const record = at.record ?? (await attempt(() => sendRecord(at, calls)))
  if (at.record === undefined) await step({ record })
  for (const picture of at.draft.pictures) {
    if (at.arrived.includes(picture.key)) continue
    await attempt(() => calls.addPicture(record, picture))
    await step({ arrived: [...at.arrived, picture.key] })
  }
}
