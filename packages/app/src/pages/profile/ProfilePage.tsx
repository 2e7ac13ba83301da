import { may } from '@waldkerf/domain/roles/rights'
import type { User } from '@waldkerf/domain/entities/users/users'
import { type PersonValues, toPersonValues } from '@waldkerf/domain/profile/person'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { DraftBar } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { texts as formTexts } from '@waldkerf/ui/screens/profile/ProfileScreen.texts'
import { ProfileScreen, type ExpertState, type MailActions } from '@waldkerf/ui/screens/profile/ProfileScreen'
import { PrivacyPanel } from '@waldkerf/ui/screens/profile/privacy/PrivacyPanel'
import { startTransition, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSessionIdentity, useMailLanguage } from '@waldkerf/app/data/profile/identity'
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
import { errorMessage } from '@waldkerf/app/platform/errors/errors'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { confirm } from '@waldkerf/app/platform/questions/confirm'
import type { MailFlag } from '@waldkerf/domain/entities/users/userColumns'

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

/**
 * Requests the expert mode after a question, because only the administration can undo it.
 * @param send stores the request
 */
function useExpertRequest(send: () => Promise<void>) {
  const t = useTexts(texts)
  const [state, setState] = useState<ExpertState>({ asking: false })
  const ask = async () => {
    const { title, description, confirm: verb } = t.ask
    if (!(await confirm({ title, description, confirm: verb }))) return
    setState({ asking: true })
    try {
      await send()
      setState({ asking: false })
      notify({ tone: 'success', message: t.asked })
    } catch (error) {
      setState({ asking: false, problem: errorMessage(error) })
    }
  }
  return { state, ask }
}

/**
 * The person's mail notifications and their language. A switched flag shows at once and is reverted if it cannot be
 * stored.
 * @param store stores one flag
 */
function useMails(user: User, store: (flag: MailFlag, on: boolean) => Promise<void>) {
  const { place } = useTexts(texts)
  const language = useMailLanguage()
  const [switched, setSwitched] = useState<Partial<Record<MailFlag, boolean>>>({})
  const setFlag = async (flag: MailFlag, on: boolean) => {
    setSwitched((all) => ({ ...all, [flag]: on }))
    try {
      await store(flag, on)
    } catch (error) {
      notify({ tone: 'danger', message: errorMessage(error), place })
    } finally {
      // Unless it was switched again meanwhile, whose request is still running.
      setSwitched(({ [flag]: shown, ...others }) => (shown === on ? others : { ...others, [flag]: shown ?? on }))
    }
  }
  const actions: MailActions = {
    setFlag: (flag, on) => void setFlag(flag, on),
    setLanguage: (chosen) => void language.choose(chosen).catch(() => undefined),
  }
  return { user: { ...user, ...switched }, language: language.state, actions }
}
