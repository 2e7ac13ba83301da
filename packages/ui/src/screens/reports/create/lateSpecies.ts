import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'

export type { SpeciesPictures } from '../species/SpeciesCards.tsx'

const load = async () => (await import('../species/SpeciesCards.tsx')).SpeciesCards

export const SpeciesCards = lazyPart(load)

/** Loads the code early: when the form needs it, two screens later, there may be no connection in the forest. */
export const loadSpeciesCards = () => void load().catch(() => undefined)
