type Position = Pick<PointerEvent, 'clientX' | 'clientY'>

/** Follows the pointer until it is let go, or taken away: then `onEnd` gets undefined. */
export function followPointer(onMove: (at: Position) => void, onEnd: (at: Position | undefined) => void) {
  const ended = new AbortController()
  const { signal } = ended
  const end = (at: Position | undefined) => {
    ended.abort()
    onEnd(at)
  }
  document.addEventListener('pointermove', onMove, { signal })
  document.addEventListener('pointerup', end, { signal })
  document.addEventListener('pointercancel', () => end(undefined), { signal })
}
