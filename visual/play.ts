import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Plan, planVariable } from './plan.ts'
import { root, withSite } from './site.ts'

const readJournal = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])

/**
 * Lets Playwright look at the stories of a site.
 * @param config file of its tests
 * @returns its exit code
 */
export function playStories(
  site: string,
  plan: Omit<Plan, 'origin' | 'done'>,
  config: string,
  args: readonly string[],
): Promise<number> {
  return withSite(site, async (origin) => {
    const file = join(dirname(plan.report), 'plan.json')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ ...plan, origin, done: readJournal(plan.journal) } satisfies Plan))
    const cli = join(root, 'node_modules/@playwright/test/cli.js')
    const playwright = spawn(process.execPath, [cli, 'test', `--config=${config}`, '--pass-with-no-tests', ...args], {
      stdio: 'inherit',
      env: { ...process.env, [planVariable]: file },
    })
    const [code] = (await once(playwright, 'exit')) as [number | null]
    return code ?? 1
  })
}
