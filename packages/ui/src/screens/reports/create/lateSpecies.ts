import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'

export type { SpeciesPictures } from '../species/SpeciesCards.tsx'

const load = async () => (await import('../species/SpeciesCards.tsx')).SpeciesCards

export const SpeciesCards = lazyPart(load)

/** Brings the code while there is a line: the form may be two screens and a forest away from needing it. */
export const loadSpeciesCards = () => void load().catch(() => undefined)
