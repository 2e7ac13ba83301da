import type { UserAccount } from '@waldkerf/domain/entities/users/userAdministration'
import { groupNames } from '@waldkerf/domain/users/groupNames'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { Failure, Quiet, Sub, useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { userTexts } from '@waldkerf/ui/screens/users/UsersScreen.texts'
import type { UserActions } from '@waldkerf/ui/screens/users/details/userTypes.ts'
import { Flags, Words } from '../cards.styles.ts'

export interface TeamCardProps {
  account: Loadable<UserAccount>
  setTeam: UserActions['setTeam']
}

/** Membership in the office, and the groups of the last sign-in. */
export function TeamCard({ account, setTeam }: TeamCardProps) {
  const t = useTexts(userTexts).team
  return (
    <LoadedCard title={t.title} state={account}>
      {(known) => <Team account={known} setTeam={setTeam} />}
    </LoadedCard>
  )
}

function Team({ account, setTeam }: { account: UserAccount } & Pick<TeamCardProps, 'setTeam'>) {
  const t = useTexts(userTexts).team
  const { instant } = useFormat()
  const language = useLanguage()
  const { busy, error, attempt } = useAttempt()
  const { apus_team: isMember, apus_admin: isLeader, gruppen: groups, gruppen_seit: since } = account
  return (
    <>
      <Flags>
        <Checkbox
          label={t.member}
          checked={isMember}
          aria-disabled={busy !== undefined || undefined}
          onChange={() => void attempt('member', () => setTeam(!isMember, false))}
        />
        <Checkbox
          label={t.leader}
          checked={isLeader}
          aria-disabled={busy !== undefined || undefined}
          disabled={!isMember}
          onChange={() => void attempt('leader', () => setTeam(isMember, !isLeader))}
        />
      </Flags>
      {error !== undefined && <Failure role="alert">{error}</Failure>}
      {groups.length > 0 && (
        <>
          <Sub>{t.groups}</Sub>
          <Words>
            {groupNames(groups, language).map((name) => (
              <li key={name}>
                <Badge tone="neutral">{name}</Badge>
              </li>
            ))}
          </Words>
          <Quiet>
            {t.groupsHint} {since && `(${t.since(instant(since))})`}
          </Quiet>
        </>
      )}
    </>
  )
}
