import type { ReactNode } from 'react'
import type { Language } from '../../i18n/Language.tsx'
import type { IconName } from '../../parts/Icon/Icon.tsx'

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

/** Who is signed in. Absent while it is not known yet. */
export interface Account {
  name: string
  email: string
  roleLabel: string
  /** Adds '[Expertenmodus angefragt]' to the role. */
  expertRequested: boolean
  /** The menu's entry 'Profil': not there at all when hidden, there with its reason when it may not be opened. */
  profile: { to: string; hidden: boolean; disabledReason?: string }
  /** Address of the profile's expert tab; absent for those who do not get the button. */
  becomeExpertTo?: string
}

export type ThemeChoice = 'system' | 'light' | 'dark'

export interface ShellPreferences {
  sidebar: { opened: boolean; withoutAnimation: boolean }
  language: Language
  theme: ThemeChoice
  productName: string
}

export interface ShellActions {
  toggleSidebar: () => void
  setLanguage: (language: Language) => void
  setTheme: (theme: ThemeChoice) => void
  signOut: () => void
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
}

export interface AppShellProps {
  navigation: Navigation
  account?: Account
  preferences: ShellPreferences
  actions: ShellActions
  funder?: Funder
  /** State of the session in the top bar, mostly `chrome/SessionStatus`. */
  status?: ReactNode
  children: ReactNode
}
