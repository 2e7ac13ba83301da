import { PagePermissionScreen } from '@waldkerf/ui/demo/permission/PagePermissionScreen'
import { useRoleSwitch } from '../../session/useRoleSwitch.ts'

/** /permission/page */
export const PagePermissionPage = () => <PagePermissionScreen {...useRoleSwitch()} />
