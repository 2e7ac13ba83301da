import { waitingStatuses as status } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { OldestPanel } from '@waldkerf/ui/screens/dashboard/queue/OldestPanel'
import { QueuePanel } from '@waldkerf/ui/screens/dashboard/queue/QueuePanel'
import { useLongestWaiting, useWaitingCounts } from '@waldkerf/app/data/beetles/beetleOverviews'
import { useLoadPicture } from '@waldkerf/app/data/beetles/review/reviewedRecord'
import { useSpeciesNames } from '@waldkerf/app/data/beetles/review/speciesNames'
import { paths } from '@waldkerf/app/platform/routes/paths'

const waitingAddress = (age: string) => paths.gis({ status, age, reihenfolge: 'pruefung' })

/** The review queue by age; experts only. */
export const Queue = () => <QueuePanel counts={useWaitingCounts()} linkTo={waitingAddress} />

/** The oldest records of the queue, each with a link to its review. */
export const Oldest = () => (
  <OldestPanel
    beetles={useSpeciesNames(useLongestWaiting())}
    loadPicture={useLoadPicture()}
    linkTo={(record) => paths.gis({ status, record, reihenfolge: 'pruefung' })}
  />
)
