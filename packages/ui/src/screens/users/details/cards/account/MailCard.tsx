import type { MailFlag } from '@waldkerf/domain/entities/users/userColumns'
import type { User } from '@waldkerf/domain/entities/users/users'
import { roleMailFlags } from '@waldkerf/domain/profile/person'
import { effectiveRole } from '@waldkerf/domain/roles/roles'
import { useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { Failure, Quiet, useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { userTexts } from '@waldkerf/ui/screens/users/UsersScreen.texts'
import type { UserActions, UserState } from '@waldkerf/ui/screens/users/details/userTypes.ts'
import { Flags } from '../cards.styles.ts'

export interface MailCardProps {
  user: User
  soleMails: UserState['soleMails']
  /** The mail server's words, while it refuses the address. */
  refused: string | null
  setFlag: UserActions['setFlag']
}

/** The mails that a person gets, as far as the role gets any. */
export function MailCard({ user, soleMails, refused, setFlag }: MailCardProps) {
  const t = useTexts(userTexts).mails
  const { busy, error, attempt } = useAttempt()
  const [sent, setSent] = useState<{ flag: MailFlag; on: boolean }>()
  // A flag whose answer was lost may still be stored: the row shows it when it is loaded again.
  const isStored = sent !== undefined && user[sent.flag] === sent.on
  async function set(flag: MailFlag) {
    const on = !user[flag]
    await attempt(flag, () => {
      setSent({ flag, on })
      return setFlag(flag, on)
    })
  }
  const flags = roleMailFlags(effectiveRole(user.app_status))
  return (
    <Card title={t.title}>
      {refused !== null && <Failure>{t.refused(refused)}</Failure>}
      <Flags>
        {flags.length === 0 && <Quiet>{t.none}</Quiet>}
        {flags.map((flag) => (
          <Checkbox
            key={flag}
            label={t.flags[flag]}
            {...(soleMails.has(flag) && { hint: t.sole })}
            checked={user[flag]}
            aria-disabled={busy !== undefined || undefined}
            onChange={() => void set(flag)}
          />
        ))}
      </Flags>
      {error !== undefined && !isStored && <Failure role="alert">{error}</Failure>}
    </Card>
  )
}
