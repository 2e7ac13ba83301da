import type { SpeciesFrequency } from '../entities/beetles/beetleCounts.ts'
import type { Species } from '../entities/beetles/beetles.ts'

/**
 * The galleries of bark beetles by their pattern: mother galleries along the trunk, as a star, across it, as a patch,
 * as a ladder in the wood. If a species' pattern is uncertain, the part of the tree in which it breeds: `bark`, `wood`,
 * `root`.
 */
export const galleries = ['along', 'star', 'across', 'patch', 'ladder', 'bark', 'wood', 'root', 'unknown'] as const
export type Gallery = (typeof galleries)[number]

/** Galleries that tell a species from others with the same pattern. */
type OwnSight =
  | 'fork'
  | 'crook'
  | 'airholes'
  | 'clasp'
  | 'longest'
  | 'thinBark'
  | 'longArms'
  | 'hidden'
  | 'thickBark'
  | 'branches'
  | 'shortAcross'

/** The sight by which laypeople know a species; its words stand in both languages beside the cards. */
export type Sight = Gallery | OwnSight

interface KnownFacts {
  /** Length of the beetle in millimetres, from and to. */
  size?: readonly [number, number]
  gallery?: Gallery
  /** Where other species have the same pattern. */
  sight?: OwnSight
  /** Former Latin names, still found in books; partly common knowledge, not checked by an expert yet. */
  old?: readonly string[]
}

/**
 * Sizes and galleries from the field's own pages, named above the species; a species whose sources differ or that none
 * of them has is left out. BFW: Bundesforschungszentrum für Wald, Wien, 'Die wichtigsten Borkenkäferarten';
 * waldwissen.net (LWF, WSL); insektenbox.de; Wikipedia (de) after Grüne, Handbuch zur Bestimmung der europäischen
 * Borkenkäfer, 1979.
 */
const known: Readonly<Record<string, KnownFacts>> = {
  // BFW
  'Ips typographus': {
    size: [4.2, 5.5],
    gallery: 'along',
    sight: 'fork',
    old: ['Bostrichus typographus', 'Bostrichus octodentatus'],
  },
  'Ips amitinus': { size: [3.5, 4.8], gallery: 'star', sight: 'longArms' },
  'Pityogenes chalcographus': {
    size: [1.6, 2.9],
    gallery: 'star',
    sight: 'thinBark',
    old: ['Ips chalcographus', 'Tomicus chalcographus'],
  },
  'Polygraphus poligraphus': { size: [2.2, 3], gallery: 'star', sight: 'hidden', old: ['Polygraphus polygraphus'] },
  'Tomicus piniperda': {
    size: [3.5, 5],
    gallery: 'along',
    sight: 'crook',
    old: ['Blastophagus piniperda', 'Myelophilus piniperda'],
  },
  'Tomicus minor': {
    size: [3.2, 4],
    gallery: 'across',
    sight: 'clasp',
    old: ['Blastophagus minor', 'Myelophilus minor'],
  },
  'Ips cembrae': { size: [4.5, 6], gallery: 'star' },
  'Ips sexdentatus': { size: [5.5, 8], gallery: 'along', sight: 'longest' },
  // BFW has 7 to 9 mm, Wikipedia 5.5 to 9
  'Dendroctonus micans': { size: [5.5, 9], gallery: 'patch' },
  // waldwissen.net
  'Pityokteines curvidens': { size: [2.5, 3], gallery: 'across', old: ['Ips curvidens'] },
  'Gnathotrichus materiarius': { size: [3.2, 3.5], gallery: 'ladder' },
  'Xylosandrus germanus': { gallery: 'wood', old: ['Xyleborus germanus'] },
  // insektenbox.de
  'Trypodendron domesticum': { size: [3.2, 3.8], gallery: 'ladder', old: ['Xyloterus domesticus'] },
  'Dryocoetes autographus': { size: [3, 4.3] },
  // Wikipedia
  'Trypodendron lineatum': { size: [2.8, 3.8], gallery: 'ladder', old: ['Xyloterus lineatus'] },
  'Hylesinus varius': { size: [2.5, 3.5], old: ['Leperisinus varius', 'Hylesinus fraxini'] },
  'Scolytus scolytus': { size: [3, 6], gallery: 'along', sight: 'thickBark' },
  'Scolytus multistriatus': { size: [2, 3.5], gallery: 'along', sight: 'branches' },
  'Scolytus ratzeburgi': { size: [5, 7], gallery: 'along', sight: 'airholes' },
  'Scolytus intricatus': { gallery: 'across', sight: 'shortAcross' },
  // EPPO
  'Ips duplicatus': { old: ['Bostrichus duplicatus', 'Tomicus infucatus'] },
}

const byType: Readonly<Record<string, Gallery>> = { Rindenbrüter: 'bark', Holzbrüter: 'wood', Wurzelbrüter: 'root' }

export interface SpeciesFacts {
  size: readonly [number, number] | undefined
  gallery: Gallery
  sight: Sight
}

/** Facts that laypeople know a species by. */
export function speciesFacts({ sci, type }: Pick<Species, 'sci' | 'type'>): SpeciesFacts {
  const facts = known[sci]
  const gallery = facts?.gallery ?? byType[type] ?? 'unknown'
  return { size: facts?.size, gallery, sight: facts?.sight ?? gallery }
}

/** Adds the former Latin names to the species' other names, so that a search finds them. */
export const withOldNames = (all: readonly Species[]): Species[] =>
  all.map((one) => ({ ...one, alt: [one.alt, ...(known[one.sci]?.old ?? [])].filter(Boolean).join(', ') }))

/** So many finds make a species frequent; fewer may be chance. */
const leastFinds = 3

/**
 * The frequent species of a place and time first, then the others by all of their finds; they have 0 here.
 * @param here counts of the place and time
 * @param all counts of everywhere
 */
export function speciesByFrequency(
  here: readonly SpeciesFrequency[],
  all: readonly SpeciesFrequency[],
): SpeciesFrequency[] {
  const enough = here.map(({ art, anzahl }) => ({ art, anzahl: anzahl >= leastFinds ? anzahl : 0 }))
  const total = new Map(all.map(({ art, anzahl }) => [art, anzahl]))
  return enough.toSorted((a, b) => b.anzahl - a.anzahl || (total.get(b.art) ?? 0) - (total.get(a.art) ?? 0))
}

/** How many species are offered before anything is searched. */
const most = 6

/**
 * The species that laypeople choose from first: the frequent ones, filled up in the order of the list, which begins with the
 * most important. 'n. n.' is left out, because the form offers it as an answer of its own.
 * @param frequent the most frequent first
 */
export function firstSpecies(all: readonly Species[], frequent: readonly SpeciesFrequency[]): Species[] {
  const named = all.filter(({ sci }) => sci !== '')
  const order = new Map(frequent.map(({ art }, index) => [art, index]))
  const place = (id: number) => order.get(id) ?? frequent.length
  return named.toSorted((a, b) => place(a.id) - place(b.id) || a.id - b.id).slice(0, most)
}
