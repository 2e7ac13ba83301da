import { useEffect, useEffectEvent } from 'react'

/** Opens a list's form for a new row when somebody has come for it, once each time. */
export function useAskedForm(isAsked: boolean | undefined, open: () => void) {
  const onAsked = useEffectEvent(open)
  useEffect(() => {
    if (isAsked) onAsked()
  }, [isAsked])
}
