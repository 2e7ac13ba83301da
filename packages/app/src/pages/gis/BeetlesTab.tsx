import { may } from '@waldkerf/domain/roles/rights'
import { GisScreen, listedFilter } from '@waldkerf/ui/screens/gis/GisScreen'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { type ReactNode, useMemo } from 'react'
import { useBeetleReview } from '@waldkerf/app/data/beetles/review/useBeetleReview'
import { usePreparePictures } from '@waldkerf/app/data/beetles/review/reviewedRecord'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { PanelBoundary } from '@waldkerf/app/platform/failures/PanelBoundary.tsx'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { useReviewPersistence } from './review/useReviewPersistence.tsx'
import { useArrival, useMissingRecord } from './address/useArrival.ts'
import { useGisAddress } from './address/useGisAddress.ts'
import { useRecords } from './records/useRecords.ts'
import { useBaseMaps } from './useBaseMaps.ts'
import { useLook } from './useLook.ts'
import { usePerson } from './usePerson.ts'
import { useRecord } from './useRecord.ts'
import { BeetleViews } from './views/BeetleViews.tsx'

/** Without a licence records go out in no archive. */
function useTerms() {
  const { records } = useConfig()
  return records.licence ? records : undefined
}

const alone = (name: string, panel: ReactNode) => <PanelBoundary name={name}>{panel}</PanelBoundary>

/** /gis/index, tab Käfer: the review workplace. Filter and selection live in the address. */
export function BeetlesTab() {
  const { filter, selectedId, view, setFilter, begin, select, show } = useGisAddress()
  const { role } = useSessionSnapshot()
  const { person, today } = usePerson()
  const { arrival, keepSection } = useArrival(person.id)
  const { look, setLook } = useLook(person.id, { view, show })
  const listed = useMemo(() => listedFilter(filter, look.view), [filter, look.view])
  const { state, missingId, findRow, retry } = useRecords({ filter: listed, today }, selectedId)
  useMissingRecord(missingId, select)
  const { beetles } = state
  const row = useMemo(() => shown(beetles)?.find(({ id }) => id === selectedId), [beetles, selectedId])
  const reviews = may(role, 'reviewBeetles')
  const record = useRecord(selectedId, row, { reviews, administers: may(role, 'nameAccounts'), userId: person.id })
  const { review, setSpecies } = useBeetleReview(person.email, findRow)
  const persistence = useReviewPersistence(person.email)
  return (
    <GisScreen
      state={{
        ...state,
        ...record.state,
        look,
        selectedId,
        filter,
        person,
        today,
        reportAt: paths.newReport(),
        importAt: reviews ? paths.import() : undefined,
        terms: useTerms(),
        arrival,
        baseMaps: useBaseMaps(),
      }}
      actions={{
        select,
        setFilter,
        setLook,
        keepSection,
        prepare: usePreparePictures(),
        review,
        setSpecies,
        ...(reviews && { pictures: record.pictureActions }),
        persistence,
        retry,
      }}
      rights={{ review: reviews }}
      views={<BeetleViews filter={filter} onApply={setFilter} onBegin={begin} />}
      around={alone}
    />
  )
}
