import { lazy, Suspense } from 'react'
import { untilThere } from '@waldkerf/ui/browser/untilThere'
import type { BeetleMapProps } from './BeetleMap.tsx'

const load = () => import('./BeetleMap.tsx')
const BeetleMap = lazy(async () => ({ default: (await untilThere(load)).BeetleMap }))

/** Its code comes when a map is shown: on a phone most people decide without one. */
export const LateBeetleMap = (props: BeetleMapProps) => (
  <Suspense>
    <BeetleMap {...props} />
  </Suspense>
)
