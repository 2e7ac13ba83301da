import { type BeetleFilter, GisScreen } from '@waldkerf/ui/screens/gis/GisScreen'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useSearchParams } from 'react-router-dom'
import { ApiError } from '../../api/errors.ts'
import { recordsApi } from '../../api/gis/records.ts'
import { useBeetleReview } from '../../data/beetleReview.ts'
import { useBeetles, useSpecies } from '../../data/gis/review.ts'
import { useArea } from '../../data/useArea.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { readAddress, writeAddress } from './gisAddress.ts'
import { useRecord } from './useRecord.ts'
import { withTheirs } from './withTheirs.ts'

/** /gis/index, tab Käfer: the review workplace. Filter and selection live in the address. */
export function GisPage() {
  const [query, setQuery] = useSearchParams()
  const { filter, selectedId } = readAddress(query)
  const { user, role } = useSessionSnapshot()
  const beetles = useBeetles()
  const record = useRecord(selectedId)
  const records = useArea(recordsApi)
  const { review, setSpecies } = useBeetleReview(user?.email ?? '')
  const reviews = role === 'ogf_expert' || role === 'ogf_admin'
  const rowOf = (id: number) => {
    const row = shown(beetles)?.find((beetle) => beetle.id === id)
    if (!row) throw new ApiError('http', { status: 404 })
    return row
  }
  const go = (next: BeetleFilter, id: number | undefined) => setQuery(writeAddress(next, id), { replace: true })
  return (
    <GisScreen
      state={{
        beetles,
        species: shown(useSpecies()) ?? [],
        selectedId,
        ...record.state,
        filter,
      }}
      actions={{
        select: (id) => go(filter, id),
        setFilter: (next) => go(next, selectedId),
        review: async (id, decision) => withTheirs(review(rowOf(id), decision), async () => records.one(id)),
        setSpecies: async (id, art) => setSpecies(rowOf(id), art),
        ...(reviews && { pictures: record.pictureActions }),
        retry: () => beetles.status === 'failed' && beetles.retry(),
      }}
      rights={{ review: reviews }}
    />
  )
}
