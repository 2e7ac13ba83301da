import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Judge } from '../facts.ts'
import { buildLimit } from '../load/limit/build.ts'
import { signInToLimit } from '../load/limit/session.ts'
import { type Load, measureLoad, median, type Session, type Usable, type Visit } from '../load/measure.ts'
import { signIn, type Site, startSite } from '../load/site.ts'
import { kept } from '../report.ts'

/** A page of the product, and the same of the limit. */
export interface ComparedPage {
  name: string
  email: string
  path: string
  own: Usable
  limit: Usable
}

/** Product and limit side by side, with the same content. */
export interface Sites {
  own: Site
  limit: Site
  stop: () => Promise<void>
}

/** Starts both. @param product folder of the built product */
export async function startSites(product: string, options?: Parameters<typeof startSite>[1]): Promise<Sites> {
  const folder = join(import.meta.dirname, 'limit')
  const dist = join(folder, 'dist')
  await buildLimit(dist, product, folder)
  const own = await startSite(product, options)
  const limit = await startSite(dist, options)
  return {
    own,
    limit,
    async stop() {
      await own.stop()
      await limit.stop()
    },
  }
}

/** By how much a page may be usable later than its limit. */
const goal = 1.15

/** The figures, and how they are told. */
const figures = {
  usable: 'usable, ms',
  contentful: 'first contentful paint, ms',
  blocking: 'blocking of the whole load, ms',
  scriptAndStyle: 'script and style until usable, kB',
} as const satisfies Partial<Record<keyof Load, string>>

interface Comparing extends Pick<Visit, 'viewport' | 'cpu'> {
  rounds: number
  judge: Judge
}

/** Loads each page by turns with its limit, cold. @returns a table of Markdown */
export async function comparePages(
  browser: Browser,
  { own, limit }: Sites,
  pages: readonly ComparedPage[],
  { rounds, judge, ...machine }: Comparing,
): Promise<string> {
  const rows: string[] = []
  for (const { name, email, path, ...usable } of pages) {
    const sessions: Record<'own' | 'limit', Session> = {
      own: await signIn(browser, own.front.origin, email),
      limit: await signInToLimit(browser, limit.front.origin, email),
    }
    const loads: Record<'own' | 'limit', Load[]> = { own: [], limit: [] }
    const load = async (kind: 'own' | 'limit', { front }: Site) =>
      loads[kind].push(
        await measureLoad(browser, front.origin, sessions[kind], { path, usable: usable[kind], ...machine }),
      )
    for (let round = 0; round < rounds; round += 1) {
      await load('limit', limit)
      await load('own', own)
    }
    for (const [key, title] of Object.entries(figures)) {
      const middle = (kind: 'own' | 'limit') => median(loads[kind].map((one) => one[key as keyof typeof figures]))
      const [measured, least] = [middle('own'), middle('limit')]
      const holds =
        key === 'usable' ? kept(judge({ name: `${name}: ${title}`, measured, limit: least, goal, scale: 'ratio' })) : ''
      const ratio = least > 0 ? `${(measured / least).toFixed(2)} ×` : '–'
      const goals = holds && `${goal} ×`
      rows.push(`| ${[`${name}: ${title}`, measured.toFixed(0), least.toFixed(0), ratio, goals, holds].join(' | ')} |`)
    }
  }
  return ['| | Waldkerf | limit | ratio | goal | holds |', '|---|---|---|---|---|---|', ...rows].join('\n')
}
