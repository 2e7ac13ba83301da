import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Full screen as it is, also when the browser's own keys change it. A refusal leaves everything as it was. */
export function useFullScreen() {
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const toggle = () => {
    const changing = full ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    changing.catch(() => undefined)
  }
  return { possible: document.fullscreenEnabled, full, toggle }
}
