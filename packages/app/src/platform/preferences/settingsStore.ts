import { createStore } from '@waldkerf/domain/store/store'
import { useSyncExternalStore } from 'react'
import { preferences } from './preferences.ts'
import { lookParameter, readLook } from './reviewLook.ts'
import { applySettings, readSettings, settingsKey, type StoredSettings } from './settings.ts'
import { keepText } from '../storage/keepText.ts'

/** Storage key of a review link's value, in this tab. */
const lookKey = 'waldkerf.look'

interface State {
  settings: StoredSettings
  reviewing: boolean
}

const stored = () => readSettings(localStorage.getItem(settingsKey))

/** Removes the value of a review link from the address, so that no page reads it as its own parameter. */
function takeLook(): string | null {
  const address = new URL(location.href)
  const look = address.searchParams.get(lookParameter)
  if (look !== null) {
    sessionStorage.setItem(lookKey, look)
    address.searchParams.delete(lookParameter)
    history.replaceState(history.state, '', address)
  }
  return sessionStorage.getItem(lookKey)
}

const store = createStore(begin())

function begin(): State {
  const look = takeLook()
  return look === null ? { settings: stored(), reviewing: false } : { settings: readLook(look), reviewing: true }
}

function apply({ settings, reviewing }: State) {
  applySettings(document.documentElement, settings)
  preferences.settingsChanged({ tagsView: settings.tagsView, reviewing })
}

function set(next: State) {
  apply(next)
  store.set(next)
}

const own = (settings: StoredSettings): State => ({ settings, reviewing: false })

function keep(settings: StoredSettings) {
  keepText(settingsKey, JSON.stringify(settings))
  sessionStorage.removeItem(lookKey)
  set(own(settings))
}

apply(store.snapshot())

/** The settings panel's choices: kept for this browser, shared between its tabs. */
export const settingsStore = {
  /** Stores the settings; during a review they are only applied. */
  change(settings: StoredSettings) {
    if (store.snapshot().reviewing) set({ settings, reviewing: true })
    else keep(settings)
  },
  /** Stores the look of a review link as the person's own. */
  keepLook: () => keep(store.snapshot().settings),
  /** Restores the person's own look. */
  dropLook() {
    sessionStorage.removeItem(lookKey)
    set(own(stored()))
  },
  /** Applies the settings that another tab has stored. */
  reread() {
    if (!store.snapshot().reviewing) set(own(stored()))
  },
}

export const useSettings = () => useSyncExternalStore(store.subscribe, () => store.snapshot().settings)
