/** The content of a column of pasted text; `other` is a name or number of the point. */
export type Column = 'mapx' | 'mapy' | 'pixelx' | 'pixely' | 'enable' | 'other'

/** Column names that programs and people write, without case, spaces, marks and units. */
const names: Record<Exclude<Column, 'other'>, readonly string[]> = {
  mapx: ['mapx', 'x', 'e', 'east', 'easting', 'ost', 'ostwert', 'rechts', 'rechtswert', 'rw'],
  mapy: ['mapy', 'y', 'n', 'north', 'northing', 'nord', 'nordwert', 'hoch', 'hochwert', 'hw'],
  pixelx: ['pixelx', 'sourcex', 'bildx', 'px', 'spalte', 'col', 'column'],
  pixely: ['pixely', 'sourcey', 'bildy', 'py', 'zeile', 'row', 'line'],
  enable: ['enable', 'enabled', 'aktiv', 'ein', 'vermessen'],
}

/** Columns by their names: undefined if no name is known, null if easting or northing is missing or one comes twice. */
export function columnsOfNames(cells: readonly string[]): Column[] | null | undefined {
  const columns = cells.map((cell): Column => {
    const name = cell
      .toLowerCase()
      .replace(/[([].*$/, '')
      .replace(/[^a-zäöüß]/g, '')
    const found = Object.entries(names).find(([, words]) => words.includes(name))
    return (found?.[0] ?? 'other') as Column
  })
  const known = columns.filter((column) => column !== 'other')
  if (known.length === 0) return undefined
  const isWhole = known.includes('mapx') && known.includes('mapy') && new Set(known).size === known.length
  return isWhole ? columns : null
}

/**
 * Columns of lines without names, by their number: easting and northing; a name before them; then column and row as
 * in a points file, with a name before or a 0 or 1 behind.
 */
export function columnsOfCount(rows: readonly (readonly string[])[]): Column[] | null {
  const count = Math.max(...rows.map((cells) => cells.length))
  if (count === 2) return ['mapx', 'mapy']
  if (count === 3) return ['other', 'mapx', 'mapy']
  if (count === 4) return ['mapx', 'mapy', 'pixelx', 'pixely']
  const isFlag = rows.every((cells) => /^\s*[01]\s*$/.test(cells[4] ?? ''))
  if (count === 5 && !isFlag) return ['other', 'mapx', 'mapy', 'pixelx', 'pixely']
  return count >= 5 && isFlag ? ['mapx', 'mapy', 'pixelx', 'pixely', 'enable'] : null
}
