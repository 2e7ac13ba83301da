import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'

export type { SpeciesPictures } from '../species/SpeciesCards.tsx'

export const SpeciesCards = lazyPart(async () => (await import('../species/SpeciesCards.tsx')).SpeciesCards)
