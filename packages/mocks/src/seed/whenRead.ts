/** @returns what the first call makes, for all calls */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** Nobody changes it, nor what it holds. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value
  for (const part of Object.values(Object.freeze(value))) frozen(part)
  return value
}

/** Makers of an object's parts. */
export type Makers<Whole> = { [Part in keyof Whole]: () => Whole[Part] }

/** @returns an object whose parts are made when each is first read; they can be set, too */
export function whenRead<Whole extends object>(makers: Makers<Whole>): Whole {
  const whole = {}
  for (const [name, make] of Object.entries<() => unknown>(makers)) {
    let read = once(make)
    const set = (value: unknown) => (read = () => value)
    Object.defineProperty(whole, name, { enumerable: true, get: () => read(), set })
  }
  return whole as Whole
}

/** @returns an object that many read: its parts are made when each is first read, and nobody changes them */
export function sharedWhenRead<Whole extends object>(makers: Makers<Whole>): Readonly<Whole> {
  const parts = Object.entries<() => unknown>(makers).map(
    ([name, make]) => [name, { enumerable: true, get: once(() => frozen(make())) }] as const,
  )
  return Object.freeze(Object.defineProperties({}, Object.fromEntries(parts))) as Whole
}
