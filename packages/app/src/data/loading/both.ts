import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'

/** Two answers as one: there when both are, tried again together. After a failure what was there before stays. */
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
