import type { addBeetle } from '@waldkerf/domain/calls/beetles/reports'
import type { CallPayload } from '@waldkerf/domain/calls/call'
import { CallError } from '@waldkerf/domain/calls/CallError'
import { repeated } from '@waldkerf/domain/repetition/rounds'
import { readPlace } from './readPlace.ts'
import type { DraftPicture, StoredReport } from './unsentReport.ts'

/** The calls of a report; each write has a key of its own. */
export interface ReportCalls {
  /** The list's own 'unbekannte Art', for a report without a species. */
  unknownSpecies: () => Promise<number>
  /** @returns its number */
  addRecord: (record: CallPayload<typeof addBeetle>, key: string) => Promise<number>
  /** Sending the same picture again, even days later, adds no second one. */
  addPicture: (record: number, picture: DraftPicture) => Promise<void>
}

/** Seconds. A longer `Retry-After` means that the account's limit is reached, not that the service is busy. */
const longWait = 30

/** Seconds after which the account may go on, when its limit is reached. */
export const limitedFor = (error: unknown): number | undefined =>
  error instanceof CallError && error.status === 429 && (error.retryAfter ?? 0) > longWait
    ? error.retryAfter
    : undefined

const canPass = (error: unknown) =>
  error instanceof CallError && (error.passing || error.uncertain) && limitedFor(error) === undefined

export interface DeliveryOptions {
  calls: ReportCalls
  /** Resolves as soon as the browser is online. */
  whenOnline: () => Promise<void>
  /** Keeps how far it has come. */
  onStep: (report: StoredReport) => Promise<void>
  signal: AbortSignal
}

const findSpecies = (calls: ReportCalls, chosen: string) =>
  chosen === '' ? calls.unknownSpecies() : Promise.resolve(Number(chosen))

/** Sends the record; sent again under the same id, even days later, it makes no second one. @returns its number */
function sendRecord({ draft, art = 0, key }: StoredReport, calls: ReportCalls): Promise<number> {
  const { lat, lon, day, remark, share = false } = draft
  const place = readPlace({ lat, lon })
  const at = place.status === 'ready' ? { lat: place.lat, lon: place.lon } : {}
  return calls.addRecord({ art, fund_datum: day, ...at, msg: remark, melde_id: key, zeigen: share }, key)
}

/**
 * Sends a report in steps that can be resumed: its species, its record, its pictures one by one. The service recognises
 * the record by its id and a picture by its bytes, so a step whose answer was lost is not done twice, even days later.
 * @throws CallError when a step was tried often enough, or is refused
 */
export async function deliver(report: StoredReport, { calls, whenOnline, onStep, signal }: DeliveryOptions) {
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
  const record = at.record ?? (await attempt(() => sendRecord(at, calls)))
  if (at.record === undefined) await step({ record })
  for (const picture of at.draft.pictures) {
    if (at.arrived.includes(picture.key)) continue
    await attempt(() => calls.addPicture(record, picture))
    await step({ arrived: [...at.arrived, picture.key] })
  }
}
