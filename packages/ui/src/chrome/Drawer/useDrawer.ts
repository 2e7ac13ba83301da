import { useState } from 'react'
import { useMediaQuery } from '@waldkerf/ui/browser/useMediaQuery'
import { belowDesktop } from '@waldkerf/ui/theme/skeletonCss'

export interface DrawerState {
  open: boolean
  toggle: () => void
  close: () => void
}

/**
 * The sidebar of narrow windows: closed at first, closed by every navigation. It keeps its state to itself, so that the
 * remembered state of the desktop's sidebar is never touched by it.
 * @returns undefined at the desktop's widths
 */
export function useDrawer(path: string): DrawerState | undefined {
  const narrow = useMediaQuery(belowDesktop)
  // The page it was opened on: on any other page, or after the window was wide, it is closed again.
  const [openOn, setOpenOn] = useState<string>()
  if (openOn !== undefined && (!narrow || openOn !== path)) setOpenOn(undefined)
  if (!narrow) return undefined
  const open = openOn === path
  return {
    open,
    toggle: () => setOpenOn(open ? undefined : path),
    close: () => setOpenOn(undefined),
  }
}
