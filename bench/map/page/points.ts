/** Pseudo-random numbers from 0 to 1, the same ones each time. */
function chance(seed: number) {
  const wave = Math.sin(seed * 12.9898) * 43_758.5453
  return wave - Math.floor(wave)
}

/** @returns points all over Germany and Austria, of `kindCount` kinds, column by column. */
export function scatteredPoints(count: number, kindCount: number) {
  const rows = Array.from({ length: count }, (_, row) => row)
  return {
    ids: Float64Array.from(rows),
    lats: Float64Array.from(rows, (row) => 46.5 + 8.5 * chance(row)),
    lons: Float64Array.from(rows, (row) => 6 + 11 * chance(row + 0.5)),
    kinds: Uint8Array.from(rows, (row) => Math.floor(kindCount * chance(row + 0.25))),
  }
}
