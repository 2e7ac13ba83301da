import { useEffect } from 'react'
import { preferences } from './preferences.ts'
import { settingsKey } from './settings.ts'

const onStorage = ({ key }: StorageEvent) => {
  if (key === settingsKey || key === null) {
    void import('./settingsStore.ts').then(({ settingsStore }) => settingsStore.reread())
  }
}

const onVisible = () => {
  if (!document.hidden) preferences.reread()
}

/** Takes over what other tabs and the other part of the application change. */
export function useOtherTabs() {
  useEffect(() => {
    addEventListener('storage', onStorage)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      removeEventListener('storage', onStorage)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])
}
