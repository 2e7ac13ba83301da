import { AvatarScreen } from '@waldkerf/ui/demo/avatar/AvatarScreen'
import { useUpload } from '../../upload/useUpload.ts'

/** /components/avatar-upload */
export const AvatarPage = () => <AvatarScreen {...useUpload('avatar')} />
