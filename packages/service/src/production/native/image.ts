import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { deployFile } from '@waldkerf/service/jobs/deploy/composeFile'

/** The checkout that the Dockerfile copies from. */
export const checkout = fileURLToPath(new URL('../../../../../', import.meta.url))

export interface Image {
  folder: string
  /** As the Dockerfile says, `node` being the one that runs this. */
  entrypoint: readonly string[]
}

type Step = (rest: string, folder: string) => void

/** COPY takes files of the checkout; those of the build stage are the built site, which lies there too. */
const copy: Step = (rest, folder) => {
  const paths = rest.replace('--from=build /app/', '').split(' ')
  const target = paths.at(-1) ?? ''
  for (const path of paths.slice(0, -1)) {
    const place = target.endsWith('/') ? join(target, basename(path)) : target
    cpSync(join(checkout, path), join(folder, place), { recursive: true })
  }
}

/** The installation only: the rest of the line tidies the container. */
const install: Step = (rest, folder) => {
  const [command] = /^npm ci [^&]+/.exec(rest) ?? []
  if (command === undefined) return
  const env = { ...process.env, PATH: `${dirname(execPath)}${delimiter}${process.env['PATH']}` }
  const quiet = `${command.trim()} --prefer-offline --no-audit --no-fund --loglevel=error`
  execFileSync('sh', ['-c', quiet], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
}

const steps: Readonly<Record<string, Step>> = { COPY: copy, RUN: install }

/**
 * Makes what the last stage of deploy/Dockerfile makes, in a folder: with the production packages alone, so that a job
 * that needs another one fails here too.
 */
export function buildImage(folder: string): Image {
  mkdirSync(folder, { recursive: true })
  const stage = deployFile('Dockerfile')
    .split(/^FROM .*$/m)
    .at(-1)
  const lines = [...(stage ?? '').matchAll(/^([A-Z]+) (.+)$/gm)].map(([, word = '', rest = '']) => ({ word, rest }))
  for (const { word, rest } of lines) steps[word]?.(rest, folder)
  const entrypoint = JSON.parse(lines.find(({ word }) => word === 'ENTRYPOINT')?.rest ?? '[]') as string[]
  return { folder, entrypoint: entrypoint.map((part) => (part === 'node' ? execPath : part)) }
}
