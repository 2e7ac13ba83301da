import type { GisTab } from '@waldkerf/ui/screens/gis/tabs/GisTabs'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { readTab, allowedTabs, writeTab } from './gisTab.ts'

/** The tab that the address names. Going back to a tab finds it as it was left. */
export function useGisTab() {
  const [query, setQuery] = useSearchParams()
  const { role } = useSessionSnapshot()
  const tabs = allowedTabs(role)
  const current = readTab(query, tabs)
  const left = useRef<Partial<Record<GisTab, URLSearchParams>>>({})
  return {
    tabs,
    current,
    choose(tab: GisTab) {
      left.current[current] = query
      setQuery(left.current[tab] ?? writeTab(tab))
    },
  }
}
