/** An area on the map: a closed ring of [lon, lat] in WGS 84. */
export interface Outline {
  id: number
  ring: readonly (readonly [lon: number, lat: number])[]
  /** Dashed: nobody knows exactly where it ends. */
  dashed?: boolean
}
