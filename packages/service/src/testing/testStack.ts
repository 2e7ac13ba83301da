import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { StackOptions } from '../options.ts'
import { startStack, type Stack } from '../start.ts'
import { emptyWorld } from './content.ts'
import { copyDatabase } from './sharedServer.ts'
import { newTestFolder } from './testRun.ts'

const pages: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>product</title>',
  'landing.html': '<!doctype html><title>landing</title>',
  'demo/index.html': '<!doctype html><title>template</title>',
  'silent-check-sso.html': '<!doctype html><title>check</title>',
  'assets/app-1a2b.js': 'export {}',
  'config.json': '{"keycloak":{"url":"/"},"dataService":"/rest","template":{"enabled":true}}',
  'csp.json': '{"script":["sha256-abc="],"style":[]}',
  'template-paths.json': '{"paths":["/icon/index"]}',
}

/** A folder of its own, with a site of a few pages in `dist`. */
export function testFolder(): string {
  const folder = newTestFolder()
  for (const [name, content] of Object.entries(pages)) {
    const file = join(folder, 'dist', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return folder
}

/** Options of a back end in a test's folder: a free port, an empty database, the test day. */
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

/**
 * Starts a back end in a new folder, which `stop` removes. Its database is one of its own on the run's shared server, or
 * on a server of its own when the run has none with this content.
 */
export async function startTestStack(options: Partial<StackOptions> = {}): Promise<TestStack> {
  const folder = testFolder()
  const asked = { ...testOptions(folder), durable: false, ...options }
  const database = await copyDatabase(asked)
  const stack = await startStack({ ...asked, ...(database && { database: database.addresses }) })
  return {
    ...stack,
    folder,
    async stop() {
      await stack.stop()
      await database?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
