import type { BeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { GisState } from '@waldkerf/ui/screens/gis/GisScreen'
import { mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { ApiError } from '@waldkerf/app/platform/errors/errors'
import { useBeetles } from '@waldkerf/app/data/beetles/records/beetleRecords'
import type { KnownRecords } from '@waldkerf/app/data/beetles/records/loadColumns'
import { useBeetleParts } from './useBeetleParts.ts'

const nothing: readonly Beetle[] = []

/** How many records the database is to be asked for in parts; undefined: all are in memory, and their filter needs no more. */
function countInParts(read: KnownRecords | undefined, { imported }: BeetleFilter) {
  if (read?.kind === 'parts') return read.total
  return imported ? read?.rows.length : undefined
}

/** The records of the workplace: all of them in memory, or the parts that the database answers. */
export function useRecords(asked: { filter: BeetleFilter; today: string }, selectedId: number | undefined) {
  const known = useBeetles()
  const read = shown(known)
  const parted = useBeetleParts(countInParts(read, asked.filter), asked, selectedId)
  const beetles = mapLoadable(known, (records) =>
    parted ? parted.beetles : records.kind === 'all' ? records.rows : nothing,
  )
  const state: Pick<GisState, 'beetles' | 'parts'> = { beetles, parts: parted?.parts }
  const isGone = (id: number) =>
    known.status === 'ready' && read?.kind === 'all' && !read.rows.some((beetle) => beetle.id === id)
  return {
    state,
    /** The record in the address, if it is known not to exist. */
    missingId: selectedId !== undefined && isGone(selectedId) ? selectedId : undefined,
    /** @throws ApiError 404 */
    findRow(id: number): Beetle {
      const row = shown(beetles)?.find((beetle) => beetle.id === id)
      if (!row) throw new ApiError('http', { status: 404 })
      return row
    },
    retry() {
      for (const part of [beetles, parted?.parts.window]) if (part?.status === 'failed') part.retry()
    },
  }
}
