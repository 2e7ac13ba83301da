import { getOwnBeetles } from '@waldkerf/domain/calls/beetles/beetleOverviews'
import { getPictures, getSpecies } from '@waldkerf/domain/calls/beetles/beetles'
import { addPicture } from '@waldkerf/domain/calls/beetles/pictures'
import { addBeetle } from '@waldkerf/domain/calls/beetles/reports'
import type { OwnBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { readPlace } from '@waldkerf/domain/beetles/reports/readPlace'
import { repeated } from '@waldkerf/domain/repetition/rounds'
import type { DraftPicture } from '@waldkerf/ui/screens/reports/list/ReportsScreen'
import { ApiError } from '@waldkerf/app/platform/errors/errors'
import { encodePicture } from '../../beetles/pictures/encodePicture.ts'
import type { Client } from '../../gateway/client.ts'
import type { StoredReport } from './reportStore.ts'

const canPass = (error: unknown) => error instanceof ApiError && (error.passing || error.uncertain)

export interface DeliveryOptions {
  gateway: Client
  /** Resolves when there is a line; at once where there is one. */
  whenOnline: () => Promise<void>
  /** Keeps how far it has come. */
  onStep: (report: StoredReport) => Promise<void>
  signal: AbortSignal
  now: () => Date
}

/** The species of a report without one: the list's own 'unbekannte Art', which has no scientific name. */
async function findSpecies(gateway: Client, chosen: string): Promise<number> {
  if (chosen !== '') return Number(chosen)
  const species = await gateway.call(getSpecies, {})
  const unknown = species.find(({ sci }) => sci === '')
  // Nothing that repeating would change.
  if (!unknown) throw new ApiError('http', { status: 404 })
  return unknown.id
}

/** The service knows a key for a day; what was tried before is looked for, not repeated. In ms. */
const keysLive = 20 * 60 * 60 * 1_000

/** How far a report of long ago has come, by what is stored: the answer to its last step may have got lost. */
async function findArrived(gateway: Client, report: StoredReport, tried: string): Promise<Partial<StoredReport>> {
  const { art, draft, arrived } = report
  const isIt = (row: OwnBeetle) =>
    row.art === art && row.fund_datum === draft.day && Date.parse(row.gemeldet_am) >= Date.parse(tried) - clocksDiffer
  const record = report.record ?? (await gateway.call(getOwnBeetles, {})).find(isIt)?.id
  if (record === undefined) return {}
  const stored = await gateway.call(getPictures, {}, { filters: { kaefer_id: record } })
  // They go one after the other, so that of one alone nobody knows.
  const unknown = draft.pictures
    .filter(({ key }) => !arrived.includes(key))
    .slice(0, stored.length > arrived.length ? 1 : 0)
  return { record, arrived: [...arrived, ...unknown.map(({ key }) => key)] }
}

/** By so much the device's clock may be ahead, in ms. */
const clocksDiffer = 10 * 60 * 1_000

/** Sends the record, unless it stands. @returns its number */
async function sendRecord(report: StoredReport, gateway: Client): Promise<number> {
  const { lat, lon, day, remark } = report.draft
  const place = readPlace({ lat, lon })
  const at = place.status === 'ready' ? { lat: place.lat, lon: place.lon } : {}
  const payload = { art: report.art ?? 0, fund_datum: day, ...at, msg: remark }
  return (await gateway.call(addBeetle, payload, { idempotencyKey: report.key })).id
}

async function sendPicture(record: number, picture: DraftPicture, gateway: Client) {
  const { key, bytes, breite, hoehe, aufgenommen_am, lat, lon } = picture
  const place = lat === null || lon === null ? undefined : { lat, lon }
  const taken = { bytes, width: breite, height: hoehe, takenAt: aufgenommen_am ?? undefined, place }
  await gateway.call(addPicture, await encodePicture(record, taken), { idempotencyKey: key })
}

/**
 * Sends a report in steps that can be taken up again: its species, its record, its pictures one by one. Each call has its
 * own key, kept with the report, so that a step whose answer got lost is not done twice.
 * @throws ApiError when a step was tried often enough, or is refused
 */
export async function deliver(report: StoredReport, { gateway, whenOnline, onStep, signal, now }: DeliveryOptions) {
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
  if (at.art === undefined) await step({ art: await attempt(() => findSpecies(gateway, at.draft.species)) })
  const { tried } = at
  if (tried === undefined) await step({ tried: now().toISOString() })
  else if (now().getTime() - Date.parse(tried) > keysLive)
    await step(await attempt(() => findArrived(gateway, at, tried)))
  const record = at.record ?? (await attempt(() => sendRecord(at, gateway)))
  if (at.record === undefined) await step({ record })
  for (const picture of at.draft.pictures) {
    if (at.arrived.includes(picture.key)) continue
    await attempt(() => sendPicture(record, picture, gateway))
    await step({ arrived: [...at.arrived, picture.key] })
  }
}
