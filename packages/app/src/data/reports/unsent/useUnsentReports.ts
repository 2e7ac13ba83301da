import { createOutbox, type Outbox } from '@waldkerf/domain/beetles/reports/outbox'
import type { StoredReport } from '@waldkerf/domain/beetles/reports/unsentReport'
import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { errorMessage, ApiError } from '@waldkerf/app/platform/errors/errors'
import { type FailureSentences, loadFailureSentences } from '@waldkerf/app/platform/errors/failureSentences'
import { keptReports } from '@waldkerf/app/platform/unsaved/unsaved'
import { getSpecies } from '@waldkerf/domain/calls/beetles/beetles'
import { addPicture } from '@waldkerf/domain/calls/beetles/pictures'
import { addBeetle } from '@waldkerf/domain/calls/beetles/reports'
import type { ReportCalls } from '@waldkerf/domain/beetles/reports/delivery'
import { useGateway } from '@waldkerf/app/data/gateway/GatewayProvider.tsx'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import type { Client } from '@waldkerf/app/data/gateway/client'
import { browserReportStore } from './reportStore.ts'
import { encodePicture } from '@waldkerf/app/data/beetles/pictures/encodePicture'

const whenOnline = async () => {
  if (navigator.onLine) return
  await new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }))
}

/** Without Web Locks two windows may both send; the report's key prevents a second report. */
const alone = async (work: () => Promise<void>) => {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request('waldkerf.reports', work)
}

/** One outbox for each gateway: the page has one, each story its own. */
const outboxes = new WeakMap<Client, Outbox>()

function outboxFor(gateway: Client): Outbox {
  const known = outboxes.get(gateway)
  if (known) return known
  const made = createOutbox({
    store: browserReportStore(),
    calls: createReportCalls(gateway),
    message: errorMessage,
    whenOnline,
    alone,
  })
  outboxes.set(gateway, made)
  return made
}

/**
 * Reads the person's reports of this device while the code of their page is still loading. Nothing of them goes out.
 * @param email of the stored token
 */
export function preloadReports(gateway: Client, email: string) {
  const outbox = outboxFor(gateway)
  outbox.hold(true)
  void outbox.begin(email)
}

/**
 * The person's reports that are only on this device, and their actions. Sending continues on any page; the question at
 * sign-out says how many stay. Nothing goes out until the service has confirmed who it is, and that the role may report.
 * @param email of the signed-in person
 */
export function useUnsentReports(email: string) {
  const outbox = outboxFor(useGateway())
  const state = useSyncExternalStore(outbox.subscribe, outbox.snapshot)
  const { mutate } = useSWRConfig()
  const { state: guard, allowed } = useSessionSnapshot()
  const maySend = guard === 'known' && allowed?.has('newReport') === true
  useEffect(() => {
    outbox.hold(!maySend)
    if (email !== '') void outbox.begin(email)
  }, [outbox, email, maySend])
  const { reports, arrived } = state
  const count = reports?.length ?? 0
  useEffect(() => keptReports.set(count), [count])
  const onArrived = useEffectEvent(() => void mutate((key) => Array.isArray(key) && key[0] === 'beetles'))
  useEffect(() => {
    if (arrived > 0) onArrived()
  }, [arrived])
  return { ...state, outbox }
}

/** The reports with their problems in the page's language, which may have been stored in another one. */
export function useToldReports(reports: readonly StoredReport[]): readonly StoredReport[] {
  const language = useLanguage()
  const [words, setWords] = useState<FailureSentences>()
  const isTold = reports.some(({ failure }) => failure)
  useEffect(() => {
    if (!isTold) return undefined
    let isCurrent = true
    void loadFailureSentences(language)
      .then((loaded) => isCurrent && setWords(loaded))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [language, isTold])
  return reports.map((one) =>
    words && one.problem !== undefined && one.failure ? { ...one, problem: words.sayAgain(one.failure) } : one,
  )
}

/** The calls of a report, made by the gateway. */
export const createReportCalls = (gateway: Client): ReportCalls => ({
  async unknownSpecies() {
    // The unknown species is the one without a scientific name.
    const unknown = (await gateway.call(getSpecies, {})).find(({ sci }) => sci === '')
    // A failure that a repetition cannot change.
    if (!unknown) throw new ApiError('http', { status: 404 })
    return unknown.id
  },
  addRecord: async (record, idempotencyKey) => (await gateway.call(addBeetle, record, { idempotencyKey })).id,
  async addPicture(record, { key, bytes, breite, hoehe, aufgenommen_am, lat, lon }) {
    const place = lat === null || lon === null ? undefined : { lat, lon }
    const taken = { bytes, width: breite, height: hoehe, takenAt: aufgenommen_am ?? undefined, place }
    await gateway.call(addPicture, await encodePicture(record, taken), { idempotencyKey: key })
  },
})
