import type { RouteRow } from '@waldkerf/domain/roles/routeTable'
import { rightSpelling } from './rightSpelling.ts'

const longest = 2_048
const never = ['/login', '/auth-redirect', '/redirect']

/** Control and bidirectional signs, and the backslash that browsers read as a slash. */
const suspicious = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\\]/

function decodeFully(text: string): string | undefined {
  let current = text
  for (let times = 0; times < 3; times++) {
    try {
      const decoded = decodeURIComponent(current)
      if (decoded === current) return current
      current = decoded
    } catch {
      return undefined
    }
  }
  return current
}

/**
 * Where `?redirect=`, `/redirect/*` and `?to=` may lead: a known path of this origin, with its query and hash.
 * Anything else becomes '/'. Checking only `startsWith('/')` would let `//other.example` through.
 */
export function safeTarget(target: string | null | undefined, table: readonly RouteRow[], origin: string): string {
  if (!target || target.length > longest) return '/'
  const decoded = decodeFully(target)
  if (decoded === undefined || suspicious.test(target) || suspicious.test(decoded)) return '/'
  if (!/^\/(?!\/)/.test(target) || !/^\/(?!\/)/.test(decoded)) return '/'
  const url = URL.parse(target, origin)
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return '/'
  const lower = url.pathname.toLowerCase()
  if (never.some((path) => lower === path || lower.startsWith(`${path}/`))) return '/'
  const path = rightSpelling(table, url.pathname)
  return path === undefined ? '/' : path + url.search + url.hash
}
