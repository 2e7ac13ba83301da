import { createOutbox, type Outbox } from '@waldkerf/domain/beetles/reports/outbox'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { errorMessage } from '@waldkerf/app/platform/errors/errors'
import { keptReports } from '@waldkerf/app/platform/unsaved/unsaved'
import { useGateway } from '../../gateway/GatewayProvider.tsx'
import type { Client } from '../../gateway/client.ts'
import { createReportCalls } from './reportCalls.ts'
import { browserReportStore } from './reportStore.ts'

const whenOnline = async () => {
  if (navigator.onLine) return
  await new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }))
}

/** Where a browser has no locks, two windows may both send: their keys keep that from being two reports. */
const alone = async (work: () => Promise<void>) => {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request('waldkerf.reports', work)
}

/** One for each gateway: the page has one, stories have one each. */
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
 * The person's reports that are on this device alone, and what can be done with them. Sending goes on whatever page is
 * shown; signing out says how many stay.
 * @param email of who is signed in
 */
export function useUnsentReports(email: string) {
  const outbox = outboxFor(useGateway())
  const state = useSyncExternalStore(outbox.subscribe, outbox.snapshot)
  const { mutate } = useSWRConfig()
  useEffect(() => {
    if (email !== '') void outbox.begin(email)
  }, [outbox, email])
  const { reports, arrived } = state
  const count = reports?.length ?? 0
  useEffect(() => keptReports.set(count), [count])
  const onArrived = useEffectEvent(() => void mutate((key) => Array.isArray(key) && key[0] === 'beetles'))
  useEffect(() => {
    if (arrived > 0) onArrived()
  }, [arrived])
  return { ...state, outbox }
}
