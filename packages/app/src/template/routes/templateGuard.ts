import { findRoute } from '@waldkerf/app/session/matchesRoute'
import type { GuardOutcome } from '@waldkerf/app/session/guard'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { isFree, templateTable } from './templateTable.ts'

interface GuardInput {
  path: string
  /** With the query; the user returns to it after signing in. */
  fullPath: string
  hasToken: boolean
  /** Ids of the allowed pages once the role is known. */
  allowed: ReadonlySet<string> | undefined
}

/** Addresses that redirect to another one. */
const moved: Readonly<Record<string, string>> = { '/': '/dashboard', '/charts/mix-chart': '/charts/mixchart' }

/** The pages of a group; first the one that the group's own address opens. */
function groupPages(group: string) {
  const inside = templateTable.filter(({ id, hidden }) => !hidden && id.startsWith(`${group}/`))
  const leadsTo = new Set(inside.flatMap(({ groups }) => groups.map(({ to }) => to)))
  return inside.toSorted((first, second) => Number(leadsTo.has(second.id)) - Number(leadsTo.has(first.id)))
}

/** The template part's guard: like the product's, but unknown paths go to /404, and sign-in has its own page. */
export function templateGuardOutcome({
  path,
  fullPath,
  hasToken,
  allowed,
}: GuardInput): Exclude<GuardOutcome, { go: 'signIn' | 'unknown' }> {
  const asked = moved[path] ?? path
  const row = findRoute(templateTable, asked)
  const inside = row ? [] : groupPages(asked)
  if (!row && inside.length === 0) return { go: 'redirect', to: '/404' }
  if (row?.id === '/login' && hasToken) return { go: 'redirect', to: '/' }
  if (row && isFree(row.id)) return { go: 'proceed' }
  if (!hasToken) return { go: 'redirect', to: paths.login(fullPath) }
  if (!allowed) return { go: 'load' }
  if (!row) return { go: 'redirect', to: inside.find(({ id }) => allowed.has(id))?.path ?? paths.forbidden(fullPath) }
  if (!allowed.has(row.id)) return { go: 'redirect', to: paths.forbidden(fullPath) }
  return path === asked ? { go: 'proceed' } : { go: 'redirect', to: asked }
}
