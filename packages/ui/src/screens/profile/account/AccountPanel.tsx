import type { User } from '@waldkerf/domain/entities/users/users'
import { groupNames } from '@waldkerf/domain/users/groupNames'
import type { ReactNode } from 'react'
import { type Language, useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { NotLoaded } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { Facts, Note } from '../ProfileScreen.styles.ts'
import type { ProfileState } from '../profileTypes.ts'
import { texts } from '../ProfileScreen.texts.ts'

export interface AccountPanelProps {
  user: User
  state: Pick<ProfileState, 'roleLabel' | 'session' | 'language' | 'accountPages'>
  onLanguage: (language: Language) => void
  onSignOut: () => void
}

/** The person's account, as the app and as the server know it. */
export function AccountPanel({ user, state, onLanguage, onSignOut }: AccountPanelProps) {
  const t = useTexts(texts).account
  const { day } = useFormat()
  const shownLanguage = useLanguage()
  const { roleLabel, session, language, accountPages } = state
  const identity = shown(session)
  const retry = session.status === 'failed' ? session.retry : undefined
  const serverRole = identity && groupNames([identity.databaseRole], shownLanguage)[0]
  const dayText = (value: string | null) => (value === null ? '' : day(value))
  const f = t.fields
  return (
    <Card title={t.title} tools={<Button onClick={onSignOut}>{t.signOut}</Button>}>
      {identity && identity.email !== user.email && <Bar tone="warning" icon="warning" message={t.otherPerson} />}
      <Facts>
        <Fact term={f.email} note={t.emailNote}>
          {user.email}
        </Fact>
        <Fact term={f.role}>{roleLabel}</Fact>
        {serverRole !== undefined && serverRole !== roleLabel && <Fact term={f.server}>{serverRole}</Fact>}
        <Fact term={f.registered}>{dayText(user.reg_date)}</Fact>
        <Fact term={f.birth}>{dayText(user.geb)}</Fact>
        <Fact term={f.gender}>{t.genders[user.geschlecht] ?? user.geschlecht}</Fact>
        <Fact term={f.language}>
          <Select
            aria-label={f.language}
            value={language}
            onChange={({ target }) => onLanguage(target.value === 'en' ? 'en' : 'de')}
          >
            <option value="de">{t.languages.de}</option>
            <option value="en">{t.languages.en}</option>
          </Select>
        </Fact>
      </Facts>
      {retry && !identity && <NotLoaded parts={{ identity: retry }} names={{ identity: t.identity }} />}
      {accountPages && (
        <Note>
          <a href={accountPages}>{t.accountPages}</a>
        </Note>
      )}
      <Note>{t.fixedNote}</Note>
    </Card>
  )
}

/** An empty text is shown as 'not given'. */
function Fact({ term, note, children }: { term: string; note?: string; children: ReactNode }) {
  const { missing } = useTexts(texts).account
  return (
    <div>
      <dt>{term}</dt>
      <dd data-missing={children === '' || undefined}>
        {children === '' ? missing : children}
        {note && <Note as="small">{note}</Note>}
      </dd>
    </div>
  )
}
