import { createStore, type Store } from '@waldkerf/domain/store/store'
import type { Language } from '@waldkerf/ui/i18n/Language'
import type { ControlSize } from '@waldkerf/ui/theme/scales'
import { useSyncExternalStore } from 'react'
import { setFailureLanguage } from '../errors/errors.ts'
import { cookie, setCookie } from './browserState.ts'

/** A person's choices for the frame; shared by both parts and all tabs of this browser. */
export interface Preferences {
  sidebarOpened: boolean
  /** Changes made in another tab are not animated. */
  withoutAnimation: boolean
  language: Language
  size: ControlSize
  /** The only setting that the frame itself needs; the others are attributes of the root element. */
  tagsView: boolean
  /** Whether the settings come from a review link: they apply in this tab until they are kept or dropped. */
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

let store: Store<Preferences> | undefined

function apply({ language, size }: Preferences) {
  root.lang = language
  root.dataset['size'] = size
  void setFailureLanguage(language)
}

function change(part: Partial<Preferences>) {
  const next = { ...snapshot(), ...part }
  apply(next)
  known().set(next)
}

/** The store, created on first use. */
function known(): Store<Preferences> {
  if (!store) {
    const tagsView = root.dataset['tagsView'] !== undefined
    store = createStore<Preferences>({ ...readCookies(), withoutAnimation: false, tagsView, reviewing: false })
    apply(store.snapshot())
  }
  return store
}

const snapshot = () => known().snapshot()
const subscribe = (listener: () => void) => known().subscribe(listener)

/** One preference. Components render again only when it changes, so that a new theme colour renders no page. */
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
  /** Called by the settings' store. */
  settingsChanged: (part: Pick<Preferences, 'tagsView' | 'reviewing'>) => change(part),
  /** Reads the cookies again when the tab is shown, because cookies have no change event. */
  reread() {
    const now = readCookies()
    const { sidebarOpened, language, size } = snapshot()
    const same = now.sidebarOpened === sidebarOpened && now.language === language && now.size === size
    if (!same) change({ ...now, withoutAnimation: true })
  },
}
