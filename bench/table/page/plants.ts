/** A row of ten values, such as a forest's inventory has. */
export interface Plant {
  id: number
  kind: string
  place: string
  /** Different in every row. */
  tag: string
  height: number
  girth: number
  crown: number
  age: number
  planted: string
  state: string
}

const kinds = ['Fichte', 'Äsche', 'Buche', 'Zirbe', 'Ahorn', 'Tanne', 'Öhrchenweide', 'Übergangsform']
const states = ['gesund', 'befallen', 'gefällt', 'ungeklärt']
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** @returns the same plants each time */
export const plants = (count: number): Plant[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    kind: kinds[(id * 31) % kinds.length]!,
    place: `Abteilung ${1 + ((id * 7_919) % 240)}`,
    tag: `${kinds[(id * 13) % kinds.length]!.slice(0, 2)}-${((id * 104_729) % 999_983).toString(36)}`,
    height: 3 + ((id * 104_729) % 42_000) / 1_000,
    girth: 20 + ((id * 7_927) % 3_000) / 10,
    crown: 1 + ((id * 7_933) % 120) / 10,
    age: 1 + ((id * 7_937) % 220),
    planted: `${1800 + ((id * 17) % 220)}-${twoDigits(1 + (id % 12))}-${twoDigits(1 + (id % 28))}`,
    state: states[(id * 7) % states.length]!,
  }))

export const fields = ['id', 'kind', 'place', 'tag', 'height', 'girth', 'crown', 'age', 'planted', 'state'] as const
