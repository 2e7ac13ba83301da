import { fixedWords } from '@waldkerf/domain/words/exactWords'
import { keepHash } from '../platform/identity/keptHash.ts'
import { type IdentitySettings, type IdentityAnswer, probeIdentity } from '../platform/identity/probeIdentity.ts'
import { signedOutKey } from '../platform/identity/tokens.ts'
import { hasLine } from '../platform/offline/hasLine.ts'
import { keepText } from '../platform/storage/keepText.ts'
import { nextReload, reloadKey, stoppedPath } from './machine/startTable.ts'

type Fault = Exclude<IdentityAnswer, 'ready'>

/** The identity service cannot sign in anybody; the calling page shows the reason. */
export class CannotSignIn extends Error {
  override name = 'CannotSignIn'
  readonly isUnreachable: boolean
  constructor(word: Fault) {
    super(fixedWords.notInitialised)
    this.isUnreachable = word === 'unreachable'
  }
}

async function show(word: Fault, { url, realm, clientId }: IdentitySettings): Promise<never> {
  const { showSetup } = await import('../platform/setup/showSetup.tsx')
  const { href } = new URL(url, location.origin)
  return showSetup({ kind: word, address: href, name: word === 'client' ? clientId : realm })
}

/**
 * To be called before leaving for the identity service. If that cannot sign in anybody, a page with the reason is shown
 * instead.
 * @param backTo an address of ours, with query and hash
 * @param inPlace the calling page stays and shows the reason itself
 * @returns the address to return to, and the language for the service's pages
 * @throws CannotSignIn if `inPlace`
 */
export async function beforeLeaving(settings: IdentitySettings, backTo: string, inPlace = false) {
  const word = await probeIdentity(settings)
  if (word !== 'ready') {
    if (inPlace) throw new CannotSignIn(word)
    await show(word, settings)
  }
  const { origin, pathname, search, hash } = new URL(backTo, location.origin)
  keepHash(hash)
  const way = { redirectUri: origin + pathname + search, locale: document.documentElement.lang }
  // Its session of whoever signed out without a line may still run: nobody else comes in by it.
  return localStorage.getItem(signedOutKey) === endedHere ? { ...way, prompt: 'login' as const } : way
}

/** Kept of a sign-out that the identity service does not know of, until somebody signs in. */
const endedHere = 'here'

/** Said on /login: the session has ended on this device alone. */
export const endedHereMark = 'ohne-verbindung'

/**
 * To be called after the token was cleared. Without a line the identity service's own page would be the browser's error:
 * /login says what has happened, and the next sign-in asks for the password whatever the service remembers.
 * @returns whether the identity service can be reached
 */
export async function mayLeaveForSignOut(): Promise<boolean> {
  if (await hasLine()) return true
  keepText(signedOutKey, endedHere)
  location.replace(`/login?${endedHereMark}`)
  return false
}

/** Shows a wrong realm as the reason for missing user data, because further tries would fail, too. */
export async function sayWrongRealm(settings: IdentitySettings): Promise<void> {
  if ((await probeIdentity(settings)) === 'realm') await show('realm', settings)
}

/** To be called when a return from sign-in was refused. */
export async function reloadOrStop(): Promise<never> {
  const times = nextReload(JSON.parse(sessionStorage.getItem(reloadKey) ?? '[]') as number[], Date.now())
  if (times) {
    sessionStorage.setItem(reloadKey, JSON.stringify(times))
    location.reload()
  } else location.replace(`${stoppedPath}&redirect=${encodeURIComponent(location.pathname + location.search)}`)
  // The page is leaving; callers must not navigate elsewhere.
  return new Promise(() => undefined)
}
