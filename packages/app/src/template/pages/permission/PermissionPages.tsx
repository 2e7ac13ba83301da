import { DirectivePermissionScreen } from '@waldkerf/ui/demo/permission/DirectivePermissionScreen'
import { PagePermissionScreen } from '@waldkerf/ui/demo/permission/PagePermissionScreen'
import { RolesScreen } from '@waldkerf/ui/demo/roles/RolesScreen'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useRoleEditor } from '@waldkerf/app/template/roleEditor'
import { titles } from '@waldkerf/app/template/routes/titles'
import { Can, useCan, useRoleSwitch } from '@waldkerf/app/template/session/Can.tsx'

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
