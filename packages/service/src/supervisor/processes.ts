import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { platform } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from './startupError.ts'

/** True while a process has this id, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Fields of /proc/<pid>/stat after the command, which may itself hold blanks and brackets. */
function statFields(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** A process that has ended but whose parent has not asked for its exit code yet. */
function isZombie(pid: number): boolean {
  if (platform !== 'linux') return false
  try {
    return statFields(pid)[0] === 'Z'
  } catch {
    return true
  }
}

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-ww', '-p', String(pid), '-o', `${column}=`], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

/** When the process began, as an opaque text that tells it from a later process with the same id; '' when unknown. */
export function startMark(pid: number): string {
  if (platform !== 'linux') return ps(pid, 'lstart')
  try {
    return statFields(pid)[19] ?? ''
  } catch {
    return ''
  }
}

/** Executable and arguments, separated by blanks; '' when the process is gone. */
export function commandLine(pid: number): string {
  if (platform !== 'linux') return ps(pid, 'args')
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return ''
  }
}

/** Sends the signal; a process that is gone already is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

/** Waits until the process is gone, at most `limit` milliseconds. Answers whether it is. */
export async function waitForEnd(pid: number, limit: number): Promise<boolean> {
  const end = Date.now() + limit
  while (isAlive(pid)) {
    if (Date.now() > end) return false
    await sleep(20)
  }
  return true
}
