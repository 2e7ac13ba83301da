import { createStore } from '@waldkerf/domain/store/store'
import { useSyncExternalStore } from 'react'
import { hasUnsaved } from '../unsaved/unsaved.ts'

/** Reactions to a part of the application's code that did not come. */
type ChunkDecision = 'reload' | 'offer' | 'nothing'

export interface ChunkSituation {
  /** Something typed is stored nowhere yet: a reload would lose it. */
  unsaved: boolean
  /** The server answers, so only this file is missing: a new version has been deployed. */
  reachable: boolean
  /** When this window last reloaded for it, ms since 1970. */
  lastReload: number | undefined
  now: number
}

/** A part that is missing again so soon after a reload is missing from the new version too. */
const oneReloadIn = 60_000

/** Reloads once, never over unsaved work, and never into the browser's own page without a connection. */
export function decideOnChunk({ unsaved, reachable, lastReload, now }: ChunkSituation): ChunkDecision {
  if (!reachable) return 'nothing'
  if (unsaved) return 'offer'
  return lastReload !== undefined && now - lastReload < oneReloadIn ? 'nothing' : 'reload'
}

const reloadKey = 'waldkerf.staleChunk'

const offered = createStore(false)

/** Whether a new version waits for a reload that unsaved work does not allow. */
export const useNewVersion = () => useSyncExternalStore(offered.subscribe, offered.snapshot)

async function isReachable(): Promise<boolean> {
  try {
    const limit = AbortSignal.timeout(5_000)
    return (await fetch('/config.json', { cache: 'no-store', signal: limit })).status < 500
  } catch {
    return false
  }
}

async function onMissingChunk() {
  // A file that failed without a connection is not gone, even if the connection is back by the time of the answer.
  const reachable = navigator.onLine && (await isReachable())
  const lastReload = Number(sessionStorage.getItem(reloadKey)) || undefined
  const now = Date.now()
  const decision = decideOnChunk({ unsaved: hasUnsaved(), reachable, lastReload, now })
  if (decision === 'reload') {
    sessionStorage.setItem(reloadKey, `${now}`)
    location.reload()
  }
  if (decision === 'offer') offered.set(true)
}

/**
 * After a deploy a part of the old version can be gone: the bundler says so before the import fails.
 * @returns what ends it
 */
export function watchChunks(): () => void {
  addEventListener('vite:preloadError', onMissingChunk)
  return () => {
    removeEventListener('vite:preloadError', onMissingChunk)
    offered.set(false)
  }
}
