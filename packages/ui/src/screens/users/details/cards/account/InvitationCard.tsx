import { useState } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Failure, Line, Quiet, useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { userTexts } from '@waldkerf/ui/screens/users/UsersScreen.texts'
import type { UserActions } from '@waldkerf/ui/screens/users/details/userTypes.ts'

export interface InvitationCardProps {
  /** Of the last invitation. */
  since: string
  inviteAgain: UserActions['inviteAgain']
}

/** An invitation that nobody has followed yet. */
export function InvitationCard({ since, inviteAgain }: InvitationCardProps) {
  const t = useTexts(userTexts).invitation
  const { day } = useFormat()
  const { busy, error, attempt } = useAttempt()
  /** Idempotency key of one sending and its repeats. */
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [isSent, setSent] = useState(false)
  const send = () =>
    attempt('again', async () => {
      setSent(false)
      await inviteAgain(key)
      setKey(crypto.randomUUID())
      setSent(true)
    })
  return (
    <Card title={t.title}>
      <p>{t.since(day(since))}</p>
      <Line>
        <Button
          variant="primary"
          icon="refresh"
          aria-disabled={busy !== undefined || undefined}
          onClick={() => void send()}
        >
          {t.again}
        </Button>
        <Quiet role="status">{isSent && t.sent}</Quiet>
      </Line>
      {error !== undefined && <Failure role="alert">{error}</Failure>}
    </Card>
  )
}
