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

/** Applies changes by other tabs and by the other part of the application. */
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
