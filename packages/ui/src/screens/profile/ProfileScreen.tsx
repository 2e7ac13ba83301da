import type { User } from '@waldkerf/domain/entities/users/users'
import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Tabs } from '@waldkerf/ui/parts/Tabs/Tabs'
import { AccountPanel } from './account/AccountPanel.tsx'
import { ExpertPanel } from './expert/ExpertPanel.tsx'
import { MailPanel } from './mails/MailPanel.tsx'
import { PersonForm } from './person/PersonForm.tsx'
import { Column, Page, Sides } from './ProfileScreen.styles.ts'
import { texts } from './ProfileScreen.texts.ts'
import { SharingPanel } from './sharing/SharingPanel.tsx'
import type { ProfileActions, ProfileState, ProfileTab } from './profileTypes.ts'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'

export type { ExpertState, MailActions } from './profileTypes.ts'

/** Heights of the cards that come: person and account, beside them mails. */
const cards: readonly Readonly<Record<string, number>>[] = [{ person: 268, account: 312 }, { mails: 236 }]

/** The profile's shape while its data is on the way. */
function ProfileSkeleton({ label }: { label: string }) {
  return (
    <Sides aria-busy>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {cards.map((side) => (
        <Column key={Object.keys(side).join()}>
          {Object.entries(side).map(([card, height]) => (
            <Skeleton key={card} height={height} />
          ))}
        </Column>
      ))}
    </Sides>
  )
}

export interface ProfileScreenProps {
  state: ProfileState
  actions: ProfileActions
  /** Bar over the form that offers text typed before and never saved. */
  draft?: ReactNode
  /** PrivacyPanel. */
  privacy?: ReactNode
}

const tabs: readonly ProfileTab[] = ['daten', 'experte']

/** One's own data, mails and session, and the way to becoming an expert. */
export function ProfileScreen({ state, actions, draft, privacy }: ProfileScreenProps) {
  const t = useTexts(texts)
  const { user: loadable, tab } = state
  const user = shown(loadable)
  return (
    <Page>
      <h1>{t.title}</h1>
      <Tabs
        label={t.title}
        tabs={tabs.map((id) => ({ id, label: t.tabs[id] }))}
        current={tab}
        onChange={actions.openTab}
      />
      {loadable.status === 'failed' && (
        <ErrorState title={t.failed} message={loadable.message} onRetry={loadable.retry} />
      )}
      {loadable.status === 'loading' && <ProfileSkeleton label={t.loading} />}
      {user && (
        <Column role="tabpanel" aria-label={t.tabs[tab]}>
          {tab === 'daten' ? (
            <OwnData user={user} state={state} actions={actions} draft={draft} privacy={privacy} />
          ) : (
            <ExpertPanel user={user} state={state.expert} onAsk={actions.askToBecomeExpert} />
          )}
        </Column>
      )}
    </Page>
  )
}

function OwnData({ user, state, actions, draft, privacy }: ProfileScreenProps & { user: User }) {
  return (
    <>
      {draft}
      <Sides>
        <Column>
          <PersonForm form={state.form} actions={actions.person} />
          <AccountPanel user={user} state={state} onLanguage={actions.setLanguage} onSignOut={actions.signOut} />
        </Column>
        <Column>
          <MailPanel user={user} role={state.role} language={state.mailLanguage} actions={actions.mails} />
          {state.sharing && <SharingPanel agreement={state.sharing} actions={actions.sharing} />}
          {privacy}
        </Column>
      </Sides>
    </>
  )
}
