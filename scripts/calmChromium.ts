import { existsSync } from 'node:fs'
import places from './chromiumPlaces.json' with { type: 'json' }

/** A Chromium of the system, where there is one: nothing has to be downloaded then. */
export const systemChromium = [process.env['CHROMIUM_PATH'], ...places].find(
  (path) => path !== undefined && existsSync(path),
)

/** A calm browser: no sandbox (it may run as root), no background traffic, the same colours everywhere. */
export const calmArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
]
