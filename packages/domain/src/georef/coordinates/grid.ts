import proj4 from 'proj4'
import type { Message } from '../message.ts'
import type { Mapping, Position } from '../solver/types.ts'
import type { CoordinateSystem, Datum } from './systems.ts'

/** A grid of datum shifts (NTv2, `.gsb`) that the caller loaded. `covers` takes longitude and latitude on its datum. */
export type Grid = { name: string; datum: Datum; key: string; covers: (geographic: Position) => boolean }

const unreadable: Message = {
  de: 'Die Gitterdatei ist keine lesbare NTv2-Datei. Gerechnet wird mit den sieben Parametern.',
  en: 'The grid file is no readable NTv2 file. The seven parameters are used.',
}

/** Length of NTv2's overview header, which begins with the number of its own records. */
const headerLength = 176
const headerRecords = 11
/**
 * In degrees. A position and its shifted one are a hundred metres apart, and either must lie in the grid: at its rim
 * proj4 answers NaN, or fails.
 */
const rim = 0.005

/** Makes a grid known to the conversions. `name` is shown, e.g. `BeTA2007`. */
export function readGrid(
  name: string,
  datum: Datum,
  data: ArrayBuffer,
): { ok: true; grid: Grid } | { ok: false; message: Message } {
  if (!looksLikeGrid(data)) return { ok: false, message: unreadable }
  const key = `${datum}_${name.replaceAll(/[^\w.-]/g, '_')}`
  try {
    const { subgrids } = proj4.nadgrid(key, data)
    const areas = subgrids.map(({ ll, del, lim }) => toArea(ll, del, lim))
    const covers = ([longitude, latitude]: Position) =>
      areas.some(
        ({ west, south, east, north }) =>
          longitude > west + rim && longitude < east - rim && latitude > south + rim && latitude < north - rim,
      )
    return { ok: true, grid: { name, datum, key, covers } }
  } catch {
    // A file that ends too early: the reader of proj4 runs over its end.
    return { ok: false, message: unreadable }
  }
}

function looksLikeGrid(data: ArrayBuffer): boolean {
  if (data.byteLength < headerLength) return false
  const view = new DataView(data)
  return view.getInt32(8, true) === headerRecords || view.getInt32(8, false) === headerRecords
}

/** Subgrids are in radians and count longitudes westwards. */
function toArea([x = 0, y = 0]: number[], [stepX = 0, stepY = 0]: number[], [columns = 0, rows = 0]: number[]) {
  const degrees = 180 / Math.PI
  return {
    west: -(x + (columns - 1) * stepX) * degrees,
    east: -x * degrees,
    south: y * degrees,
    north: (y + (rows - 1) * stepY) * degrees,
  }
}

/** Longitude and latitude on Bessel's ellipsoid, without a shift to anywhere. */
export const geographicBessel = '+proj=longlat +ellps=bessel +no_defs'

/** Longitude and latitude on the datum of the system itself, which stands on Bessel's ellipsoid. */
export function geographicMapping(system: CoordinateSystem): Mapping {
  const both = proj4(unshifted(system), geographicBessel)
  return ([x, y]) => {
    const [longitude = NaN, latitude = NaN] = Number.isFinite(x) && Number.isFinite(y) ? both.forward([x, y]) : []
    return [longitude, latitude]
  }
}

/** The definition without its datum shift, for systems that have one to lose. */
export function unshifted({ definition, datum }: CoordinateSystem): string {
  return datum === 'ETRS89' ? definition : definition.replace(/ \+towgs84=\S+/, '')
}
