import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@waldkerf/service/ports'
import { notRun } from '@waldkerf/service/production/notRun'
import { Walk } from '@waldkerf/service/production/walk'
import { startStack } from '@waldkerf/service/start'
import { root } from '../../scripts/test/steps.ts'
import { type Journey, journeys, type Office } from './journeys.ts'
import { startLine } from './line.ts'
import { Page } from './Page.ts'
import { missing, startWebKit, type WebKit } from './programs.ts'

/*
 * The main journeys in WebKitGTK, which stands for Safari (record 130), over the built product. `node long/webkit/run.ts pdf`
 * goes only those whose name has the word.
 */

/** Goes a journey in a window of its own, and leaves a picture of where it failed. */
async function go(journey: Journey, webKit: WebKit, office: Office): Promise<void> {
  const { driver, close } = await webKit.open()
  const page = new Page(driver, office.line.origin)
  try {
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 1000 })
    await journey(page, office)
  } catch (error) {
    const file = join(root, '.cache', 'webkit.png')
    mkdirSync(join(root, '.cache'), { recursive: true })
    await page.picture(file).catch(() => undefined)
    throw new Error(`it looks like ${file}, ${await driver.getCurrentUrl().catch(() => '')}`, { cause: error })
  } finally {
    await close()
  }
}

async function main() {
  const words = process.argv.slice(2)
  const folder = mkdtempSync(join(tmpdir(), 'waldkerf-webkit-'))
  chmodSync(folder, 0o755)
  const [port = 0] = await freePorts(1)
  const line = await startLine(port)
  const data = join(folder, 'data')
  const stack = await startStack({ data, dist: join(root, 'dist'), port, origin: line.origin, durable: false })
  const webKit = await startWebKit(folder)
  const office = { databaseUrl: stack.databaseUrl, line, folder, downloads: webKit.downloads }
  const stop = async () => {
    await webKit.stop()
    await stack.stop()
    await line.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(1)))
  const walk = new Walk()
  try {
    const isGood = await walk.go(async () => {
      for (const [name, journey] of Object.entries(journeys))
        if (words.every((word) => name.includes(word))) await walk.step(name, () => go(journey, webKit, office))
    })
    process.exitCode = isGood ? 0 : 1
  } finally {
    await stop()
  }
}

if (missing.length > 0) {
  console.log(`not run: ${missing.join(' and ')} of Debian ${missing.length === 1 ? 'is' : 'are'} missing.`)
  process.exitCode = notRun
} else await main()
