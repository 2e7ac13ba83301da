import type { User } from '@waldkerf/domain/entities/users/users'
import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { type Loadable, mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { BarSkeleton } from '../../panel/BarSkeleton.tsx'
import { Panel } from '../../panel/Panel.tsx'
import { texts } from './UsersPanel.texts.ts'

const List = styled.ul`
  display: grid;
  font-size: ${fontSize(13)};

  li {
    display: grid;
    padding-block: ${space(2)};
    border-top: 1px solid ${color.border};
  }
  li:first-child {
    border-top: 0;
  }
  strong {
    font-weight: ${weight('medium')};
    overflow-wrap: anywhere;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${color.accentText};
    text-decoration: underline;
  }
  span {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`

/** As many as fit beside the chart of new users. */
const mostShown = 4

const skeleton = <BarSkeleton rows={6} />

const asking = (users: readonly User[]) => users.filter(({ app_status }) => app_status === 'ogf_expert_query')

interface RequestsPanelProps {
  users: Loadable<User[]>
  /** Address where a person is decided on; undefined for those who may not open it. */
  linkTo: (userId: number) => string | undefined
}

/** Requests for the expert mode that wait for the administration. */
export function RequestsPanel({ users, linkTo }: RequestsPanelProps) {
  const t = useTexts(texts)
  const format = useFormat()
  return (
    <Card title={t.requests}>
      <Panel
        state={mapLoadable(users, asking)}
        skeleton={skeleton}
        empty={{ title: t.noRequests, text: t.noRequestsText }}
      >
        {(people) => (
          <List>
            {people.slice(0, mostShown).map(({ user_id, first_name, last_name, berufsgruppe, reg_date, email }) => {
              const name = `${first_name} ${last_name}`.trim() || email
              const to = linkTo(user_id)
              return (
                <li key={user_id}>
                  <strong>{to ? <Link to={to}>{name}</Link> : name}</strong>
                  <span>{[berufsgruppe, reg_date && t.since(format.day(reg_date))].filter(Boolean).join(' · ')}</span>
                </li>
              )
            })}
            {people.length > mostShown && <li>{t.more(people.length - mostShown)}</li>}
          </List>
        )}
      </Panel>
    </Card>
  )
}
