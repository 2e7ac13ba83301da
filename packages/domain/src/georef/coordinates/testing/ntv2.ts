import type { Area } from '../systems.ts'

/**
 * A small NTv2 grid for tests, one node each tenth of a degree, of whole tenths. `shift` gives seconds of latitude and
 * of longitude (positive to the west) at a node in degrees.
 */
export function ntv2(area: Area, shift: (longitude: number, latitude: number) => readonly [number, number]) {
  const columns = Math.round((area.east - area.west) * 10) + 1
  const rows = Math.round((area.north - area.south) * 10) + 1
  const records = [
    [11, 11, 1, 'SECONDS', 'NTv2.0', 'DHDN', 'ETRS89'],
    [6_377_397.155, 6_356_078.963, 6_378_137, 6_356_752.314].map(double),
    ['TEST', 'NONE', '20260101', '20260101'],
    [area.south, area.north, -area.east, -area.west, 0.1, 0.1].map((degrees) => double(degrees * 3600)),
    [columns * rows],
  ].flat()
  const view = new DataView(new ArrayBuffer((records.length + columns * rows + 1) * 16))
  const write = (offset: number, text: string) => {
    for (let at = 0; at < 8; at += 1) view.setUint8(offset + at, text.padEnd(8).charCodeAt(at))
  }
  for (const [at, record] of records.entries()) {
    write(at * 16, keys[at] ?? '')
    if (typeof record === 'string') write(at * 16 + 8, record)
    else if (typeof record === 'number') view.setInt32(at * 16 + 8, record, true)
    else view.setFloat64(at * 16 + 8, record[0] ?? NaN, true)
  }
  for (let node = 0; node < columns * rows; node += 1) {
    // From the south-eastern corner westwards, row by row to the north.
    const shifts = shift(area.east - (node % columns) / 10, area.south + Math.floor(node / columns) / 10)
    for (const [at, seconds] of shifts.entries()) view.setFloat32((records.length + node) * 16 + at * 4, seconds, true)
  }
  write((records.length + columns * rows) * 16, 'END')
  return view.buffer
}

function double(value: number): Float64Array {
  return Float64Array.of(value)
}

const keys = `NUM_OREC NUM_SREC NUM_FILE GS_TYPE VERSION SYSTEM_F SYSTEM_T MAJOR_F MINOR_F MAJOR_T MINOR_T
SUB_NAME PARENT CREATED UPDATED S_LAT N_LAT E_LONG W_LONG LAT_INC LONG_INC GS_COUNT`.split(/\s/)
