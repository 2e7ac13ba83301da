import { LanguagesScreen } from '@waldkerf/ui/demo/languages/LanguagesScreen'
import { startTransition } from 'react'
import { preferences } from '../../preferences/preferences.ts'

/** /i18n/index */
export const LanguagesPage = () => (
  <LanguagesScreen onChange={(language) => startTransition(() => preferences.setLanguage(language))} />
)
