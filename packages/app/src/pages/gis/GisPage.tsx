import { type BeetleFilter, GisScreen } from '@waldkerf/ui/screens/gis/GisScreen'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useSearchParams } from 'react-router-dom'
import { ApiError } from '../../api/errors.ts'
import { useBeetleReview, usePictureUrls } from '../../data/beetleReview.ts'
import { useBeetles, usePictures, useSpecies } from '../../data/beetles.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { readAddress, writeAddress } from './gisAddress.ts'

/** /gis/index, tab Käfer: the review workplace. Filter and selection live in the address. */
export function GisPage() {
  const [query, setQuery] = useSearchParams()
  const { filter, selectedId } = readAddress(query)
  const { user, role } = useSessionSnapshot()
  const beetles = useBeetles()
  const pictures = usePictures(selectedId)
  const { review, setSpecies, saving } = useBeetleReview(user?.email ?? '')
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
        pictures,
        pictureUrl: usePictureUrls(shown(pictures) ?? []),
        filter,
        ...(saving !== undefined && { saving: { id: saving } }),
      }}
      actions={{
        select: (id) => go(filter, id),
        setFilter: (next) => go(next, selectedId),
        review: async (id, decision) => review(rowOf(id), decision),
        setSpecies: async (id, art) => setSpecies(rowOf(id), art),
        retry: () => beetles.status === 'failed' && beetles.retry(),
      }}
      rights={{ review: role === 'ogf_expert' || role === 'ogf_admin' }}
    />
  )
}
