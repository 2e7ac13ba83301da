import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { StackOptions } from '../options.ts'
import { letPass } from '../postgres/account.ts'
import { startStack, type Stack } from '../start.ts'
import { copyPrepared } from './preparedFolder.ts'

/** The day that stories, tests and contract begin from. */
const day = '2026-11-20'

/** A database without demo data, at noon of that day. */
export const emptyWorld = { seed: 'none', today: day, now: `${day}T12:00:00+01:00` } as const

const pages: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>product</title>',
  'landing.html': '<!doctype html><title>landing</title>',
  'demo/index.html': '<!doctype html><title>template</title>',
  'silent-check-sso.html': '<!doctype html><title>check</title>',
  'assets/app-1a2b.js': 'export {}',
  'config.json': '{"keycloak":{"url":"/"},"dataService":"/rest"}',
  'csp.json': '{"script":["sha256-abc="],"style":[]}',
  'template-paths.json': '{"paths":["/icon/index"]}',
}

/** A folder of its own, with a site of a few pages in `dist`. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waldkerf-test-'))
  // As root the children run as nobody, and must get to their part of it.
  letPass(folder)
  for (const [name, content] of Object.entries(pages)) {
    const file = join(folder, 'dist', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return folder
}

/** Options of a back end in a test's folder: a free port, an empty database, the frozen day. */
export function testOptions(folder: string): StackOptions {
  return {
    data: join(folder, 'data'),
    dist: join(folder, 'dist'),
    ...emptyWorld,
  }
}

export interface TestStack extends Stack {
  folder: string
}

/** Starts a back end in a new folder, which `stop` removes. */
export async function startTestStack(options: Partial<StackOptions> = {}): Promise<TestStack> {
  const folder = testFolder()
  const asked = { ...testOptions(folder), durable: false, ...options }
  copyPrepared(asked.data, asked)
  const stack = await startStack(asked)
  return {
    ...stack,
    folder,
    async stop() {
      await stack.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
