import { LanguagesScreen } from '@waldkerf/ui/demo/languages/LanguagesScreen'
import { startTransition } from 'react'
import { preferences } from '@waldkerf/app/platform/preferences/preferences'

/** /i18n/index */
export const LanguagesPage = () => (
  <LanguagesScreen onChange={(language) => startTransition(() => preferences.setLanguage(language))} />
)
