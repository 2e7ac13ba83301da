import { may } from '@waldkerf/domain/roles/rights'
import type { User } from '@waldkerf/domain/entities/users/users'
import { type PersonValues, toPersonValues } from '@waldkerf/domain/profile/person'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { DraftBar } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { texts as formTexts } from '@waldkerf/ui/screens/profile/ProfileScreen.texts'
import { ProfileScreen } from '@waldkerf/ui/screens/profile/ProfileScreen'
import { PrivacyPanel } from '@waldkerf/ui/screens/profile/privacy/PrivacyPanel'
import { startTransition } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAccountPages } from '@waldkerf/app/data/profile/accountPages'
import { useSessionIdentity } from '@waldkerf/app/data/profile/identity'
import { useProfile } from '@waldkerf/app/data/profile/profile'
import { usePictureAgreement } from '@waldkerf/app/data/reports/agreement'
import { useRowForm } from '@waldkerf/app/data/saving/useRowForm'
import { preferences, usePreference } from '@waldkerf/app/platform/preferences/preferences'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useSession, useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { texts as shellTexts } from '@waldkerf/app/shell/texts'
import { maySignOut } from '@waldkerf/app/platform/unsaved/leave'
import { useErasureRequest, usePersonReport } from '@waldkerf/app/data/users/privacy'
import { texts } from './profile.texts.ts'
import { useExpertRequest } from './useExpertRequest.ts'
import { useMails } from './useMails.ts'

/** /profile/index: own data, mails and session; with `tab=experte` the request to become an expert. */
export function ProfilePage() {
  const { user } = useSessionSnapshot()
  return user && <OwnProfile key={user.user_id} known={user} />
}

function OwnProfile({ known }: { known: User }) {
  const { roles } = useTexts(shellTexts)
  const { unsaved } = useTexts(texts)
  const { fields: names } = useTexts(formTexts).person
  const [query, setQuery] = useSearchParams()
  const session = useSession()
  const { status, role, allowed } = useSessionSnapshot()
  const profile = useProfile(known)
  const person = useRowForm<User, PersonValues>({
    row: profile.user,
    toValues: toPersonValues,
    save: profile.savePerson,
    draft: { entity: 'profile', names },
    unsaved,
  })
  const mails = useMails(profile.user, profile.setFlag)
  const isReporter = may(role, 'work')
  const sharing = usePictureAgreement(isReporter)
  const expert = useExpertRequest(profile.askToBecomeExpert)
  return (
    <ProfileScreen
      state={{
        user: { status: 'ready', data: mails.user },
        role,
        roleLabel: roles[status] ?? status,
        tab: query.get('tab') === 'experte' ? 'experte' : 'daten',
        form: person.form,
        mailLanguage: mails.language,
        sharing: isReporter ? sharing.agreement : undefined,
        session: useSessionIdentity(status),
        language: usePreference('language'),
        accountPages: useAccountPages(),
        expert: { ...expert.state, reviewTo: allowed?.has('gis') ? paths.gis() : undefined },
      }}
      actions={{
        openTab: (tab) => setQuery(tab === 'experte' ? { tab } : {}, { replace: true }),
        person: person.actions,
        mails: mails.actions,
        sharing,
        setLanguage: (language) => startTransition(() => preferences.setLanguage(language)),
        signOut: () => void maySignOut().then((yes) => (yes ? session.signOut() : undefined)),
        askToBecomeExpert: () => void expert.ask(),
      }}
      draft={<DraftBar {...person.draftBar} />}
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
