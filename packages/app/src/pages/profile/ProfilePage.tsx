import { may } from '@waldkerf/domain/roles/rights'
import type { User } from '@waldkerf/domain/entities/users/users'
import { type PersonValues, toPersonValues } from '@waldkerf/domain/profile/person'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { DraftBar } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { texts as formTexts } from '@waldkerf/ui/screens/profile/ProfileScreen.texts'
import { ProfileScreen } from '@waldkerf/ui/screens/profile/ProfileScreen'
import { startTransition } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSessionIdentity } from '../../data/profile/identity.ts'
import { useProfile } from '../../data/profile/profile.ts'
import { usePictureAgreement } from '../../data/reports/agreement.ts'
import { useRowForm } from '../../data/saving/useRowForm.ts'
import { preferences, usePreference } from '../../platform/preferences/preferences.ts'
import { paths } from '../../platform/routes/paths.ts'
import { useSession, useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { texts as shellTexts } from '../../shell/texts.ts'
import { maySignOut } from '../../platform/unsaved/leave.ts'
import { useExpertRequest } from './useExpertRequest.ts'
import { useMails } from './useMails.ts'
import { texts } from './profile.texts.ts'

/** /profile/index: one's own data, mails and session; with `tab=experte` the way to becoming an expert. */
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
        groups: profile.groups,
        language: usePreference('language'),
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
    />
  )
}
