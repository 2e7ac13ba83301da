import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
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
}

const none: ReadonlyMap<string, Failure> = new Map()

const GroupContext = createContext<Group>({ failures: none, isEmpty: false, tell: () => undefined })

/** Panels that stand on one page. What several of them would say alike is said once, by whoever reads the group. */
export function PanelGroup({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  const [failures, setFailures] = useState(none)
  const tell = useCallback((title: string, failure: Failure | undefined) => {
    setFailures((before) => {
      const after = new Map(before)
      if (failure) after.set(title, failure)
      else after.delete(title)
      return after
    })
  }, [])
  const group = useMemo(() => ({ failures, isEmpty, tell }), [failures, isEmpty, tell])
  return <GroupContext value={group}>{children}</GroupContext>
}

/** The failures that are said once, for all panels: none as long as a single one is concerned. */
export function useFailedTogether(): readonly Failure[] {
  const { failures } = use(GroupContext)
  return failures.size > 1 ? [...failures.values()] : []
}

/**
 * Tells the group how a panel stands.
 * @returns whether the panel stands at its place: not where the page says once what it would say
 */
export function usePanelPlace(title: string, state: Loadable<readonly unknown[]>): boolean {
  const { failures, isEmpty, tell } = use(GroupContext)
  const rows = shown(state)
  const hasRows = rows !== undefined && rows.length > 0
  const failure = state.status === 'failed' && !hasRows ? state : undefined
  useEffect(() => {
    if (!failure) return undefined
    tell(title, failure)
    return () => tell(title, undefined)
  }, [title, failure, tell])
  if (failure) return failures.size < 2
  return hasRows || !isEmpty || state.status === 'loading'
}
