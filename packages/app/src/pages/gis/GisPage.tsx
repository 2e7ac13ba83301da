import { GisTabs, type GisTab } from '@waldkerf/ui/screens/gis/GisTabs'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { lazyPanel } from '@waldkerf/app/platform/failures/pageCode'
import { BeetlesTab } from './BeetlesTab.tsx'
import { readTab, allowedTabs, writeTab } from './tabs/gisTab.ts'

/** A tab's code is loaded when it is first opened; after a failure the page offers another try. */
const panels = {
  beetles: BeetlesTab,
  maps: lazyPanel(async () => (await import('./maps/MapsTab.tsx')).MapsTab),
  surveys: lazyPanel(async () => (await import('./surveys/SurveysTab.tsx')).SurveysTab),
} as const

/** /gis/index: sightings, survey maps and the survey, a tab each. */
export function GisPage() {
  const { tabs, current, choose } = useGisTab()
  const Panel = panels[current]
  return (
    <GisTabs tabs={tabs} current={current} onChange={choose}>
      <Panel />
    </GisTabs>
  )
}

/** The tab that the address names. A tab opened again has its former address. */
function useGisTab() {
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
