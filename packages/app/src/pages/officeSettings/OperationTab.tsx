import { OpenUploads } from '@waldkerf/ui/screens/officeSettings/operation/OpenUploads'
import { useOpenUploads } from '../../data/georef/scans/useOpenUploads.ts'

/** The tab with what the operation has on its way. */
export function OperationTab() {
  const { uploads, end } = useOpenUploads()
  return <OpenUploads uploads={uploads} onEnd={end} />
}
