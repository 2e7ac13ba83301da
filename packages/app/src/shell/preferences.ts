import { useSyncExternalStore } from 'react'
import { setFailureLanguage } from '../api/errors.ts'
import type { Language } from '@waldkerf/ui/i18n/Language'

/** What a person chose for the frame; shared by both parts and all tabs of this browser. */
export interface Preferences {
  sidebarOpened: boolean
  /** Automatic changes are not animated. */
  withoutAnimation: boolean
  language: Language
  theme: 'system' | 'light' | 'dark'
}

const cookie = (name: string) =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)

const setCookie = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/; samesite=lax`
}

const themeKey = 'waldkerf.theme'
const themeOf = (value: string | null) => (value === 'light' || value === 'dark' ? value : 'system')

/** Spec section 4: open by default when no cookie exists; 1 is open, 0 closed. Unknown values count as none. */
const read = (): Preferences => ({
  sidebarOpened: cookie('sidebarStatus') !== '0',
  withoutAnimation: false,
  language: cookie('language') === 'en' ? 'en' : 'de',
  theme: themeOf(localStorage.getItem(themeKey)),
})

let current: Preferences | undefined
const listeners = new Set<() => void>()

function apply({ theme, language }: Preferences) {
  const root = document.documentElement
  root.lang = language
  void setFailureLanguage(language)
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
}

const snapshot = () => {
  if (!current) apply((current = read()))
  return current
}

function change(part: Partial<Preferences>) {
  current = { ...snapshot(), ...part }
  apply(current)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePreferences = () => useSyncExternalStore(subscribe, snapshot)

export const preferences = {
  toggleSidebar() {
    const opened = !snapshot().sidebarOpened
    setCookie('sidebarStatus', opened ? '1' : '0')
    change({ sidebarOpened: opened })
  },
  setLanguage(language: Language) {
    setCookie('language', language)
    change({ language })
  },
  setTheme(theme: Preferences['theme']) {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
    change({ theme })
  },
}
