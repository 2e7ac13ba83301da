import { keptHeader } from './worker/workerWords.ts'

/**
 * Asks the server for a small file.
 * @param patience its time to answer, in ms
 * @returns the answer's status; undefined without an answer: the worker's own is none
 */
export async function askServer(patience: number): Promise<number | undefined> {
  try {
    const answer = await fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout(patience) })
    return answer.headers.has(keptHeader) ? undefined : answer.status
  } catch {
    return undefined
  }
}
