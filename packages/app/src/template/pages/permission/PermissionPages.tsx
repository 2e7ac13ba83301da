import { DirectivePermissionScreen } from '@waldkerf/ui/demo/permission/DirectivePermissionScreen'
import { PagePermissionScreen } from '@waldkerf/ui/demo/permission/PagePermissionScreen'
import { RolesScreen } from '@waldkerf/ui/demo/roles/RolesScreen'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useRoleEditor } from '../../roleEditor.ts'
import { titles } from '../../routes/titles.ts'
import { Can, useCan } from '../../session/Can.tsx'
import { useRoleSwitch } from '../../session/useRoleSwitch.ts'

/** /permission/page */
export const PagePermissionPage = () => <PagePermissionScreen {...useRoleSwitch()} />

/** /permission/directive */
export const DirectivePermissionPage = () => <DirectivePermissionScreen {...useRoleSwitch()} can={useCan()} Can={Can} />

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
