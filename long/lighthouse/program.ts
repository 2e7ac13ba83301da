import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { keptFolder, run } from '@waldkerf/service/production/programs/kept'
import type { TraceEvent } from './cpuTime.ts'

/* The parts of Lighthouse and of the Puppeteer it comes with that are used here: neither is a dependency of the checkout. */

export interface Page {
  goto: (address: string) => Promise<unknown>
  waitForSelector: (selector: string) => Promise<unknown>
  type: (selector: string, text: string) => Promise<void>
  click: (selector: string) => Promise<void>
  waitForFunction: (test: () => unknown) => Promise<unknown>
  evaluate: (act: () => void) => Promise<void>
}

export interface Browser {
  /** Without anything that another context has stored. */
  createBrowserContext: () => Promise<{ newPage: () => Promise<Page> }>
  close: () => Promise<void>
}

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

interface Audit {
  title: string
  /** 0 to 1; null where it does not apply. */
  score: number | null
  numericValue?: number
}

export interface Result {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit | undefined>
}

interface Step {
  artifacts: { Trace: { traceEvents: TraceEvent[] } }
}

interface Flow {
  navigate: (address: string) => Promise<void>
  createArtifactsJson: () => { gatherSteps: Step[] }
}

interface Config {
  extends: string
  settings?: object
}

export interface Lighthouse {
  startFlow: (page: Page, options: { config: Config }) => Promise<Flow>
  auditFlowArtifacts: (
    artifacts: { gatherSteps: Step[] },
    config: Config,
  ) => Promise<{ steps: [{ lhr: Result }, ...unknown[]] }>
  desktopConfig: Config
}

interface Puppeteer {
  launch: (options: { executablePath: string; args: readonly string[] }) => Promise<Browser>
}

const version = '13.5.0'

const load = (file: string): Promise<unknown> => import(pathToFileURL(file).href)

/** Lighthouse as it is published, outside the checkout: with all it brings it is a fifth of what `npm ci` installs. */
export async function loadLighthouse() {
  const folder = await keptFolder(`lighthouse-${version}`, async (half) => {
    await run('npm', [
      'install',
      `--prefix=${half}`,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      `lighthouse@${version}`,
    ])
  })
  const modules = join(folder, 'node_modules')
  const lighthouse = (await load(join(modules, 'lighthouse/core/index.js'))) as Lighthouse
  const puppeteer = createRequire(join(modules, 'lighthouse/')).resolve('puppeteer-core')
  return { lighthouse, puppeteer: ((await load(puppeteer)) as { default: Puppeteer }).default }
}
