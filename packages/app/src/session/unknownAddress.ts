import { isolated } from '@waldkerf/domain/texts/bidi'
import { loadTexts } from '@waldkerf/ui/i18n/Language'
import { redirect } from 'react-router-dom'
import { pageLanguage } from '../platform/i18n/pageLanguage.ts'
import { notify } from '../platform/notices/notices.ts'
import { paths } from '../platform/routes/paths.ts'
import { storedToken } from '../platform/identity/tokens.ts'
import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { hashAt } from './hashAt.ts'
import { safeTarget } from './redirectTarget.ts'
import { rightSpelling } from './rightSpelling.ts'
import { texts } from './unknownAddress.texts.ts'

/** The part of a session that leads to the sign-in. */
interface SignsIn {
  identity: { signIn: (backTo: string) => Promise<unknown> }
}

/** The most characters of an address in a notice. */
const longest = 60

function readable(path: string): string {
  let text = path
  try {
    text = decodeURI(path)
  } catch {
    // An address that cannot be decoded is shown as typed.
  }
  return isolated(text.length > longest ? `${text.slice(0, longest)}…` : text)
}

/** The profile is one page: whatever is asked for under it is there. */
const ownPages = /^\/profile(?:\/|$)/i

/**
 * Redirects from an unknown address: to the page with another spelling of it, from under the profile to the profile, else to '/' with a notice that names it.
 * Without a token the sign-in comes first, because it would lose the notice.
 * @param address with query and hash
 */
export async function redirectUnknown(session: SignsIn, address: string): Promise<never> {
  const [path = ''] = address.split(/[?#]/, 1)
  const right = rightSpelling(productRoutes, path)
  if (right !== undefined) throw redirect(right + address.slice(path.length))
  if (ownPages.test(path)) throw redirect(paths.profile() + address.slice(path.length))
  if (storedToken() === undefined) {
    await session.identity.signIn(address)
    // The page is leaving: nothing after it runs.
    return new Promise(() => undefined)
  }
  const { gone } = await loadTexts(texts, pageLanguage())
  notify({ tone: 'warning', brief: true, message: gone(readable(path)) })
  throw redirect('/')
}

/** Redirects `/redirect/{path}` to the path, if it is one of ours. */
export function followRedirect(request: Request): never {
  const { pathname, search, origin } = new URL(request.url)
  const target = pathname.replace(/^\/redirect/i, '') + search + hashAt(pathname)
  throw redirect(safeTarget(target, productRoutes, origin))
}
