import { DirectivePermissionScreen } from '@waldkerf/ui/demo/permission/DirectivePermissionScreen'
import { Can, useCan } from '../../session/Can.tsx'
import { useRoleSwitch } from '../../session/useRoleSwitch.ts'

/** /permission/directive */
export const DirectivePermissionPage = () => <DirectivePermissionScreen {...useRoleSwitch()} can={useCan()} Can={Can} />
