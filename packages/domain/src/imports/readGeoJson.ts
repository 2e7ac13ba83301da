import { namedSystem } from '@waldkerf/domain/places/layers/namedSystem'
import { ImportError, type ImportTable, shippedSystem, toTable } from './importTable.ts'

type Json = Readonly<Record<string, unknown>>

const asObject = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})

/** Heads of the columns that hold the place of each feature. */
export const pointHeads = ['x', 'y'] as const

const cellText = (value: unknown) =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)

/** The points of a GeoJSON file with their properties as columns. @throws ImportError */
export function readGeoJson(text: string): ImportTable {
  let file: Json
  try {
    file = asObject(JSON.parse(text))
  } catch {
    throw new ImportError('broken')
  }
  const { features } = file
  if (!Array.isArray(features)) throw new ImportError('noPoints')
  const names = new Set<string>()
  for (const feature of features)
    for (const name of Object.keys(asObject(asObject(feature)['properties']))) names.add(name)
  for (const name of pointHeads) names.delete(name)
  const columns = [...names]
  let points = 0
  const rows = features.map((feature: unknown) => {
    const properties = asObject(asObject(feature)['properties'])
    const { type, coordinates } = asObject(asObject(feature)['geometry'])
    const [x, y] = type === 'Point' && Array.isArray(coordinates) ? (coordinates as unknown[]) : []
    if (typeof x === 'number' && typeof y === 'number') points += 1
    const id = asObject(feature)['id']
    return [cellText(x), cellText(y), cellText(id), ...columns.map((name) => cellText(properties[name]))]
  })
  if (points === 0) throw new ImportError('noPoints')
  return toTable([[...pointHeads, 'feature id', ...columns], ...rows], shippedSystem(namedSystem(file)), 0)
}
