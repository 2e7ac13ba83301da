import { type GuardOutcome, guardOutcome } from '@waldkerf/app/session/guard'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge, type Tone } from '@waldkerf/ui/parts/Badge/Badge'
import type { IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { allowedRoutes, productRoutes } from '@waldkerf/domain/roles/routeTable'
import { type Role, roles } from '@waldkerf/domain/roles/roles'
import { GuideTable } from '../page/GuideTable.tsx'
import { texts } from '../guide.texts.ts'

/** Which page opens for whom. */
export function OpenedPages() {
  const t = useTexts(texts).guard
  const heads: Partial<Record<Known, string>> = { noToken: t.noToken, noRole: t.noRole }
  return (
    <GuideTable label={t.pages} heads={[t.address, ...knownCases.map((known) => heads[known] ?? known)]}>
      {openedPages.map(({ address, outcomes }) => (
        <tr key={address}>
          <th scope="row">{address}</th>
          {outcomes.map((outcome, place) => (
            <td key={knownCases[place]}>
              <Outcome outcome={outcome} />
            </td>
          ))}
        </tr>
      ))}
    </GuideTable>
  )
}

/** The address of a redirect, without its query. */
const target = (to: string) => to.split('?')[0]

function Outcome({ outcome }: { outcome: GuardOutcome }) {
  const t = useTexts(texts).guard
  if (outcome.go === 'redirect') {
    const isRefused = outcome.to.startsWith('/401')
    return (
      <Badge tone={isRefused ? 'danger' : 'neutral'} icon="arrow-right">
        {target(outcome.to)}
      </Badge>
    )
  }
  const [tone, icon] = looks[outcome.go]
  return (
    <Badge tone={tone} icon={icon}>
      {t.outcomes[outcome.go]}
    </Badge>
  )
}

const looks = {
  proceed: ['success', 'check'],
  signIn: ['warning', 'key'],
  load: ['info', 'clock'],
  unknown: ['neutral', 'search'],
} as const satisfies Record<Exclude<GuardOutcome['go'], 'redirect'>, readonly [Tone, IconName]>

/** Knowledge about the person when a page is requested: no token, a token without a role, or a role. */
type Known = 'noToken' | 'noRole' | Role

const knownCases: readonly Known[] = ['noToken', 'noRole', ...roles]

/** Addresses of the table with a number for every parameter, and some that are not in it. */
const addresses = ['/', ...productRoutes.map(({ path }) => path.replaceAll(/:\w+/g, '12')), '/nirgendwo']

const allowed = (known: Known) => (known === 'noToken' || known === 'noRole' ? undefined : allowedRoutes(known))

/** Every address with the guard's outcome in each case, in the order of `knownCases`. */
const openedPages: readonly { address: string; outcomes: readonly GuardOutcome[] }[] = addresses.map((address) => ({
  address,
  outcomes: knownCases.map((known) =>
    guardOutcome({
      path: address,
      fullPath: address,
      hasToken: known !== 'noToken',
      allowed: allowed(known),
      table: productRoutes,
    }),
  ),
}))
