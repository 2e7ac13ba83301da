import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { MissingParts } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'

/** Joins two answers: ready when both are, retried together. A failure keeps the former data. */
export function both<A, B, T>(first: Loadable<A>, second: Loadable<B>, join: (a: A, b: B) => T): Loadable<T> {
  const failures = [first, second].filter((part) => part.status === 'failed')
  const [failure] = failures
  if (failure) {
    const retry = () => {
      for (const part of failures) part.retry()
    }
    const [a, b] = [shown(first), shown(second)]
    const known = a !== undefined && b !== undefined ? { data: join(a, b) } : {}
    return { status: 'failed', message: failure.message, retry, ...known }
  }
  if (first.status !== 'ready' || second.status !== 'ready') return { status: 'loading' }
  return { status: 'ready', data: join(first.data, second.data) }
}

/** The parts that could not be loaded. One with former data is still shown and does not count. */
export function missing<Part extends string>(parts: Readonly<Record<Part, Loadable<unknown>>>): MissingParts<Part> {
  const found: Partial<Record<Part, () => void>> = {}
  for (const part of Object.keys(parts) as Part[]) {
    const state = parts[part]
    if (state.status === 'failed' && state.data === undefined) found[part] = state.retry
  }
  return found
}
