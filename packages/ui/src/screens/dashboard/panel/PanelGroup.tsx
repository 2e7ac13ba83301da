import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'

interface Failure {
  message: string
  retry: () => void
}

interface Group {
  /** The panels that failed together, by their titles. */
  failures: ReadonlyMap<string, Failure>
  /** Nothing is published: the page says so once, and empty panels are hidden. */
  isEmpty: boolean
  tell: (title: string, failure: Failure | undefined) => void
  /** The page has a place for failures of several panels; until it exists, each panel shows its own failure. */
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

/**
 * Panels on one page. A message that several of them would repeat is shown once, by the component that reads the
 * group.
 */
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

/** The failures for the common message; none as long as only one panel failed. */
export function useFailedTogether(): readonly Failure[] {
  const { failures, setSpeaker } = use(GroupContext)
  useEffect(() => {
    setSpeaker(true)
    return () => setSpeaker(false)
  }, [setSpeaker])
  return failures.size > 1 ? [...failures.values()] : []
}

/**
 * Reports a panel's state to the group.
 * @returns whether the panel is shown: false where the page says it once for all
 */
export function usePanelPlace(title: string, state: Loadable<readonly unknown[]>): boolean {
  const { failures, isEmpty, tell, hasSpeaker } = use(GroupContext)
  const rows = shown(state)
  const hasRows = rows !== undefined && rows.length > 0
  const failure = state.status === 'failed' && !hasRows ? state : undefined
  // The state may be a new object with each render, so only its contents are compared.
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
