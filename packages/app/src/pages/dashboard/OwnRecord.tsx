import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { OwnRecordDrawer } from '@waldkerf/ui/screens/dashboard/own/OwnRecordDrawer'
import { useBeetle } from '../../data/beetles/records/beetleRecords.ts'
import { useSpecies } from '../../data/beetles/review/reviewedRecord.ts'
import { useRecord } from '../gis/useRecord.ts'

/** One of the person's own reports, over the dashboard. */
export function OwnRecord({ id, onClose }: { id: number; onClose: () => void }) {
  const { state, pictureActions } = useRecord(id)
  const { pictures, pictureUrl, history } = state
  const beetle = useBeetle(id)
  const species = shown(useSpecies()) ?? []
  return (
    <OwnRecordDrawer
      id={id}
      state={{ beetle, species, pictures, pictureUrl, history }}
      pictureActions={pictureActions}
      onClose={onClose}
    />
  )
}
