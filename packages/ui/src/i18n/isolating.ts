import { isolated } from '@waldkerf/domain/texts/bidi'

const made = new WeakMap<object, unknown>()

const isFunction = (value: unknown): value is (...given: unknown[]) => unknown => typeof value === 'function'
const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

function isolate(part: unknown): unknown {
  if (isFunction(part)) {
    return (...given: unknown[]) => part(...given.map((value) => (typeof value === 'string' ? isolated(value) : value)))
  }
  if (!isTable(part)) return part
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, isolate(inner)]))
}

/**
 * The same texts, but that what is put into a sentence (a name, an address, a file) cannot turn the sentence round. One
 * place for all of them; the same texts give the same object each time.
 */
export function isolating<T>(texts: T): T {
  if (!isTable(texts)) return texts
  const known = made.get(texts) ?? isolate(texts)
  made.set(texts, known)
  return known as T
}
