/** A screen's view of data that is loaded: one union, so that impossible mixtures do not compile. */
export type Loadable<T> =
  | { status: 'loading' }
  /** `data`: loaded before the failure; it stays visible, marked as old. `isMissing`: there is no such record. */
  | { status: 'failed'; message: string; retry: () => void; data?: T; unreadable?: number; isMissing?: boolean }
  /** `unreadable`: so many rows of the list could not be read and are missing from it. */
  | { status: 'ready'; data: T; refreshing?: boolean; unreadable?: number }

/** The data that can be shown now, if any. */
export function shown<T>(loadable: Loadable<T>): T | undefined {
  return loadable.status === 'loading' ? undefined : loadable.data
}

/** The same state with its data seen through `map`. */
export function mapLoadable<T, U>(loadable: Loadable<T>, map: (data: T) => U): Loadable<U> {
  if (loadable.status === 'ready') return { ...loadable, data: map(loadable.data) }
  if (loadable.status === 'failed') {
    const { data, ...rest } = loadable
    return data === undefined ? rest : { ...rest, data: map(data) }
  }
  return loadable
}
