import { existsSync } from 'node:fs'

/** Where Debian puts its Firefox ESR. Playwright's own build of Firefox is another program. */
const place = '/usr/bin/firefox-esr'

/** A Firefox of the system, where there is one. */
export const systemFirefox = [process.env['FIREFOX_PATH'], place].find((path) => path !== undefined && existsSync(path))

/** Why tests in Firefox do not run here; undefined where they do. */
export const noFirefox =
  systemFirefox === undefined ? `no Firefox: neither FIREFOX_PATH nor ${place} is there` : undefined

/**
 * How Playwright starts it: by WebDriver BiDi. Preferences say what that cannot.
 * @param isStill whether people are taken to want no movements
 */
export const firefoxOptions = (isStill: boolean) => ({
  channel: 'moz-firefox',
  ...(systemFirefox !== undefined && { executablePath: systemFirefox }),
  // For what only its own windows can be told (`e2e/browser.ts`).
  args: ['--remote-allow-system-access'],
  firefoxUserPrefs: {
    'ui.prefersReducedMotion': isStill ? 1 : 0,
    'layout.css.prefers-color-scheme.content-override': 1,
    'dom.w3c_touch_events.enabled': 1,
    // A mouse, as Chromium has it by default: without a screen Firefox finds none, and key hints are for people with one.
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
    'ui.useOverlayScrollbars': 1,
    // The list of downloads would open and take the focus out of the page.
    'browser.download.alwaysOpenPanel': false,
    // Nobody answers a question for the place: it is refused, as in Chromium.
    'permissions.default.geo': 2,
    // A change of the machine's network is none of the page's.
    'network.manage-offline-status': false,
    // Playwright reads `ariaLabelledByElements` for a name; Firefox 153 keeps the answer and falls over it at a later Tab.
    'accessibility.ARIAElementReflection.enabled': false,
  },
})
