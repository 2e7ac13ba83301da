import { forest } from './terms/forest.ts'
import { house } from './terms/house.ts'
import { maps } from './terms/maps.ts'
import { office } from './terms/office.ts'
import { people } from './terms/people.ts'
import type { TermGroup } from './terms/Term.ts'

/** Wire fields keep their German names; what the code calls them stands here, once. */
export const glossary: readonly TermGroup[] = [forest, maps, office, people, house]
