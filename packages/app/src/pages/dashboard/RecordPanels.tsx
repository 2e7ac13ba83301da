import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { LatestPanel } from '@waldkerf/ui/screens/dashboard/latest/LatestPanel'
import { MinePanel } from '@waldkerf/ui/screens/dashboard/mine/MinePanel'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useLatestBeetles, useOwnBeetles, useOwnBeetlesAgain } from '../../data/beetles/beetleOverviews.ts'
import { useLoadPicture } from '../../data/beetles/review/reviewedRecord.ts'
import { paths } from '../../platform/routes/paths.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'

/** Shared by both lists of records: the pictures' bytes, and the way to a record for those who may open it. */
function useRecords() {
  const { allowed } = useSessionSnapshot()
  return {
    loadPicture: useLoadPicture(),
    linkTo: (record: number) => (allowed?.has('gis') ? paths.gis({ record }) : undefined),
  }
}

const OwnRecord = lazyPart(async () => (await import('./OwnRecord.tsx')).OwnRecord)

/** The newest published finds. */
export const Latest = () => <LatestPanel beetles={useLatestBeetles()} {...useRecords()} />

const onThisPage = (record: number) => `?meldung=${record}`

/** The person's own reports; those who have no GIS open them here. */
export function Mine() {
  const { loadPicture, linkTo } = useRecords()
  const { role } = useSessionSnapshot()
  const [query, setQuery] = useSearchParams()
  const opensHere = role === 'ogf_citizens'
  const readAgain = useOwnBeetlesAgain()
  const onClose = () => {
    readAgain()
    setQuery({}, { replace: true })
  }
  const record = opensHere ? readRecord(query) : undefined
  return (
    <>
      <MinePanel beetles={useOwnBeetles()} loadPicture={loadPicture} linkTo={opensHere ? onThisPage : linkTo} />
      {record !== undefined && (
        <Suspense>
          <OwnRecord key={record} id={record} onClose={onClose} />
        </Suspense>
      )}
    </>
  )
}

/** The record that the address names; anything but digits names none. */
function readRecord(query: URLSearchParams) {
  const text = query.get('meldung') ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
