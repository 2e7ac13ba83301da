import { SettingsPanel } from '@waldkerf/ui/chrome/SettingsPanel/SettingsPanel'
import { writeLook, lookParameter, withVariables } from './reviewLook.ts'
import { defaultSettings } from './settings.ts'
import { settingsStore, useSettings } from './settingsStore.ts'

export interface SettingsOverlayProps {
  open: boolean
  onClose: () => void
}

/** Connects the settings panel to the stored settings. */
export function SettingsOverlay({ open, onClose }: SettingsOverlayProps) {
  const settings = useSettings()
  const link = new URL(location.href)
  link.searchParams.set(lookParameter, writeLook(settings))
  return (
    <SettingsPanel
      open={open}
      onClose={onClose}
      settings={settings}
      onChange={(change) => settingsStore.change(withVariables({ ...settings, ...change }))}
      onReset={() => settingsStore.change(defaultSettings)}
      reviewLink={link.href}
    />
  )
}
