interface Ending {
  terminate: () => void
}

/** One that takes long to make, as a worker does, is kept a while when nobody uses it, for who needs the next. */
export interface Spare<T extends Ending> {
  take: () => T
  /** It must be at rest: nobody else may use it. */
  keep: (one: T) => void
}

/** @param rest ms that one is kept */
export function createSpare<T extends Ending>(make: () => T, rest = 60_000): Spare<T> {
  let kept: { one: T; ending: ReturnType<typeof setTimeout> } | undefined
  const takeKept = () => {
    const last = kept
    kept = undefined
    clearTimeout(last?.ending)
    return last?.one
  }
  const drop = () => takeKept()?.terminate()
  return {
    take: () => takeKept() ?? make(),
    keep(one) {
      drop()
      kept = { one, ending: setTimeout(drop, rest) }
    },
  }
}
