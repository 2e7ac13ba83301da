import type { User } from '@waldkerf/domain/entities/users/users'
import { useHandedFocus } from '@waldkerf/ui/browser/useHandedFocus'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Kbd } from '@waldkerf/ui/parts/Kbd/Kbd'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { texts } from '../UsersScreen.texts.ts'
import { type QueueKind, queueKinds } from './queueKinds.ts'
import { Answers, Person } from './RequestQueue.styles.ts'

export interface RequestRowProps {
  kind: QueueKind
  user: User
  name: string
  /** Its answer is the page's primary button. */
  isNext: boolean
  /** Of the person's page. */
  address: string
  /** The role that is given and not stored yet. */
  given: string | undefined
  onAccept: () => void
  onRefuse: () => void
  onUndo: () => void
}

/** One request, and the buttons to answer it. */
export function RequestRow(props: RequestRowProps) {
  const { kind, user, name, isNext, address, given, onAccept, onRefuse, onUndo } = props
  const { requests: t, filter } = useTexts(texts)
  const row = useHandedFocus<HTMLLIElement>()
  const { day } = useFormat()
  const { accept } = queueKinds[kind]
  const facts = [
    filter.parts.profession.words[user.berufsgruppe] ?? user.berufsgruppe,
    user.reg_date && t.since(day(user.reg_date)),
  ].filter(Boolean)
  return (
    <Person ref={row} data-person={user.user_id} data-given={given && true}>
      <Link to={address} aria-keyshortcuts={Object.values(t.letters).join(' ')}>
        {name}
      </Link>
      <p>{user.email}</p>
      <p>{facts.join(' · ')}</p>
      <Answers>
        {given ? (
          <>
            <span role="status">{given === accept ? t[kind].accepted : t.refused}</span>
            <Button variant="quiet" icon="undo" onClick={onUndo}>
              {t.undo}
              <Kbd aria-hidden>{t.letters.undo}</Kbd>
            </Button>
          </>
        ) : (
          <>
            <Button variant={isNext ? 'primary' : 'secondary'} icon="check" onClick={onAccept}>
              {t[kind].accept}
              <Kbd aria-hidden>{t.letters.accept}</Kbd>
            </Button>
            <Button variant="quiet" icon="reject" onClick={onRefuse}>
              {t.refuse}
              <Kbd aria-hidden>{t.letters.refuse}</Kbd>
            </Button>
          </>
        )}
      </Answers>
    </Person>
  )
}
