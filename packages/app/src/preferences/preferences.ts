import type { Language } from '@waldkerf/ui/i18n/Language'
import type { ControlSize } from '@waldkerf/ui/theme/scales'
import { useSyncExternalStore } from 'react'
import { setFailureLanguage } from '../api/errors.ts'
import { cookie, setCookie } from './browserState.ts'

/** What a person chose for the frame; shared by both parts and all tabs of this browser. */
export interface Preferences {
  sidebarOpened: boolean
  /** What another tab changed comes without animation. */
  withoutAnimation: boolean
  language: Language
  size: ControlSize
  /** Of the settings the frame itself needs this alone; the others are attributes of the root element. */
  tagsView: boolean
  /** The settings come from a review link: they hold in this tab until they are kept or dropped. */
  reviewing: boolean
}

const root = document.documentElement

/** Spec section 4: open by default when no cookie exists; 1 is open, 0 closed. Unknown values count as none. */
function readCookies() {
  const size = cookie('size') ?? ''
  return {
    sidebarOpened: cookie('sidebarStatus') !== '0',
    language: cookie('language') === 'en' ? ('en' as const) : ('de' as const),
    size: /^(default|small|mini)$/.test(size) ? (size as ControlSize) : 'medium',
  }
}

let current: Preferences | undefined
const listeners = new Set<() => void>()

function apply({ language, size }: Preferences) {
  root.lang = language
  root.dataset['size'] = size
  void setFailureLanguage(language)
}

function change(part: Partial<Preferences>) {
  current = { ...snapshot(), ...part }
  apply(current)
  for (const listener of listeners) listener()
}

function snapshot(): Preferences {
  if (!current) {
    const tagsView = root.dataset['tagsView'] !== undefined
    current = { ...readCookies(), withoutAnimation: false, tagsView, reviewing: false }
    apply(current)
    // Of a review link; else the settings' store comes when they are looked at or changed.
    if (/[?&]look=/.test(location.search) || root.dataset['reviewing'] !== undefined) void import('./settingsStore.ts')
  }
  return current
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** One preference: who reads it renders again for it alone, so that a change of the theme colour renders no page. */
export const usePreference = <Key extends keyof Preferences>(key: Key): Preferences[Key] =>
  useSyncExternalStore(subscribe, () => snapshot()[key])

export const preferences = {
  toggleSidebar() {
    const opened = !snapshot().sidebarOpened
    setCookie('sidebarStatus', opened ? '1' : '0')
    change({ sidebarOpened: opened, withoutAnimation: false })
  },
  setLanguage(language: Language) {
    setCookie('language', language)
    change({ language })
  },
  setSize(size: ControlSize) {
    setCookie('size', size)
    change({ size })
  },
  /** From the settings' store. */
  settingsChanged: (part: Pick<Preferences, 'tagsView' | 'reviewing'>) => change(part),
  /** Cookies announce nothing: they are read again when one comes back from another tab. */
  reread() {
    const now = readCookies()
    const { sidebarOpened, language, size } = snapshot()
    const same = now.sidebarOpened === sidebarOpened && now.language === language && now.size === size
    if (!same) change({ ...now, withoutAnimation: true })
  },
}
