import { ClipboardScreen } from '@waldkerf/ui/demo/clipboard/ClipboardScreen'
import { useCopy } from '@waldkerf/app/template/clipboard'
import { DocumentationScreen } from '@waldkerf/ui/demo/documentation/DocumentationScreen'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { IconsScreen } from '@waldkerf/ui/demo/icons/IconsScreen'
import { LanguagesScreen } from '@waldkerf/ui/demo/languages/LanguagesScreen'
import { startTransition } from 'react'
import { preferences } from '@waldkerf/app/platform/preferences/preferences'
import { ThemeScreen } from '@waldkerf/ui/demo/theme/ThemeScreen'
import { settingsStore, useSettings } from '@waldkerf/app/platform/preferences/settingsStore'

/** /clipboard/index */
export function ClipboardPage() {
  const copy = useCopy()
  return <ClipboardScreen onCopy={(text) => void copy(text)} />
}

/** /documentation/index */
export function DocumentationPage() {
  const { repositoryUrl, documents: htmlPages } = useConfig()
  return <DocumentationScreen repositoryUrl={repositoryUrl} htmlPages={htmlPages} />
}

/** /icon/index */
export function IconsPage() {
  const copy = useCopy()
  return <IconsScreen onCopy={(text) => void copy(text)} />
}

/** /i18n/index */
export const LanguagesPage = () => (
  <LanguagesScreen onChange={(language) => startTransition(() => preferences.setLanguage(language))} />
)

/** /theme/index; its switch changes the same setting as the settings panel. */
export function ThemePage() {
  const settings = useSettings()
  const isDark =
    settings.colorMode === 'dark' ||
    (settings.colorMode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  return (
    <ThemeScreen
      isDark={isDark}
      onChange={(dark) => settingsStore.change({ ...settings, colorMode: dark ? 'dark' : 'light' })}
    />
  )
}
