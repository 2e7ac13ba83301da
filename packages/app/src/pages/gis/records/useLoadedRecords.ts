import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useMemo } from 'react'
import { useBeetle } from '@waldkerf/app/data/beetles/records/beetleRecords'
import { useBeetleWindow, useRecordCache, type WindowQuestion } from '@waldkerf/app/data/beetles/records/beetleSections'
import { nearness } from '@waldkerf/domain/beetles/neighbours'
import { dayAfter } from '@waldkerf/domain/dates/berlinDays'

const none: readonly Beetle[] = []

/** All records by id; of several versions of a record the latest. */
function byId(...lists: readonly (Iterable<Beetle> | undefined)[]): Map<number, Beetle> {
  const found = new Map<number, Beetle>()
  for (const row of lists.flatMap((list) => [...(list ?? none)])) {
    const before = found.get(row.id)
    if (!before || row.version >= before.version) found.set(row.id, row)
  }
  return found
}

/**
 * The records loaded so far, if not all are: those of the table, single fetched ones, the one under review and its
 * neighbours.
 * @param on false if all records are in memory
 */
export function useLoadedRecords(on: boolean, rows: readonly Beetle[] | undefined, selectedId: number | undefined) {
  const { known, cache } = useRecordCache()
  const fetched = useMemo(() => byId(rows, known.values()), [rows, known])
  const isMissing = on && selectedId !== undefined && !fetched.has(selectedId)
  const single = shown(useBeetle(isMissing ? selectedId : undefined))
  const selected = selectedId === undefined ? undefined : (fetched.get(selectedId) ?? single)
  const near = shown(useBeetleWindow(on && selected ? toNearbyQuery(selected) : undefined))?.zeilen
  const beetles = useMemo(() => [...byId(near, single && [single], fetched.values()).values()], [fetched, single, near])
  return { beetles, cache }
}

/** The shortest length of a degree of latitude, in km. */
const degree = 110.5

/** The query for records near one in space and time; undefined for a record without a place. */
function toNearbyQuery({ lat, lon, fund_datum, gemeldet_am }: Beetle): WindowQuestion | undefined {
  if (lat === null || lon === null) return undefined
  const day = fund_datum ?? gemeldet_am.slice(0, 10)
  const height = nearness.km / degree
  const width = height / Math.cos((lat * Math.PI) / 180)
  return {
    west: lon - width,
    ost: lon + width,
    sued: lat - height,
    nord: lat + height,
    // One more day on each side, because records without a find day count by the report's day in Berlin.
    von: dayAfter(day, -nearness.days - 1),
    bis: dayAfter(day, nearness.days + 1),
    anzahl: 1_000,
  }
}
