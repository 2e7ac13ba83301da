import { createStore } from '@waldkerf/domain/store/store'
import { useSyncExternalStore } from 'react'
import { askServer } from '../offline/askServer.ts'
import { takeOverNow } from '../offline/takeOver.ts'
import { hasUnsaved } from '../unsaved/unsaved.ts'

/** Reactions to a part of the application's code that failed to load. */
type ChunkReaction = 'reload' | 'offer' | 'nothing'

export interface ChunkSituation {
  /** Whether a page is being opened: a file that somebody's work needs is no reason to reload under it. */
  opening: boolean
  /** Whether there is unsaved work, which a reload would lose. */
  unsaved: boolean
  /** Whether the server answers, so that only this file is missing, because a new version was deployed. */
  reachable: boolean
  /** When this window last reloaded for a missing file, ms since 1970; 0 for never. */
  lastReload: number
  now: number
}

/** In ms: a file missing again so soon after a reload is missing from the new version, too. */
const oneReloadIn = 60_000

/** Reloads once, but neither amid work nor over unsaved work, and not without a connection, which would show the browser's error page. */
export function chooseReaction({ opening, unsaved, reachable, lastReload, now }: ChunkSituation): ChunkReaction {
  if (!reachable) return 'nothing'
  if (unsaved || !opening) return 'offer'
  return now - lastReload < oneReloadIn ? 'nothing' : 'reload'
}

const reloadKey = 'waldkerf.staleChunk'

export const offered = createStore(false)

/** Whether a new version waits for a reload, because somebody is at work. */
export const useNewVersion = () => useSyncExternalStore(offered.subscribe, offered.snapshot)

/**
 * Loads the page anew, in the new version: where a worker holds the former one, the new one takes over first. Its files
 * may be on their way yet.
 */
export async function loadNewVersion(): Promise<void> {
  await takeOverNow().catch(() => undefined)
  location.reload()
}

const isReachable = async () => ((await askServer(5_000)) ?? 500) < 500

/** @param opening a page is being opened, or somebody wants it once more */
export async function onMissingChunk(opening: boolean) {
  // Without a connection at the time of the failure the file may still exist, even if the connection is back now.
  const reachable = navigator.onLine && (await isReachable())
  const lastReload = Number(sessionStorage.getItem(reloadKey))
  const now = Date.now()
  const reaction = chooseReaction({ opening, unsaved: hasUnsaved(), reachable, lastReload, now })
  if (reaction === 'reload') {
    sessionStorage.setItem(reloadKey, `${now}`)
    await loadNewVersion()
  }
  if (reaction === 'offer') offered.set(true)
}

/**
 * Watches for files of the old version that are gone after a deployment; Vite's event comes before the import fails.
 * @param opening a page is being opened
 * @returns stops watching
 */
export function watchChunks(opening: boolean): () => void {
  const onEvent = () => void onMissingChunk(opening)
  addEventListener('vite:preloadError', onEvent)
  return () => removeEventListener('vite:preloadError', onEvent)
}
