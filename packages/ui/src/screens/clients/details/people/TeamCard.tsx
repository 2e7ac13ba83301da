import { personName } from '@waldkerf/domain/users/personName'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Failure, Line, Quiet, Rows, useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { clientTexts } from '@waldkerf/ui/screens/clients/ClientsScreen.texts'
import type { ClientActions, ClientState } from '../clientTypes.ts'

export interface TeamCardProps {
  state: Pick<ClientState, 'team' | 'people' | 'addresses'>
  connect: ClientActions['connect']
}

/** The office's own people: who works for this client, and who could. */
export function TeamCard({ state, connect }: TeamCardProps) {
  const t = useTexts(clientTexts).team
  const { busy, error, attempt } = useAttempt()
  const linked = new Set(shown(state.people)?.linked.map(({ user_id }) => user_id))
  return (
    <LoadedCard title={t.title} state={state.team}>
      {(rows) => {
        // One row per link: each person stands here once.
        const members = [...new Map(rows.map((row) => [row.user_id, row])).values()]
        if (members.length === 0) return <Quiet>{t.none}</Quiet>
        return (
          <>
            <Rows aria-label={t.title}>
              {members.map((member) => (
                <li key={member.user_id}>
                  <Link to={state.addresses.user(member.user_id)}>{personName(member)}</Link>
                  <Line>
                    {member.apus_admin && <Badge tone="info">{t.leader}</Badge>}
                    {linked.has(member.user_id) ? (
                      <Badge tone="success" icon="check">
                        {t.linked}
                      </Badge>
                    ) : (
                      <Button
                        aria-label={t.connect(personName(member))}
                        busy={busy === String(member.user_id)}
                        onClick={() => void attempt(String(member.user_id), () => connect(member.user_id))}
                      >
                        {t.connectShort}
                      </Button>
                    )}
                  </Line>
                </li>
              ))}
            </Rows>
            {error !== undefined && <Failure role="alert">{error}</Failure>}
          </>
        )
      }}
    </LoadedCard>
  )
}
