import type { ReferencePicture, Species } from '../entities/beetles/beetles.ts'

/*
 * Species that are taken for one another, by their scientific names. The groups are common knowledge of the field, taken
 * from no key, and not checked by an expert yet. To check them against: for Ips Douglas, Cognato, Grebennikov & Savard 2019
 * (Canadian Journal of Arthropod Identification 38) and Wermelinger et al. 2020 (Alpine Entomology 4: 179-184); for the
 * others Pfeffer 1995 (Zentral- und westpaläarktische Borken- und Kernkäfer, Entomologica Basiliensia 17).
 */
const alike: readonly (readonly string[])[] = [
  ['Ips typographus', 'Ips amitinus', 'Ips duplicatus', 'Ips cembrae'],
  ['Ips acuminatus', 'Ips sexdentatus', 'Orthotomicus laricis'],
  ['Pityogenes chalcographus', 'Pityogenes bidentatus', 'Pityophthorus pityographus'],
  ['Pityokteines curvidens', 'Pityokteines spinidens', 'Pityokteines vorontzowi'],
  ['Tomicus piniperda', 'Tomicus minor', 'Hylurgops palliatus'],
  ['Hylurgops palliatus', 'Hylastes cunicularius', 'Hylastes ater'],
  ['Dryocoetes autographus', 'Taphrorychus bicolor', 'Polygraphus poligraphus'],
  ['Cryphalus piceae', 'Pityophthorus pityographus'],
  ['Trypodendron lineatum', 'Trypodendron domesticum', 'Trypodendron signatum', 'Gnathotrichus materiarius'],
  ['Xylosandrus germanus', 'Anisandrus dispar', 'Xyleborinus saxesenii'],
  ['Hylesinus varius', 'Hylesinus crenatus'],
  ['Scolytus intricatus', 'Scolytus ratzeburgi', 'Scolytus carpini'],
  ['Scolytus scolytus', 'Scolytus multistriatus'],
]

/** A species and those that it is taken for, kaeferarten.id, itself first; itself alone where none is known. */
export function comparedSpecies(art: number, species: readonly Species[]): number[] {
  const name = species.find(({ id }) => id === art)?.sci
  const names = new Set(alike.filter((group) => name && group.includes(name)).flat())
  return [art, ...species.filter(({ id, sci }) => id !== art && names.has(sci)).map(({ id }) => id)]
}

/** The largest number of pictures shown beside the record's own. */
const mostShown = 6

/**
 * The pictures to show beside a record: one of each species in turn, the chosen one first, none of the record itself.
 * @param order kaeferarten.id, as `comparedSpecies` has them
 */
export function pickReferences(
  all: readonly ReferencePicture[],
  order: readonly number[],
  recordId: number,
): ReferencePicture[] {
  const others = all.filter(({ kaefer_id }) => kaefer_id !== recordId)
  const bySpecies = order.map((art) => others.filter((picture) => picture.art === art))
  const longest = Math.max(0, ...bySpecies.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, turn) => bySpecies.flatMap((some) => some[turn] ?? [])).flat()
  const shown = new Set(inTurn.slice(0, mostShown))
  return bySpecies.flat().filter((picture) => shown.has(picture))
}
