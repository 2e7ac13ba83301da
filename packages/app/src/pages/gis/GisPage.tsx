import { GisTabs } from '@waldkerf/ui/screens/gis/tabs/GisTabs'
import { type ComponentType, lazy } from 'react'
import { pageCode } from '../../shell/failures/pageCode.tsx'
import { BeetlesTab } from './BeetlesTab.tsx'
import { useGisTab } from './tabs/useGisTab.ts'

/** A tab's code comes when it is first opened; where it does not come, the page can be tried again. */
const later = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await pageCode(load).Component() }))

const panels = {
  beetles: BeetlesTab,
  maps: later(async () => (await import('./maps/MapsTab.tsx')).MapsTab),
  surveys: later(async () => (await import('./surveys/SurveysTab.tsx')).SurveysTab),
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
