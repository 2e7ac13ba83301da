import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'

const limit = 5_000_000
const tailLines = 25

/** Opens a child's log for appending; one that has grown large begins anew. The caller closes it. */
export function openLog(file: string): number {
  const descriptor = openSync(file, 'a', 0o640)
  if (statSync(file).size > limit) truncateSync(file)
  return descriptor
}

export const closeLog = closeSync

/** The last lines of a log, for the message that ends a failed start. */
export function logTail(file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-tailLines).join('\n')
  } catch {
    return '(no log)'
  }
}
