import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkout } from '../native/image.ts'
import { has, run } from '../programs/kept.ts'
import type { Walk } from '../walk.ts'

const path = (name: string) => fileURLToPath(new URL(`../firstHour/${name}`, import.meta.url))

/** The native way of deploy/README.md, in a root that is thrown away: nothing of this machine is changed. */
export async function firstHour(walk: Walk): Promise<void> {
  if (!(await has('unshare', '--mount', '--net', '--pid', '--fork', 'true'))) {
    return console.log('– Namespaces want root: deploy/README.md was not walked.')
  }
  await walk.step('deploy/README.md, natively, as printed', async () => {
    const place = mkdtempSync(join(tmpdir(), 'waldkerf-root-'))
    try {
      await walkInside(place)
    } finally {
      rmSync(place, { recursive: true, force: true })
    }
  })
}

async function walkInside(place: string): Promise<void> {
  const files = join(place, 'files')
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: checkout,
    maxBuffer: 1e8,
  })
  writeFileSync(files, stdout)
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child']
  const inside = ['bash', path('enter.sh'), place, checkout, files, process.execPath, path('inside.ts')]
  const child = spawn('unshare', [...namespaces, ...inside], { stdio: 'inherit' })
  // It ends with this run, and all that it has started with it.
  process.once('exit', () => child.kill())
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error('The walk of deploy/README.md has failed.')
}
