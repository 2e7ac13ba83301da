import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePorts } from '@waldkerf/service/ports'
import { repeated } from '@waldkerf/domain/repetition/rounds'
import { Builder, type WebDriver } from 'selenium-webdriver'

/* WebKitGTK in a window of its own, on a screen that nobody sees. */

const programs = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' } as const

/** The packages of Debian that are missing for this run. */
export const missing = [
  ...(existsSync(programs.driver) ? [] : ['webkit2gtk-driver']),
  ...(existsSync(programs.screen) ? [] : ['xvfb']),
]

export interface Window {
  driver: WebDriver
  close: () => Promise<void>
}

export interface WebKit {
  /** A window without anything that another one has stored, as in private mode. */
  open: () => Promise<Window>
  /** Where it puts files that somebody downloads. */
  downloads: string
  stop: () => Promise<void>
}

/** @param home a folder of its own, instead of the account's */
export async function startWebKit(home: string): Promise<WebKit> {
  const downloads = join(home, 'downloads')
  for (const folder of [downloads, join(home, '.config')]) mkdirSync(folder)
  writeFileSync(join(home, '.config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const screen = spawn(programs.screen, ['-displayfd', '1', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = (await once(screen.stdout, 'data')) as [Buffer]
  const env = {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    DISPLAY: `:${display.toString().trim()}`,
    TZ: 'Europe/Berlin',
    LANGUAGE: 'de',
    NO_AT_BRIDGE: '1',
  }
  const running = new Set<ChildProcess>()
  return {
    downloads,
    // Each window has a driver of its own: that of WebKitGTK 2.50 sometimes ends with its session.
    async open() {
      const [port = 0] = await freePorts(1)
      const server = `http://127.0.0.1:${port}`
      const program = spawn(programs.driver, [`--port=${port}`], { stdio: 'ignore', env })
      running.add(program)
      await repeated(
        () => fetch(`${server}/status`),
        () => true,
      )
      const capabilities = { browserName: 'MiniBrowser' }
      const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build()
      return {
        driver,
        async close() {
          // One that has ended is told by the journey that it ended in.
          await driver.quit().catch(() => undefined)
          await end(program)
          running.delete(program)
        },
      }
    },
    async stop() {
      await Promise.all([...running, screen].map(end))
    },
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}
