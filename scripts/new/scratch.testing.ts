import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
/** The project's own packages, by the name in imports. */
const own = {
  domain: 'packages/domain',
  ui: 'packages/ui',
  documents: 'packages/documents',
  mocks: 'packages/mocks',
  testing: 'packages/testing',
  app: 'packages/app',
  service: 'packages/service',
  storybook: '.storybook',
}

const files = ['package.json', 'tsconfig.json', '.oxlintrc.json', '.oxfmtrc.json']
const copied = [...Object.values(own), 'scripts/new', ...files]
const isSource = (path: string) => !/^(node_modules|dist|\.data)$/.test(basename(path))

/** A copy of the sources that can be written to; its dependencies are the project's. @returns its folder, to be removed */
export function copyOfSources(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'waldkerf-new-')))
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true, filter: isSource })
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@waldkerf'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@waldkerf') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
  for (const [name, path] of Object.entries(own)) symlinkSync(join(folder, path), join(modules, '@waldkerf', name))
  return folder
}
