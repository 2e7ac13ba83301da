import { type Area, type CoordinateSystem, findSystem, systems } from '../georef/coordinates/systems.ts'

const austria = 'Österreich'

/** Boxes around the federal states, in degrees. */
const boxes: Readonly<Record<string, readonly [west: number, east: number, south: number, north: number]>> = {
  'Baden-Württemberg': [7.5, 10.5, 47.5, 49.8],
  Bayern: [8.9, 13.9, 47.2, 50.6],
  Berlin: [13, 13.8, 52.3, 52.7],
  Brandenburg: [11.2, 14.8, 51.3, 53.6],
  Bremen: [8.4, 9, 53, 53.7],
  Hamburg: [8.4, 10.4, 53.3, 54],
  Hessen: [7.7, 10.3, 49.3, 51.7],
  'Mecklenburg-Vorpommern': [10.5, 14.5, 53.1, 54.7],
  Niedersachsen: [6.6, 11.6, 51.2, 53.9],
  'Nordrhein-Westfalen': [5.8, 9.5, 50.3, 52.6],
  'Rheinland-Pfalz': [6.1, 8.6, 48.9, 51],
  Saarland: [6.3, 7.5, 49.1, 49.7],
  Sachsen: [11.8, 15.1, 50.1, 51.7],
  'Sachsen-Anhalt': [10.5, 13.2, 50.9, 53.1],
  'Schleswig-Holstein': [7.8, 11.4, 53.3, 55.1],
  Thüringen: [9.8, 12.7, 50.2, 51.7],
  [austria]: [9.5, 17.2, 46.3, 49.1],
}

function findBox(state: string): Area | undefined {
  const [west, east, south, north] = boxes[state] ?? []
  if (west === undefined || east === undefined || south === undefined || north === undefined) return undefined
  return { west, east, south, north }
}

const meet = (a: Area, b: Area) => a.west < b.east && b.west < a.east && a.south < b.north && b.south < a.north

/** German surveys have no Austrian datum, and the other way round. */
const isOfCountry = ({ datum }: CoordinateSystem, state: string) => datum !== (state === austria ? 'DHDN' : 'MGI')

/** Whether a coordinate system is used in a client's state; unknown systems and states always fit. */
export function fitsState(epsg: number | null, state: string): boolean {
  const [system, box] = [findSystem(epsg), findBox(state)]
  return !system || !box || (isOfCountry(system, state) && meet(system.area, box))
}

/** The usual coordinate system in the middle of a state; undefined for an unknown state. */
export function usualSystem(state: string): CoordinateSystem | undefined {
  const box = findBox(state)
  if (!box) return undefined
  const [lon, lat] = [(box.west + box.east) / 2, (box.south + box.north) / 2]
  const middle = { west: lon, east: lon + 0.001, south: lat, north: lat + 0.001 }
  return systems.find((system) => isOfCountry(system, state) && meet(system.area, middle))
}
