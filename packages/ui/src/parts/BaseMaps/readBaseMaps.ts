import type { BaseMap } from './baseMapTypes.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isAddress = (text: string) => /^(https?:\/\/|\/(?!\/))\S+$/.test(text)
const hasAll = (url: string, names: readonly string[]) => names.every((name) => url.includes(`{${name}}`))

/** Defaults for the fields that an entry may leave out. */
const standard: Omit<BaseMap, 'type' | 'title' | 'url'> = {
  provider: '',
  attribution: '',
  layers: '',
  matrixSet: '',
  style: '',
  format: 'image/png',
  minZoom: 0,
  maxZoom: 19,
  crs: 'EPSG:3857',
  area: null,
  lands: [],
}

const texts = ['provider', 'attribution', 'layers', 'matrixSet', 'style', 'format', 'crs'] as const
const zooms = ['minZoom', 'maxZoom'] as const
const known = new Set(['type', 'title', 'url', 'area', 'lands', ...texts, ...zooms])

const isArea = (value: unknown) =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every(Number.isFinite) &&
  Number(value[0]) < Number(value[2]) &&
  Number(value[1]) < Number(value[3])

const isList = (value: unknown) =>
  Array.isArray(value) && value.every((name) => typeof name === 'string' && name !== '')

/** Rules of each type for its address and its layers; the answer names the fault. */
const rules: Record<BaseMap['type'], (map: BaseMap) => string | undefined> = {
  xyz: ({ url, crs }) => {
    if (!hasAll(url, ['z', 'x', 'y'])) return 'url braucht {z}, {x} und {y}'
    return crs === 'EPSG:3857' ? undefined : 'crs kann hier nur EPSG:3857 sein'
  },
  wms: ({ layers, crs }) => {
    if (!layers) return 'layers fehlt'
    return ['EPSG:3857', 'EPSG:4326'].includes(crs) ? undefined : 'crs kann EPSG:3857 oder EPSG:4326 sein'
  },
  wmts: ({ url, layers, matrixSet, crs }) => {
    if (crs !== 'EPSG:3857') return 'crs kann hier nur EPSG:3857 sein'
    if (hasAll(url, ['TileMatrix', 'TileRow', 'TileCol']) || (layers && matrixSet)) return undefined
    return 'url braucht {TileMatrix}, {TileRow} und {TileCol}, oder es braucht layers und matrixSet'
  },
}

const isType = (value: unknown): value is BaseMap['type'] => typeof value === 'string' && Object.hasOwn(rules, value)

/** @returns the entry with what it left out, or what is wrong with it. */
function readOne(entry: unknown): BaseMap | string {
  if (!isRecord(entry)) return 'object erwartet'
  const { type, title, url } = entry
  if (!isType(type)) return 'type muss xyz, wms oder wmts sein'
  if (typeof title !== 'string' || !title.trim()) return 'title fehlt'
  if (typeof url !== 'string' || !isAddress(url)) return 'url muss mit https://, http:// oder / beginnen'
  const unknown = Object.keys(entry).filter((key) => !known.has(key))
  if (unknown.length > 0) return `unbekannt: ${unknown.join(', ')}`
  for (const key of texts)
    if (entry[key] !== undefined && typeof entry[key] !== 'string') return `${key}: Text erwartet`
  for (const key of zooms) {
    const zoom = entry[key] ?? 0
    if (!Number.isInteger(zoom) || Number(zoom) < 0 || Number(zoom) > 24)
      return `${key}: ganze Zahl von 0 bis 24 erwartet`
  }
  if ((entry['area'] ?? null) !== null && !isArea(entry['area']))
    return 'area: [Westen, Süden, Osten, Norden] in Grad erwartet'
  if (entry['lands'] !== undefined && !isList(entry['lands'])) return 'lands: Liste von Ländern erwartet'
  const map = { ...standard, ...entry } as BaseMap
  if (map.minZoom > map.maxZoom) return 'minZoom liegt über maxZoom'
  return rules[type](map) ?? map
}

/**
 * Reads `baseMaps` of `config.json`.
 * @returns the entries that can be used, and one sentence for each that cannot: the map does without those.
 */
export function readBaseMaps(value: unknown): { baseMaps: BaseMap[]; problems: string[] } {
  if (!Array.isArray(value)) return { baseMaps: [], problems: ['baseMaps: Liste erwartet'] }
  const baseMaps: BaseMap[] = []
  const problems: string[] = []
  value.forEach((entry: unknown, place) => {
    const read = readOne(entry)
    if (typeof read === 'string') problems.push(`baseMaps[${place}]: ${read}`)
    else baseMaps.push(read)
  })
  return { baseMaps, problems }
}
