import { DirectivePermissionScreen } from '@waldkerf/ui/demo/permission/DirectivePermissionScreen'
import { Can, useCan } from '../../template/session/Can.tsx'
import { useRoleSwitch } from '../../template/session/useRoleSwitch.ts'

/** /permission/directive */
export const DirectivePermissionPage = () => <DirectivePermissionScreen {...useRoleSwitch()} can={useCan()} Can={Can} />
