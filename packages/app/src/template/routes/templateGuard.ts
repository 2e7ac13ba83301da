import { findRoute } from '../../session/redirectTarget.ts'
import type { GuardDecision } from '../../session/guard.ts'
import { paths } from '../../routes/paths.ts'
import { servedTable } from './servedTable.ts'
import { isFree } from './templateTable.ts'

interface GuardInput {
  path: string
  /** With query, to come back to. */
  fullPath: string
  hasToken: boolean
  /** Ids of the allowed pages once the role is known. */
  allowed: ReadonlySet<string> | undefined
}

/** The template part's guard: as the product's, but unknown paths go to /404 and signing in is a page of its own. */
export function decideTemplate({
  path,
  fullPath,
  hasToken,
  allowed,
}: GuardInput): Exclude<GuardDecision, { go: 'signIn' }> {
  const asked = path === '/' ? '/dashboard' : path
  const row = findRoute(servedTable, asked)
  if (!row) return { go: 'redirect', to: '/404' }
  if (row.id === '/login' && hasToken) return { go: 'redirect', to: '/' }
  if (isFree(row.id)) return { go: 'proceed' }
  if (!hasToken) return { go: 'redirect', to: paths.login(fullPath) }
  if (!allowed) return { go: 'load' }
  if (!allowed.has(row.id)) return { go: 'redirect', to: paths.forbidden(fullPath) }
  return path === asked ? { go: 'proceed' } : { go: 'redirect', to: asked }
}
