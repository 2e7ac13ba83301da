import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts that production consists of. */
const parts = ['deploy', 'packages/service']

/**
 * A sentence when what production is made of has changed since it was last run (`docs/production-run.md`). None where the
 * history does not reach back to that run, as in a shallow clone.
 */
export function productionNote(root: string): readonly string[] {
  const file = join(root, 'docs/production-run.md')
  const [, commit] = existsSync(file) ? (/ commit ([0-9a-f]{40})\b/.exec(readFileSync(file, 'utf8')) ?? []) : []
  if (commit === undefined) return ['production has not been run yet: npm run test:production -- --record']
  const { status } = spawnSync('git', ['diff', '--quiet', commit, 'HEAD', '--', ...parts], { cwd: root })
  return status === 1
    ? [`production was last run at ${commit.slice(0, 8)}, before the last change of ${parts.join(' or ')}`]
    : []
}
