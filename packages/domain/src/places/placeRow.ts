/** A settlement of Germany or Austria: WGS 84 degrees; 0 people are an unknown number. */
export type PlaceRow = readonly [name: string, lon: number, lat: number, people: number]
