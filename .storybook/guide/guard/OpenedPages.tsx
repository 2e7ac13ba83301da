import type { GuardDecision } from '@waldkerf/app/session/guard'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge, type Tone } from '@waldkerf/ui/parts/Badge/Badge'
import type { IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { GuideTable } from '../page/GuideTable.tsx'
import { texts } from './GuardPage.texts.ts'
import { type Known, knownCases, openedPages } from './openedPages.ts'

/** Which page opens for whom. */
export function OpenedPages() {
  const t = useTexts(texts)
  const heads: Partial<Record<Known, string>> = { noToken: t.noToken, noRole: t.noRole }
  return (
    <GuideTable label={t.pages} heads={[t.address, ...knownCases.map((known) => heads[known] ?? known)]}>
      {openedPages.map(({ address, decisions }) => (
        <tr key={address}>
          <th scope="row">{address}</th>
          {decisions.map((decision, place) => (
            <td key={knownCases[place]}>
              <Decision decision={decision} />
            </td>
          ))}
        </tr>
      ))}
    </GuideTable>
  )
}

/** The address of a redirect, without its query. */
const target = (to: string) => to.split('?')[0]

function Decision({ decision }: { decision: GuardDecision }) {
  const t = useTexts(texts)
  if (decision.go === 'redirect') {
    const isRefused = decision.to.startsWith('/401')
    return (
      <Badge tone={isRefused ? 'danger' : 'neutral'} icon="arrow-right">
        {target(decision.to)}
      </Badge>
    )
  }
  const [tone, icon] = looks[decision.go]
  return (
    <Badge tone={tone} icon={icon}>
      {t.decisions[decision.go]}
    </Badge>
  )
}

const looks = {
  proceed: ['success', 'check'],
  signIn: ['warning', 'key'],
  load: ['info', 'clock'],
  unknown: ['neutral', 'search'],
} as const satisfies Record<Exclude<GuardDecision['go'], 'redirect'>, readonly [Tone, IconName]>
