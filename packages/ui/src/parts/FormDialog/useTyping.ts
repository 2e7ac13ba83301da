import { useEffect, useEffectEvent } from 'react'

/** Tells that something is typed and not stored, and when that is over: whoever leaves is warned. */
export function useTyping(isTyping: boolean, onTyping: (isTyping: boolean) => void) {
  const tell = useEffectEvent(onTyping)
  useEffect(() => {
    tell(isTyping)
    return () => tell(false)
  }, [isTyping])
}
