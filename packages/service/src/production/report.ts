import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { composeFile } from '@waldkerf/service/jobs/deploy/composeFile'
import { run } from './programs/kept.ts'
import type { Walk } from './walk.ts'

const file = fileURLToPath(new URL('../../../../docs/production-run.md', import.meta.url))

async function firstLine(program: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await run(program, args)
  return (stdout || stderr).trim().split('\n')[0] ?? ''
}

/** Writes docs/production-run.md: what was run, of which commit, with which versions. */
export async function writeReport(walk: Walk): Promise<void> {
  const { keycloak, postgres, postgrest } = composeFile().services
  const versions = [
    keycloak?.image,
    postgres?.image.replace(/@.*/, ''),
    postgrest?.image,
    await firstLine('haproxy', '-v'),
    await firstLine('java', '-version'),
    `Node ${process.version}`,
  ]
  const commit = await firstLine('git', 'rev-parse', 'HEAD')
  const day = new Date().toISOString().slice(0, 10)
  const head = `# The last run of production

Written by \`npm run test:production -- --record\` on ${day} for commit ${commit}. It was run natively: compose's versions, none of its containers.
`
  const list = versions.map((version) => `- ${version}`).join('\n')
  writeFileSync(file, `${head}\n${list}\n\n${walk.table()}\n`)
}
