import type { User } from '@waldkerf/domain/entities/users/users'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Kbd } from '@waldkerf/ui/parts/Kbd/Kbd'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { texts } from '../UsersScreen.texts.ts'
import { Decisions, Person } from './RequestQueue.styles.ts'

export interface RequestRowProps {
  user: User
  name: string
  /** Of the person's page. */
  address: string
  /** The role that is decided and not stored yet. */
  decided: string | undefined
  onDecide: (status: string) => void
  onUndo: () => void
}

/** One request, and the buttons to decide on it. */
export function RequestRow({ user, name, address, decided, onDecide, onUndo }: RequestRowProps) {
  const t = useTexts(texts).requests
  const { day } = useFormat()
  const facts = [user.berufsgruppe, user.email, user.reg_date && t.since(day(user.reg_date))].filter(Boolean)
  return (
    <Person data-person={user.user_id} data-decided={decided && true}>
      <Link to={address} aria-keyshortcuts="E A Z">
        {name}
      </Link>
      <p>{facts.join(' · ')}</p>
      <Decisions>
        {decided ? (
          <>
            <span role="status">{decided === 'ogf_expert' ? t.approved : t.refused}</span>
            <Button variant="quiet" icon="undo" onClick={onUndo}>
              {t.undo}
              <Kbd aria-hidden>Z</Kbd>
            </Button>
          </>
        ) : (
          <>
            <Button icon="check" onClick={() => onDecide('ogf_expert')}>
              {t.approve}
              <Kbd aria-hidden>E</Kbd>
            </Button>
            <Button variant="quiet" icon="close" onClick={() => onDecide('ogf_citizens')}>
              {t.refuse}
              <Kbd aria-hidden>A</Kbd>
            </Button>
          </>
        )}
      </Decisions>
    </Person>
  )
}
