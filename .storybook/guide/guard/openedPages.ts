import { decide, type GuardDecision } from '@waldkerf/app/session/guard'
import { allowedRoutes, productRoutes } from '@waldkerf/domain/roles/routeTable'
import { type Role, roles } from '@waldkerf/domain/roles/roles'

/** Knowledge about the person when a page is requested: no token, a token without a role, or a role. */
export type Known = 'noToken' | 'noRole' | Role

export const knownCases: readonly Known[] = ['noToken', 'noRole', ...roles]

/** Addresses of the table with a number for every parameter, and some that are not in it. */
const addresses = ['/', ...productRoutes.map(({ path }) => path.replaceAll(/:\w+/g, '12')), '/nirgendwo']

const allowed = (known: Known) => (known === 'noToken' || known === 'noRole' ? undefined : allowedRoutes(known))

/** Every address with what the guard decides in each case, in the order of `knownCases`. */
export const openedPages: readonly { address: string; decisions: readonly GuardDecision[] }[] = addresses.map(
  (address) => ({
    address,
    decisions: knownCases.map((known) =>
      decide({
        path: address,
        fullPath: address,
        hasToken: known !== 'noToken',
        allowed: allowed(known),
        table: productRoutes,
      }),
    ),
  }),
)
