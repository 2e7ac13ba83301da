import { readGeoJson } from './geoJson.ts'
import { readGeoPackage } from './geoPackage.ts'
import { readGpx } from './gpx.ts'
import { LayerProblem, mostBytes, type Problem } from './layerProblem.ts'
import type { OwnArea } from './ownLayer.ts'
import { isSqlite } from './sqlite.ts'

/** As many corners a phone draws without a pause. */
const mostCorners = 400_000

export type ReadLayer = { areas: readonly OwnArea[] } | { problem: Problem }

function read(bytes: Uint8Array): OwnArea[] {
  if (isSqlite(bytes)) return readGeoPackage(bytes)
  const text = new TextDecoder().decode(bytes).trimStart()
  if (/^[{[]/.test(text)) return readGeoJson(text)
  if (/^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<gpx\b/.test(text)) return readGpx(text)
  throw new LayerProblem({ code: 'kind' })
}

/** The areas of a file, a GeoJSON, GPX or GeoPackage by what stands in it, in WGS 84; or why there are none. */
export async function readLayer(file: Blob): Promise<ReadLayer> {
  if (file.size > mostBytes) return { problem: { code: 'tooLarge', bytes: file.size } }
  try {
    const areas = read(new Uint8Array(await file.arrayBuffer()))
    const corners = areas.reduce((sum, { rings }) => sum + rings.reduce((all, ring) => all + ring.length / 2, 0), 0)
    if (areas.length === 0) return { problem: { code: 'noAreas' } }
    return corners > mostCorners ? { problem: { code: 'tooMany' } } : { areas }
  } catch (error) {
    return { problem: error instanceof LayerProblem ? error.problem : { code: 'broken' } }
  }
}
