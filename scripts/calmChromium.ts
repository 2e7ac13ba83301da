import { existsSync } from 'node:fs'

/**
 * A Chromium of the system, where there is one: nothing has to be downloaded then. The one without a window of its own
 * needs a third less of the machine.
 */
export const systemChromium = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path))

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
