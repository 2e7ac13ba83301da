import { LanguageProvider } from '@waldkerf/ui/i18n/Language'
import { type SetupFault, SetupScreen } from '@waldkerf/ui/screens/errors/SetupScreen'
import { startTransition, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { preferences, usePreference } from '../preferences/preferences.ts'

const retry = () => location.reload()

function Setup({ fault }: { fault: SetupFault }) {
  const language = usePreference('language')
  return (
    <LanguageProvider language={language}>
      <SetupScreen
        fault={fault}
        actions={{ retry, setLanguage: (next) => startTransition(() => preferences.setLanguage(next)) }}
      />
    </LanguageProvider>
  )
}

/**
 * Shows a fault of the installation instead of the application. The promise never resolves, because only the page's
 * button goes on, by a reload.
 */
export function showSetup(fault: SetupFault): Promise<never> {
  // A separate element: the application may already have rendered into the other one.
  const place = document.createElement('div')
  place.id = 'root'
  document.getElementById('root')?.replaceWith(place)
  createRoot(place).render(
    <Suspense>
      <Setup fault={fault} />
    </Suspense>,
  )
  return new Promise(() => undefined)
}
