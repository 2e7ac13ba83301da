import { RolesScreen } from '@waldkerf/ui/demo/roles/RolesScreen'
import { useRoleEditor } from '../../template/roleEditor.ts'

/** /permission/role */
export function RolePermissionPage() {
  const { state, actions } = useRoleEditor()
  return <RolesScreen state={state} actions={{ ...actions, remove: (role) => void actions.remove(role) }} />
}
