import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const installed = () => places.find((path) => path && existsSync(path))

/**
 * A Chromium for the browser tests: the system's where there is one, else Debian's package, installed when this runs as
 * root.
 * @returns {string | undefined} its path; undefined leaves the choice to Playwright's own browsers
 */
export function ensureChromium() {
  const found = installed()
  if (found) return found
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium from the system’s packages …')
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options)
    return installed()
  }
  console.error('No Chromium found. Install your system’s package or set CHROMIUM_PATH.')
  return undefined
}
