import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import rows from './kaeferarten.json' with { type: 'json' }

/** Bark beetles of Central Europe and 'n. n. – unbekannte Art', which is always offered. Ids are 1…n in list order. */
export const species: readonly Species[] = rows.map((row, index) => ({
  id: index + 1,
  sci: row.sci,
  de: row.de,
  alt: 'alt' in row ? (row.alt ?? '') : '',
  host: row.host,
  type: row.type,
  en: 'en' in row ? (row.en ?? '') : '',
}))

/** Months (1–12) in which a species flies, with their weight, and its share of the sightings. */
export interface Flight {
  sci: string
  share: number
  months: readonly (readonly [number, number])[]
}

const spruceSeason = [
  [4, 2],
  [5, 6],
  [6, 4],
  [7, 6],
  [8, 4],
  [9, 2],
] as const

/** Seasons: Buchdrucker April–September with peaks in May and July, Waldgärtner early, Nutzholzborkenkäfer in spring. */
export const flights: readonly Flight[] = [
  { sci: 'Ips typographus', share: 38, months: spruceSeason },
  { sci: 'Pityogenes chalcographus', share: 17, months: spruceSeason },
  { sci: 'Ips duplicatus', share: 5, months: spruceSeason },
  { sci: 'Pityokteines curvidens', share: 6, months: spruceSeason },
  { sci: 'Dendroctonus micans', share: 3, months: spruceSeason },
  {
    sci: 'Tomicus piniperda',
    share: 7,
    months: [
      [3, 5],
      [4, 4],
      [5, 1],
    ],
  },
  {
    sci: 'Trypodendron lineatum',
    share: 8,
    months: [
      [3, 3],
      [4, 5],
      [5, 3],
    ],
  },
  { sci: 'Ips acuminatus', share: 4, months: spruceSeason },
  { sci: 'Ips cembrae', share: 4, months: spruceSeason },
  { sci: 'Polygraphus poligraphus', share: 3, months: spruceSeason },
  { sci: '', share: 5, months: [...spruceSeason, [10, 2], [11, 1]] },
]
