import { may } from '@waldkerf/domain/roles/rights'
import type { User } from '@waldkerf/domain/entities/users/users'
import { type PersonValues, toPersonValues } from '@waldkerf/domain/profile/person'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts as formTexts } from '@waldkerf/ui/screens/profile/ProfileScreen.texts'
import type { ProfileScreenProps } from '@waldkerf/ui/screens/profile/ProfileScreen'
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
import { texts } from './profile.texts.ts'
import { useExpertRequest } from './useExpertRequest.ts'
import { useMails } from './useMails.ts'

/** The state and the actions of the profile's page, and the bar of its draft. */
export function useProfilePage(known: User) {
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
  const state: ProfileScreenProps['state'] = {
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
  }
  const actions: ProfileScreenProps['actions'] = {
    openTab: (tab) => setQuery(tab === 'experte' ? { tab } : {}, { replace: true }),
    person: person.actions,
    mails: mails.actions,
    sharing,
    setLanguage: (language) => startTransition(() => preferences.setLanguage(language)),
    signOut: () => void maySignOut().then((yes) => (yes ? session.signOut() : undefined)),
    askToBecomeExpert: () => void expert.ask(),
  }
  return { state, actions, draftBar: person.draftBar }
}
