/** Lazy imports of the cards that come later. They stand apart, since each carries the list of all its chunks. */

export const loadSpeciesCard = async () => (await import('./species/SpeciesCard.tsx')).SpeciesCard

export const loadStateCard = async () => (await import('./states/StateCard.tsx')).StateCard
