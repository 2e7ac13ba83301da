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

/**
 * A way to a page ends when the page before it goes on elsewhere at this moment: Firefox calls that a failure of the new one.
 */
function tryAbortedAgain(session: Session) {
  const all = Object.getPrototypeOf(session) as Session
  const { send } = all
  all.send = async function sendOften(this: Session, method, parameters) {
    const go = () => Reflect.apply(send, this, [method, parameters])
    // Firefox 153 does not know it: preferences say media features (`scripts/calmFirefox.ts`).
    if (method === 'emulation.setMediaFeaturesOverride') return {}
    if (method !== 'browsingContext.navigate' && method !== 'browsingContext.reload') return go()
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

/** Runs an expression in each of Firefox's own windows. */
async function tellWindows(send: Session['send'], expression: string) {
  const { contexts } = (await send('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 })) as {
    contexts: { context: string }[]
  }
  for (const { context } of contexts)
    await send('script.evaluate', { expression, target: { context }, awaitPromise: false })
}

/** Behind a page's last control Tab leads into the window's bars, from where no key of a test comes back. */
const leaveBars = 'if (document.activeElement !== gBrowser.selectedBrowser) gBrowser.selectedBrowser.focus()'
const tabIsUp = JSON.stringify({ type: 'keyUp', value: '\uE004' })

/** As the system would say it: 1 is a finger, 6 a mouse. */
const pointWith = (capabilities: 1 | 6) =>
  ['primary', 'all']
    .map((which) => `Services.prefs.setIntPref('ui.${which}PointerCapabilities', ${capabilities})`)
    .join(';')

/** Makes a Firefox that Playwright has started by WebDriver BiDi behave as its other browsers do. */
export function asOthers(browser: Browser): Browser {
  const session = inside(behind(browser), '_browserSession') as Session
  tryAbortedAgain(session)
  tellDownloads(session)
  const send = session.send.bind(session)
  session.send = async (method, parameters) => {
    const answer = await send(method, parameters)
    if (method === 'browser.createUserContext' && 'userContext' in answer)
      await send('script.addPreloadScript', { functionDeclaration: fillAsTyped, userContexts: [answer.userContext] })
    return answer
  }
  return browser
}

type PointerType = 'mouse' | 'touch'

/** Leads a pointer over the page; Playwright's own mouse goes on from there, as both have one name. */
function lead(page: Page, pointerType: PointerType, actions: readonly object[]) {
  const session = inside(behind(page), 'delegate', '_session') as Session & { sessionId: string }
  const pointer = { type: 'pointer', id: pointerType === 'mouse' ? 'pw_mouse' : 'finger', parameters: { pointerType } }
  return session.send('input.performActions', { context: session.sessionId, actions: [{ ...pointer, actions }] })
}

const press = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
]
const pressAt = (x: number, y: number) => [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, ...press]

interface Mouse {
  move(progress: object, x: number, y: number, options: object): Promise<void>
  click(progress: object, x: number, y: number, options?: { clickCount?: number }): Promise<void>
}

/**
 * Lets a test tap, which does nothing over WebDriver BiDi, click twice, of which Firefox makes two clicks, and go round
 * the page by Tab.
 * @param tell of the browser's session
 */
function withHands(page: Page, tell: Session['send']): Page {
  const session = inside(behind(page), 'delegate', '_session') as Session
  const send = session.send.bind(session)
  session.send = async (method, parameters) => {
    const answer = await send(method, parameters)
    if (method === 'input.performActions' && JSON.stringify(parameters).includes(tabIsUp))
      await tellWindows(tell, leaveBars)
    return answer
  }
  const screen = inside(behind(page), 'delegate', 'rawTouchscreen') as Record<
    'tap',
    (progress: object, x: number, y: number) => Promise<unknown>
  >
  screen.tap = (_progress, x, y) => lead(page, 'touch', pressAt(x, y))
  const mouse = inside(behind(page), 'mouse') as Mouse
  const click = mouse.click.bind(mouse)
  mouse.click = async (progress, x, y, options = {}) => {
    if (options.clickCount !== 2) return click(progress, x, y, options)
    await mouse.move(progress, x, y, { forClick: true })
    await lead(page, 'mouse', [...press, ...press])
  }
  return page
}

/** Playwright's own, for each browser that the journeys run in. */
export const test = base.extend<object, object>({
  browser: [
    async ({ browser, browserName }, use) => use(browserName === 'firefox' ? asOthers(browser) : browser),
    { scope: 'worker' },
  ],
  page: async ({ browser, page, browserName, hasTouch }, use) => {
    if (browserName !== 'firefox') return use(page)
    const { send } = inside(behind(browser), '_browserSession') as Session
    if (hasTouch) await tellWindows(send, pointWith(1))
    await use(withHands(page, send))
    if (hasTouch) await tellWindows(send, pointWith(6))
  },
})
