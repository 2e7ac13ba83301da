import { ThemeScreen } from '@waldkerf/ui/demo/theme/ThemeScreen'
import { settingsStore, useSettings } from '@waldkerf/app/platform/preferences/settingsStore'

/** /theme/index; the switch is the settings panel's own. */
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
