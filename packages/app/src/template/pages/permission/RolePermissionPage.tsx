import { RolesScreen } from '@waldkerf/ui/demo/roles/RolesScreen'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { titles } from '../../routes/titles.ts'
import { useRoleEditor } from '../../roles/roleEditor.ts'

/** /permission/role */
export function RolePermissionPage() {
  const { state, actions } = useRoleEditor()
  return (
    <RolesScreen
      state={state}
      titles={useTexts(titles)}
      actions={{ ...actions, remove: (role) => void actions.remove(role) }}
    />
  )
}
