import { DropzoneScreen } from '@waldkerf/ui/demo/dropzone/DropzoneScreen'
import { useUpload } from '@waldkerf/app/template/upload/upload'
import { AvatarScreen } from '@waldkerf/ui/demo/avatar/AvatarScreen'

/** /components/avatar-upload */
export const AvatarPage = () => <AvatarScreen {...useUpload('avatar')} />

/** /components/dropzone */
export const DropzonePage = () => <DropzoneScreen {...useUpload('file')} />
