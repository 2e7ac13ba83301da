import { may } from '@waldkerf/domain/roles/rights'
import type { User } from '@waldkerf/domain/entities/users/users'
import { DraftBar } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { ProfileScreen } from '@waldkerf/ui/screens/profile/ProfileScreen'
import { PrivacyPanel } from '@waldkerf/ui/screens/profile/privacy/PrivacyPanel'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { useErasureRequest, usePersonReport } from '@waldkerf/app/data/users/privacy'
import { useProfilePage } from './useProfilePage.ts'

/** /profile/index: own data, mails and session; with `tab=experte` the request to become an expert. */
export function ProfilePage() {
  const { user } = useSessionSnapshot()
  return user && <OwnProfile key={user.user_id} known={user} />
}

function OwnProfile({ known }: { known: User }) {
  const { state, actions, draftBar } = useProfilePage(known)
  return (
    <ProfileScreen
      state={state}
      actions={actions}
      draft={<DraftBar {...draftBar} />}
      privacy={<OwnPrivacy userId={known.user_id} />}
    />
  )
}

/** Export of the own data, and the request for erasure. */
function OwnPrivacy({ userId }: { userId: number }) {
  const { role } = useSessionSnapshot()
  const { asked, ask } = useErasureRequest(may(role, 'changeOwnData'))
  const download = usePersonReport(userId)
  return <PrivacyPanel asked={asked} actions={{ download, ask }} />
}
