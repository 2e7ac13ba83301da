import type { ReactNode } from 'react'
import type { IconName } from '@waldkerf/ui/parts/Icon/Icon'

/** An entry of the sidebar. With children it is a group that opens, and `to` is not followed. */
export interface MenuItem {
  id: string
  title: string
  to: string
  icon: IconName
  /** Opens in a new tab. */
  external?: boolean
  children?: readonly MenuItem[]
}

/** A step of the breadcrumb; the last one is the page itself. */
export interface Crumb {
  title: string
  to?: string
}

/** Who is signed in. */
export interface Account {
  name: string
  email: string
  roleLabel: string
  /** Adds '[Expertenmodus angefragt]' to the role. */
  expertRequested: boolean
  /**
   * The menu's entry 'Profil': not there at all when hidden, there with its reason when it may not be opened; external:
   * a page of another part of the site.
   */
  profile: { to: string; hidden: boolean; external?: boolean; disabledReason?: string }
}

interface ShellPreferences {
  sidebar: { opened: boolean; withoutAnimation: boolean }
  productName: string
}

interface ShellActions {
  toggleSidebar: () => void
  /** Present when there is a command palette to open. */
  openPalette?: () => void
}

/** Who pays for the project. `logo` is an address of a picture. */
export interface Funder {
  name: string
  logo: string
  url?: string
}

export interface Navigation {
  menu: readonly MenuItem[]
  /** Path of the page shown, without query. */
  currentPath: string
  breadcrumb: readonly Crumb[]
  /** Address of the profile's expert tab; absent for those who do not get the button. */
  becomeExpertTo?: string | undefined
}

/** Slots in the frame's head that the application fills. */
interface ShellSlots {
  /** State of the session, mostly `chrome/SessionStatus`. */
  status?: ReactNode
  /** The right end of the bar, mostly `chrome/NavbarTools`; room for it is kept until it comes. */
  tools?: ReactNode
  /** The open pages below the bar, `chrome/TagsView`. */
  tags?: ReactNode
}

export interface AppShellProps {
  navigation: Navigation
  preferences: ShellPreferences
  actions: ShellActions
  funder?: Funder
  slots?: ShellSlots
  children: ReactNode
}
