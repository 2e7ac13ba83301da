import { lazyPart } from '../../parts/Later/lazyPart.tsx'
import { Plain } from './panel/Plain.tsx'

const cards = () => import('./laterCards.ts')

/** Species with chart, table and files; where they cannot come the list stays. */
export const SpeciesCard = lazyPart(async () => (await cards()).loadSpeciesCard(), Plain)

/** The Länder with table and files; where they cannot come map and bars stay as they are. */
export const StateCard = lazyPart(async () => (await cards()).loadStateCard(), Plain)
