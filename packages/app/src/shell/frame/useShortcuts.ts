import { useEffect, useEffectEvent } from 'react'
import { takeEarlyKeys } from '../../platform/boot/earlyKeys.ts'
import { type Shortcut, readShortcut } from '../../platform/preferences/shortcut.ts'

/** The frame's own keys; what was pressed before they were there is done first. */
export function useShortcuts(open: (name: Shortcut) => void) {
  const onShortcut = useEffectEvent(open)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = event.defaultPrevented ? undefined : readShortcut(event)
      if (asked === undefined) return
      event.preventDefault()
      onShortcut(asked)
    }
    const asked = takeEarlyKeys()
    if (asked !== undefined) onShortcut(asked)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
