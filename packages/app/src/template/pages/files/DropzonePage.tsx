import { DropzoneScreen } from '@waldkerf/ui/demo/dropzone/DropzoneScreen'
import { useUpload } from '../../upload/useUpload.ts'

/** /components/dropzone */
export const DropzonePage = () => <DropzoneScreen {...useUpload('file')} />
