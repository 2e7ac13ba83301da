import { asksToBecomeExpert } from '@waldkerf/domain/roles/roles'
import { invitedGroup } from '@waldkerf/domain/users/userFilter'
import { Badge, type Tone } from '@waldkerf/ui/parts/Badge/Badge'
import { Icon, type IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { useRoleName, useRoleWord } from './useRoleWord.ts'

/** How a role looks; one that is not here is plain. */
const looks: Readonly<Record<string, { tone: Tone; icon?: IconName }>> = {
  ogf_new: { tone: 'warning', icon: 'clock' },
  ogf_citizens: { tone: 'neutral' },
  ogf_expert_query: { tone: 'warning', icon: 'question' },
  ogf_expert: { tone: 'success', icon: 'expert' },
  ogf_admin: { tone: 'info', icon: 'key' },
}

/** A stored role by its name, or that somebody is only invited. Who asks to become an expert has two signs. */
export function RoleBadge({ status }: { status: string }) {
  const roleName = useRoleName()
  const roleWord = useRoleWord()
  const { tone, icon } = looks[status] ?? { tone: 'neutral' as const }
  const isAsking = asksToBecomeExpert(status)
  return (
    <>
      {isAsking && <RoleBadge status="ogf_citizens" />}{' '}
      <Badge tone={tone} {...(icon && { icon })}>
        {isAsking || status === invitedGroup ? roleWord(status) : roleName(status)}
      </Badge>
    </>
  )
}

/**
 * The same for a table: a sign and a short word, in two lines where there is no room.
 * @param isNarrow of two lines in a narrow box: the longest word takes the room of its sign
 */
export function RoleWord({ status, isNarrow = false }: { status: string; isNarrow?: boolean }) {
  const roleWord = useRoleWord()
  const word = roleWord(status)
  const icon = isNarrow && asksToBecomeExpert(status) ? undefined : looks[status]?.icon
  return (
    <>
      {icon && <Icon name={icon} size={16} />}
      <span data-lines="2" title={word}>
        {word}
      </span>
    </>
  )
}
