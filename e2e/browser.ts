import { type Browser, test as base } from '@playwright/test'

interface Session {
  send(method: string, parameters: object): Promise<object>
}

/** How Playwright itself speaks to a browser: no part of its interface, so a new release may have it elsewhere. */
function findSession(browser: Browser): Session {
  const connection = Reflect.get(browser, '_connection') as { toImpl(browser: Browser): object }
  return Reflect.get(connection.toImpl(browser), '_browserSession') as Session
}

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
 * Makes a Firefox that Playwright has started by WebDriver BiDi behave as its other browsers do. Each context is told
 * its media features by a command that Firefox 153 does not know: preferences say them (`scripts/calmFirefox.ts`).
 */
export function asOthers(browser: Browser): Browser {
  const session = findSession(browser)
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

/** Playwright's own, for each browser that the journeys run in. */
export const test = base.extend<object, object>({
  browser: [
    async ({ browser, browserName }, use) => use(browserName === 'firefox' ? asOthers(browser) : browser),
    { scope: 'worker' },
  ],
})
