import { Suspense } from 'react'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import type { OwnMapProps } from './OwnMap.tsx'

const OwnMap = lazyPart(async () => (await import('./OwnMap.tsx')).OwnMap)

/** Its code comes after the page. */
export const LateOwnMap = (props: OwnMapProps) => (
  <Suspense>
    <OwnMap {...props} />
  </Suspense>
)
