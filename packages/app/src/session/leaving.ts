import { fixedWords } from '@waldkerf/domain/words/exactWords'
import { keepHash } from '../platform/identity/keptHash.ts'
import { type IdentitySettings, type IdentityAnswer, probeIdentity } from '../platform/identity/probeIdentity.ts'
import { nextReload, reloadKey, stoppedPath } from './machine/startTable.ts'

type Fault = Exclude<IdentityAnswer, 'ready'>

/** The identity service would take nobody: a page that is asked in place says it there. */
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
 * Before a page leaves for the identity service. Where that takes nobody it does not leave: a page of its own says why.
 * @param backTo an address of ours, with query and hash
 * @param inPlace the page stays, and says it itself
 * @returns the address to come back to, and the language that its pages are to speak
 * @throws CannotSignIn in place
 */
export async function beforeLeaving(settings: IdentitySettings, backTo: string, inPlace = false) {
  const word = await probeIdentity(settings)
  if (word !== 'ready') {
    if (inPlace) throw new CannotSignIn(word)
    await show(word, settings)
  }
  const { origin, pathname, search, hash } = new URL(backTo, location.origin)
  keepHash(hash)
  return { redirectUri: origin + pathname + search, locale: document.documentElement.lang }
}

/** A person's data did not come: where there is no such realm, no further try will bring them. */
export async function sayWrongRealm(settings: IdentitySettings): Promise<void> {
  if ((await probeIdentity(settings)) === 'realm') await show('realm', settings)
}

/** Turned away on the way back from sign-in. */
export async function reloadOrStop(): Promise<never> {
  const times = nextReload(JSON.parse(sessionStorage.getItem(reloadKey) ?? '[]') as number[], Date.now())
  if (times) {
    sessionStorage.setItem(reloadKey, JSON.stringify(times))
    location.reload()
  } else location.replace(`${stoppedPath}&redirect=${encodeURIComponent(location.pathname + location.search)}`)
  // The page is leaving: whoever goes on would send it somewhere else.
  return new Promise(() => undefined)
}
