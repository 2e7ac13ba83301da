import type { Account, Navigation } from '@waldkerf/ui/chrome/AppShell/AppShell'
import type { ComponentType, ReactNode } from 'react'
import type { TaggedPart } from '../tags/taggedPart.ts'

/** An overlay over the page. */
export type OverlayName = 'palette' | 'settings' | 'help' | 'messages'

export interface FramePaletteProps extends Pick<FrameProps, 'navigation' | 'account' | 'signOut'> {
  /** Opens another overlay, or none. */
  onOpen: (name: OverlayName | undefined) => void
}

export interface FrameProps {
  navigation: Navigation
  account?: Account
  signOut: () => void
  status?: ReactNode
  /** The part that has tags; without it there are none, whatever the settings say. */
  part?: TaggedPart | undefined
  /** A palette that finds more than pages and actions. */
  Palette?: ComponentType<FramePaletteProps> | undefined
  /** Shown above every page, for notes that concern all pages. */
  children?: ReactNode
}
