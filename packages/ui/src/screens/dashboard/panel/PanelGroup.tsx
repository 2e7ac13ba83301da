import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'

interface Failure {
  message: string
  retry: () => void
}

interface Group {
  /** By the panels' titles. */
  failures: ReadonlyMap<string, Failure>
  /** Nothing is published: the page says so once, and panels that have nothing to show stand back. */
  isEmpty: boolean
  tell: (title: string, failure: Failure | undefined) => void
  /** Somebody on the page says what failed together; until then each panel says it for itself. */
  hasSpeaker: boolean
  setSpeaker: (isThere: boolean) => void
}

const none: ReadonlyMap<string, Failure> = new Map()

const nothing = () => undefined

const GroupContext = createContext<Group>({
  failures: none,
  isEmpty: false,
  tell: nothing,
  hasSpeaker: false,
  setSpeaker: nothing,
})

/** Panels that stand on one page. What several of them would say alike is said once, by whoever reads the group. */
export function PanelGroup({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  const [failures, setFailures] = useState(none)
  const [hasSpeaker, setSpeaker] = useState(false)
  const tell = useCallback((title: string, failure: Failure | undefined) => {
    setFailures((before) => {
      const after = new Map(before)
      if (failure) after.set(title, failure)
      else after.delete(title)
      return after
    })
  }, [])
  const group = useMemo(
    () => ({ failures, isEmpty, tell, hasSpeaker, setSpeaker }),
    [failures, isEmpty, tell, hasSpeaker],
  )
  return <GroupContext value={group}>{children}</GroupContext>
}

/** For whoever says what failed together: these failures, none as long as a single panel is concerned. */
export function useFailedTogether(): readonly Failure[] {
  const { failures, setSpeaker } = use(GroupContext)
  useEffect(() => {
    setSpeaker(true)
    return () => setSpeaker(false)
  }, [setSpeaker])
  return failures.size > 1 ? [...failures.values()] : []
}

/**
 * Tells the group how a panel stands.
 * @returns whether the panel stands at its place: not where the page says once what it would say
 */
export function usePanelPlace(title: string, state: Loadable<readonly unknown[]>): boolean {
  const { failures, isEmpty, tell, hasSpeaker } = use(GroupContext)
  const rows = shown(state)
  const hasRows = rows !== undefined && rows.length > 0
  const failure = state.status === 'failed' && !hasRows ? state : undefined
  // A state may be made anew with each render: what is told must not depend on which one it was.
  const latest = useRef(failure)
  useEffect(() => {
    latest.current = failure
  })
  const message = failure?.message
  useEffect(() => {
    if (message === undefined) return undefined
    tell(title, { message, retry: () => latest.current?.retry() })
    return () => tell(title, undefined)
  }, [title, message, tell])
  if (failure) return !hasSpeaker || failures.size < 2
  return hasRows || !isEmpty || state.status === 'loading'
}
