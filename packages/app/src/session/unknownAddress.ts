import { isolated } from '@waldkerf/domain/texts/bidi'
import { showFirstScreen } from '@waldkerf/ui/browser/firstScreen'
import { redirect } from 'react-router-dom'
import { lostAddress } from '../platform/routes/lostAddress.ts'
import { paths } from '../platform/routes/paths.ts'
import { storedToken } from '../platform/identity/tokens.ts'
import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { hashAt } from './hashAt.ts'
import { safeTarget } from './redirectTarget.ts'
import { rightSpelling } from './rightSpelling.ts'

/** The part of a session that leads to the sign-in. */
interface SignsIn {
  identity: { signIn: (backTo: string) => Promise<unknown> }
}

/** The most characters of an address that are read. */
const longest = 300

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
 * Redirects from an unknown address: to the page with another spelling of it, from under the profile to the profile, else to '/', which leads to the dashboard:
 * in its place a page names the address. Without a token the sign-in comes first, because it would lose the address.
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
  lostAddress.set(readable(path))
  // The page that comes instead waits for nothing of the dashboard.
  showFirstScreen()
  throw redirect('/')
}

/** Redirects `/redirect/{path}` to the path, if it is one of ours. */
export function followRedirect(request: Request): never {
  const { pathname, search, origin } = new URL(request.url)
  const target = pathname.replace(/^\/redirect/i, '') + search + hashAt(pathname)
  throw redirect(safeTarget(target, productRoutes, origin))
}
