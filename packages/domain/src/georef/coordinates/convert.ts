import proj4 from 'proj4'
import type { Mapping, Position } from '../solver/types.ts'
import { geographicBessel, geographicMapping, type Grid, unshifted } from './grid.ts'
import { type CoordinateSystem, findSystem } from './systems.ts'

/** Returned instead of a wrong position, also for positions outside the system's area. */
const nowhere: Position = [NaN, NaN]

/**
 * Converts positions from one shipped system into another, easting before northing and longitude before latitude
 * whatever the official order is. Grids replace the seven parameters of their datum where they cover the position.
 * NaN where a system has no value. Null if a system is not shipped.
 */
export function converter(from: number, to: number, grids: readonly Grid[] = []): Mapping | null {
  const [source, target] = [findSystem(from), findSystem(to)]
  if (!source || !target) return null
  const convert = shifting(source, target, grids)
  if (!source.definition.includes('+proj=lcc')) return convert
  const correct = inverseCorrection(source)
  return (position) => convert(correct(position))
}

function shifting(source: CoordinateSystem, target: CoordinateSystem, grids: readonly Grid[]): Mapping {
  // On one datum nothing is shifted. proj4 would go by WGS 84 and lose a millimetre.
  if (source.datum === target.datum) return mapping(unshifted(source), unshifted(target))
  const plain = mapping(source.definition, target.definition)
  const [sourceGrid, targetGrid] = [findGrid(source, grids), findGrid(target, grids)]
  if (!sourceGrid && !targetGrid) return plain
  const fine = mapping(definitionWith(source, sourceGrid), definitionWith(target, targetGrid))
  const fromGeographic = geographicMapping(source)
  const toGeographic = geographicMapping(target)
  return (position) => {
    const around = plain(position)
    const isCovered =
      (!sourceGrid || sourceGrid.covers(fromGeographic(position))) &&
      (!targetGrid || targetGrid.covers(toGeographic(around)))
    return isCovered ? fine(position) : around
  }
}

/** proj4's inverse of a conic stops two micrometres early; one correction by its own forward direction removes that. */
function inverseCorrection(system: CoordinateSystem): Mapping {
  const definition = unshifted(system)
  const [inverse, forward] = [mapping(definition, geographicBessel), mapping(geographicBessel, definition)]
  return ([x, y]) => {
    const [againX, againY] = forward(inverse([x, y]))
    return [2 * x - againX, 2 * y - againY]
  }
}

/** The grid that serves a system, if one does. */
function findGrid({ datum }: CoordinateSystem, grids: readonly Grid[]): Grid | undefined {
  return grids.find((grid) => grid.datum === datum)
}

function definitionWith(system: CoordinateSystem, grid: Grid | undefined): string {
  return grid ? system.definition.replace(/\+towgs84=\S+/, `+nadgrids=${grid.key}`) : system.definition
}

function mapping(from: string, to: string): Mapping {
  const both = proj4(from, to)
  return ([x, y]) => {
    // proj4 throws for numbers that are not finite.
    if (!Number.isFinite(x) || !Number.isFinite(y)) return nowhere
    const [east = NaN, north = NaN] = both.forward([x, y])
    return Number.isFinite(east) && Number.isFinite(north) ? [east, north] : nowhere
  }
}
