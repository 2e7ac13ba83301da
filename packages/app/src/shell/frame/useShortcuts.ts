import { useEffect } from 'react'
import { singleKeys } from '../../preferences/singleKeys.ts'
import type { OverlayName } from './FrameOverlays.tsx'

const typing = 'input,textarea,select,[contenteditable],dialog'

/** The frame's own keys: Ctrl or ⌘ K searches, '?' helps unless one is typing. */
export function useShortcuts(open: (name: OverlayName) => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const { key, ctrlKey, metaKey, altKey, target } = event
      const command = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k'
      const question = key === '?' && singleKeys.on() && !(target instanceof Element && target.closest(typing))
      if (!command && !question) return
      event.preventDefault()
      open(command ? 'palette' : 'help')
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])
}
