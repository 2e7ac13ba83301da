/** Reactions to a part of the application's code that did not come. */
export type ChunkDecision = 'reload' | 'offer' | 'nothing'

export interface ChunkSituation {
  /** Something typed is stored nowhere yet: a reload would lose it. */
  unsaved: boolean
  /** The server answers, so it is the part that is gone: a new version stands there. */
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
