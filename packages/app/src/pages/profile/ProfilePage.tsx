import { useTexts } from '@waldkerf/ui/i18n/Language'
import { ProfileScreen } from '@waldkerf/ui/screens/profile/ProfileScreen'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { texts } from '../../shell/texts.ts'

/** /profile/index: one's own data as they are stored. */
export function ProfilePage() {
  const { user, status } = useSessionSnapshot()
  const { roles } = useTexts(texts)
  return (
    <ProfileScreen
      state={user ? { status: 'ready', data: user } : { status: 'loading' }}
      roleLabel={roles[status] ?? status}
    />
  )
}
