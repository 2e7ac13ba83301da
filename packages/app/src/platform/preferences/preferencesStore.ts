import { createStore, type Store } from '@waldkerf/domain/store/store'
import type { Language } from '@waldkerf/ui/i18n/Language'
import type { ControlSize } from '@waldkerf/ui/theme/scales'
import { setFailureLanguage } from '../errors/errors.ts'
import { cookie } from './browserState.ts'

/** A person's choices for the frame; shared by both parts and all tabs of this browser. */
export interface Preferences {
  sidebarOpened: boolean
  /** Changes from another tab come without animation. */
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
export function readCookies() {
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

export function changePreferences(part: Partial<Preferences>) {
  const current = preferencesStore()
  const next = { ...current.snapshot(), ...part }
  apply(next)
  current.set(next)
}

/** Read when they are first asked for. */
export function preferencesStore(): Store<Preferences> {
  if (!store) {
    const tagsView = root.dataset['tagsView'] !== undefined
    store = createStore<Preferences>({ ...readCookies(), withoutAnimation: false, tagsView, reviewing: false })
    apply(store.snapshot())
  }
  return store
}
