import { UploadStatus } from '@waldkerf/ui/chrome/UploadStatus/UploadStatus'
import { useScans } from '@waldkerf/app/data/georef/scans/uploaders'
import { paths } from '@waldkerf/app/platform/routes/paths'

/** Uploads that go on by themselves, or will. */
const goingOn: readonly string[] = ['waiting', 'uploading']

/** The person's uploads of scans, on every page. Those that are done still count in the whole, so that it never falls back. */
export function UploadProgress() {
  const all = Object.values(useScans().state)
  const open = all.filter(({ status }) => status !== 'stored')
  const sum = (name: 'sent' | 'size') => all.reduce((bytes, one) => bytes + one[name], 0)
  return (
    <UploadStatus
      count={open.length}
      part={sum('sent') / Math.max(1, sum('size'))}
      stopped={open.filter(({ status }) => !goingOn.includes(status)).length}
      to={`${paths.gis()}?tab=karten`}
    />
  )
}
