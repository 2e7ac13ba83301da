import { mailFlags, type User } from '@waldkerf/domain/entities/users'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx'
import { type Loadable, shown } from '../../parts/Loadable/Loadable.tsx'
import { Column, Page } from './ProfileScreen.styles.ts'
import { texts } from './ProfileScreen.texts.ts'
import { MailFlag, ProfileGroup } from './ProfileGroup.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'

export interface ProfileScreenProps {
  state: Loadable<User>
  /** The role in words; rights are not shown here. */
  roleLabel: string
}

/** One's own data as they are stored. */
export function ProfileScreen({ state, roleLabel }: ProfileScreenProps) {
  const t = useTexts(texts)
  const user = shown(state)
  return (
    <Page>
      <h1>{t.title}</h1>
      {state.status === 'failed' && <ErrorState title={t.failed} message={state.message} onRetry={state.retry} />}
      {state.status === 'loading' && <ProfileSkeleton label={t.loading} />}
      {user && <Groups user={user} roleLabel={roleLabel} />}
    </Page>
  )
}

function Groups({ user, roleLabel }: { user: User; roleLabel: string }) {
  const t = useTexts(texts)
  const format = useFormat()
  const day = (value: string | null) => (value === null ? '' : format.day(value))
  const f = t.fields
  return (
    <Column>
      <ProfileGroup
        title={t.groups.person}
        rows={[
          { label: f.name, value: `${user.first_name} ${user.last_name}`.trim() },
          { label: f.email, value: user.email },
          { label: f.phone, value: user.phone },
          { label: f.birth, value: day(user.geb) },
          { label: f.gender, value: user.geschlecht },
          { label: f.profession, value: user.berufsgruppe },
        ]}
      />
      <ProfileGroup
        title={t.groups.account}
        rows={[
          { label: f.role, value: roleLabel },
          { label: f.registered, value: day(user.reg_date) },
        ]}
      />
      <ProfileGroup
        title={t.groups.mail}
        rows={mailFlags.map((flag) => ({ label: t.mail[flag], value: <MailFlag on={user[flag]} /> }))}
      />
    </Column>
  )
}
