import { Suspense } from 'react'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import type { SpeciesSignProps } from './SpeciesSign.tsx'

const SpeciesSign = lazyPart(async () => (await import('./SpeciesSign.tsx')).SpeciesSign)

/** The sign of a species, in place of a picture; it comes after the page. */
export const LateSign = (props: SpeciesSignProps) => (
  <Suspense>
    <SpeciesSign {...props} />
  </Suspense>
)
