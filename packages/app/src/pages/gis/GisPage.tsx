import { GisTabs } from '@waldkerf/ui/screens/gis/tabs/GisTabs'
import { lazyPanel } from '../../platform/failures/pageCode.ts'
import { BeetlesTab } from './BeetlesTab.tsx'
import { useGisTab } from './tabs/useGisTab.ts'

/** A tab's code comes when it is first opened; where it does not come, the page can be tried again. */
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
