import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge, type Tone } from '@waldkerf/ui/parts/Badge/Badge'
import { Icon, type IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { texts } from './roles.texts.ts'
import { useRoleWord } from './useRoleWord.ts'

/** How a role looks; one that is not here is plain. */
const looks: Readonly<Record<string, { tone: Tone; icon?: IconName }>> = {
  ogf_citizens: { tone: 'neutral' },
  ogf_expert_query: { tone: 'warning', icon: 'question' },
  ogf_expert: { tone: 'success', icon: 'expert' },
  ogf_admin: { tone: 'info', icon: 'key' },
}

/** A stored role in a word; an unknown one as it is. */
export function RoleBadge({ status }: { status: string }) {
  const { labels } = useTexts(texts)
  const roleWord = useRoleWord()
  const { tone, icon } = looks[status] ?? { tone: 'neutral' as const }
  return (
    <Badge tone={tone} {...(icon && { icon })}>
      {labels[status] ?? roleWord(status)}
    </Badge>
  )
}

/** The same for a table: a sign and a short word, cut where there is no room. */
export function RoleWord({ status }: { status: string }) {
  const roleWord = useRoleWord()
  const icon = looks[status]?.icon
  return (
    <>
      {icon && <Icon name={icon} size={16} />}
      <span>{roleWord(status)}</span>
    </>
  )
}
