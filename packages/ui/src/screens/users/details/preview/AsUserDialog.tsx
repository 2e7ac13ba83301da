import { may } from '@waldkerf/domain/roles/rights'
import type { User } from '@waldkerf/domain/entities/users/users'
import { effectiveRole, mayAskToBecomeExpert } from '@waldkerf/domain/roles/roles'
import { personName } from '@waldkerf/domain/users/personName'
import { roleView, toldRights } from '@waldkerf/domain/users/roleChange'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { Icon, type IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { RoleBadge } from '@waldkerf/ui/screens/users/role/RoleBadge'
import { roleTexts, userTexts } from '@waldkerf/ui/screens/users/UsersScreen.texts'
import type { UserState } from '../userTypes.ts'
import { Menu, Rights, Sides } from './AsUserDialog.styles.ts'

export interface AsUserDialogProps {
  user: User
  routes: UserState['routes']
  onClose: () => void
}

/** The app as a person sees it: the menu and the rights of the role, to be looked at only. */
export function AsUserDialog({ user, routes, onClose }: AsUserDialogProps) {
  const t = useTexts(userTexts).preview
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t.title(personName(user))}
      description={t.description}
      actions={<Button onClick={onClose}>{t.close}</Button>}
    >
      <Sides>
        <MenuPreview user={user} routes={routes} />
        <RightsPreview user={user} routes={routes} />
      </Sides>
    </Dialog>
  )
}

function MenuPreview({ user, routes }: Omit<AsUserDialogProps, 'onClose'>) {
  const t = useTexts(userTexts).preview
  const { menu, screens } = roleView(routes, user.app_status)
  const inAccount = screens.filter((row) => row.id === 'profile' && may(effectiveRole(user.app_status), 'work'))
  return (
    <Menu>
      <h3>{t.menu}</h3>
      <ul>
        {menu.map(({ id, title, icon = 'document' }) => (
          <li key={id}>
            <Icon name={icon as IconName} />
            {title}
          </li>
        ))}
        {mayAskToBecomeExpert(user.app_status) && (
          <li data-button>
            <Icon name="expert" />
            {t.becomeExpert}
          </li>
        )}
      </ul>
      {inAccount.length > 0 && (
        <>
          <h3>{t.account}</h3>
          <ul>
            {inAccount.map(({ id, title }) => (
              <li key={id}>
                <Icon name="profile" />
                {title}
              </li>
            ))}
          </ul>
        </>
      )}
    </Menu>
  )
}

function RightsPreview({ user, routes }: Omit<AsUserDialogProps, 'onClose'>) {
  const t = useTexts(userTexts).preview
  const words = useTexts(roleTexts)
  const may = new Set(roleView(routes, user.app_status).rights)
  return (
    <Rights>
      <h3>
        {t.rights} <RoleBadge status={user.app_status} />
      </h3>
      <ul>
        {toldRights.map((right) => (
          <li key={right} data-may={may.has(right)}>
            <Icon name={may.has(right) ? 'check' : 'minus'} size={16} />
            <VisuallyHidden>{may.has(right) ? t.may : t.mayNot}: </VisuallyHidden>
            {words.rights[right]}
          </li>
        ))}
      </ul>
    </Rights>
  )
}
