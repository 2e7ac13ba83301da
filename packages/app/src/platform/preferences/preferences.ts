import type { Language } from '@waldkerf/ui/i18n/Language'
import type { ControlSize } from '@waldkerf/ui/theme/scales'
import { useSyncExternalStore } from 'react'
import { setCookie } from './browserState.ts'
import { changePreferences, type Preferences, preferencesStore, readCookies } from './preferencesStore.ts'

let isAsked = false

function known() {
  if (!isAsked) {
    isAsked = true
    const isReviewing = document.documentElement.dataset['reviewing'] !== undefined
    // Of a review link; else the settings' store comes when they are looked at or changed.
    if (/[?&]look=/.test(location.search) || isReviewing) void import('./settingsStore.ts')
  }
  return preferencesStore()
}

const snapshot = () => known().snapshot()
const subscribe = (listener: () => void) => known().subscribe(listener)

/** One preference: who reads it renders again for it alone, so that a change of the theme colour renders no page. */
export const usePreference = <Key extends keyof Preferences>(key: Key): Preferences[Key] =>
  useSyncExternalStore(subscribe, () => snapshot()[key])

export const preferences = {
  toggleSidebar() {
    const opened = !snapshot().sidebarOpened
    setCookie('sidebarStatus', opened ? '1' : '0')
    changePreferences({ sidebarOpened: opened, withoutAnimation: false })
  },
  setLanguage(language: Language) {
    setCookie('language', language)
    changePreferences({ language })
  },
  setSize(size: ControlSize) {
    setCookie('size', size)
    changePreferences({ size })
  },
  /** Cookies announce nothing: they are read again when one comes back from another tab. */
  reread() {
    const now = readCookies()
    const { sidebarOpened, language, size } = snapshot()
    const same = now.sidebarOpened === sidebarOpened && now.language === language && now.size === size
    if (!same) changePreferences({ ...now, withoutAnimation: true })
  },
}
