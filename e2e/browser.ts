import { type Browser, type Page, test as base } from '@playwright/test'

interface Session {
  send(method: string, parameters: object): Promise<object>
  emit(event: string, parameters: object): boolean
}

/** A part of Playwright that is none of its interface: a new release may have it elsewhere. */
const inside = (whole: object, ...names: readonly string[]) =>
  names.reduce<unknown>((part, name) => Reflect.get(Object(part), name), whole)

/** Playwright's own object behind one of its interface. */
const behind = (one: Browser | Page) => (inside(one, '_connection') as { toImpl(one: object): object }).toImpl(one)

/**
 * Takes the place of Playwright's way to fill a field, in each page before its own code: that one sets the value and
 * tells the page then, so that React takes it for nothing new. Here it is typed, as a person's paste would be.
 */
const fillAsTyped = `() => {
  const fill = (text) => {
    const field = document.activeElement
    if (field?.nodeName === 'IFRAME') return field
    document.execCommand('insertText', false, text)
  }
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => fill, set() {} })
}`

/** A way to a page ends when the page before it goes on elsewhere at this moment: Firefox calls that a failure of the new one. */
function tryAbortedAgain(session: Session) {
  const all = Object.getPrototypeOf(session) as Session
  const { send } = all
  all.send = async function sendOften(this: Session, method, parameters) {
    const go = () => Reflect.apply(send, this, [method, parameters])
    if (method !== 'browsingContext.navigate') return go()
    return go().catch((error: unknown) => {
      if (String(error).includes('NS_BINDING_ABORTED')) return go()
      throw error
    })
  }
}

/** Firefox gives the download of a link no number, and Playwright passes on none without: its address, a blob's, is one. */
function tellDownloads(session: Session) {
  const all = Object.getPrototypeOf(session) as Session
  const { emit } = all
  all.emit = function emitNumbered(this: Session, event, parameters) {
    const isNameless = event.startsWith('browsingContext.download') && Reflect.get(parameters, 'navigation') === null
    const told = isNameless ? { ...parameters, download: Reflect.get(parameters, 'url') as unknown } : parameters
    return Reflect.apply(emit, this, [event, told])
  }
}

/**
 * Makes a Firefox that Playwright has started by WebDriver BiDi behave as its other browsers do. Each context is told
 * its media features by a command that Firefox 153 does not know: preferences say them (`scripts/calmFirefox.ts`).
 */
export function asOthers(browser: Browser): Browser {
  const session = inside(behind(browser), '_browserSession') as Session
  tryAbortedAgain(session)
  tellDownloads(session)
  const send = session.send.bind(session)
  session.send = async (method, parameters) => {
    if (method === 'emulation.setMediaFeaturesOverride') return {}
    const answer = await send(method, parameters)
    if (method === 'browser.createUserContext' && 'userContext' in answer)
      await send('script.addPreloadScript', { functionDeclaration: fillAsTyped, userContexts: [answer.userContext] })
    return answer
  }
  return browser
}

/** Lets a test tap: over WebDriver BiDi Playwright's own tap does nothing. */
function withFingers(page: Page): Page {
  const session = inside(behind(page), 'delegate', '_session') as Session & { sessionId: string }
  const screen = inside(behind(page), 'delegate', 'rawTouchscreen') as Record<
    'tap',
    (progress: object, x: number, y: number) => Promise<void>
  >
  screen.tap = async (_progress, x, y) => {
    const [button, parameters] = [0, { pointerType: 'touch' }]
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button },
      { type: 'pointerUp', button },
    ]
    const finger = { type: 'pointer', id: 'finger', parameters, actions }
    await session.send('input.performActions', { context: session.sessionId, actions: [finger] })
  }
  return page
}

/** Playwright's own, for each browser that the journeys run in. */
export const test = base.extend<object, object>({
  browser: [
    async ({ browser, browserName }, use) => use(browserName === 'firefox' ? asOthers(browser) : browser),
    { scope: 'worker' },
  ],
  page: async ({ page, browserName }, use) => use(browserName === 'firefox' ? withFingers(page) : page),
})
