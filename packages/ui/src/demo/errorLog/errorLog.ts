import { failureText } from '@waldkerf/domain/words/failureText'

export type ErrorKind = 'render' | 'script' | 'promise' | 'resource' | 'network'

/** An error as the log keeps it. */
export interface LoggedError {
  kind: ErrorKind
  message: string
  /** Where in the code; empty when the browser does not say. */
  stack: string
  /** The page's path without its query, which may be personal. */
  path: string
  /** How often the same has happened. */
  count: number
}

const most = 50

/** The log with one more error, the latest first; the same is counted, the oldest makes room. */
export function logged(log: readonly LoggedError[], next: Omit<LoggedError, 'count'>): LoggedError[] {
  const isSame = (one: LoggedError) => one.kind === next.kind && one.message === next.message && one.path === next.path
  const before = log.find(isSame)
  return [{ ...next, count: (before?.count ?? 0) + 1 }, ...log.filter((one) => one !== before)].slice(0, most)
}

/** How many errors there were, each as often as it came. */
export const errorCount = (log: readonly LoggedError[]): number => log.reduce((sum, { count }) => sum + count, 0)

/** In characters: a stack begins with its message, which may be of any length. */
const longestStack = 10_000

/** Message and stack of whatever was thrown. */
export const describeThrown = (thrown: unknown): Pick<LoggedError, 'message' | 'stack'> =>
  thrown instanceof Error
    ? { message: failureText(`${thrown.name}: ${thrown.message}`), stack: (thrown.stack ?? '').slice(0, longestStack) }
    : { message: typeof thrown === 'string' ? failureText(thrown) : 'Unknown', stack: '' }

/** Tells failed requests from other rejections: one without an answer is a `TypeError`, in words of each browser's own. */
export const kindOfRejection = (reason: unknown): ErrorKind =>
  reason instanceof TypeError && /fetch|network|load failed|error loading/i.test(reason.message) ? 'network' : 'promise'

/** The log as text for a report: of addresses only the path, and nobody's e-mail. */
export const errorReport = (log: readonly LoggedError[]): string =>
  log
    .map(({ kind, message, stack, path, count }) => `${message}\n${kind}, ${path}, ${count}×\n${stack}`)
    .join('\n\n')
    .replace(/(https?:\/\/[^\s?#)]*)[?#][^\s):]*/g, '$1')
    .replace(/[^\s<>()"']+@[^\s<>()"']+/g, '…@…')
