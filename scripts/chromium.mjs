import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Paths of Chromium on common systems. The first is headless and needs a third less of the machine than the others. */
const places = JSON.parse(readFileSync(new URL('chromiumPlaces.json', import.meta.url), 'utf8'))
const [headless] = places

const installed = () => [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path))

const canInstall = () => process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

function install(name) {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
}

/**
 * A Chromium for the browser tests: the one in `CHROMIUM_PATH`, else Debian's headless one, installed if this runs as
 * root, else another one of the system.
 * @returns {string | undefined} its path; undefined leaves the choice to Playwright's own browsers
 */
export function ensureChromium() {
  if (!process.env.CHROMIUM_PATH && !existsSync(headless) && canInstall()) {
    console.log('Installing Chromium from the system’s packages …')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    install('chromium-headless-shell')
    // Systems other than Debian have only the full browser.
    if (!installed()) install('chromium')
  }
  const found = installed()
  if (!found) console.error('No Chromium found. Install your system’s package or set CHROMIUM_PATH.')
  return found
}
