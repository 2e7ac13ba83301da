import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface Command {
  program: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
}

/**
 * Runs a command in the project's folder. Its lines are shown as they come, with `label` before each: two may run at once.
 * @returns exit code; 1 also for what could not be started
 */
export function runCommand(label: string, { program, args, env }: Command, cwd: string): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => console.log(line === '' ? '' : `${label} │ ${line}`))
    }
    child.once('error', (error) => {
      console.log(`${label} │ ${error.message}`)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}
