import type { Settings } from '@waldkerf/ui/chrome/SettingsPanel/SettingsPanel'

/** The stored choices of the settings panel, with the colours derived from the theme colour. */
export interface StoredSettings extends Settings {
  /** CSS variables of the root element; empty for the standard colour. Computed when chosen, not at each start. */
  variables: Readonly<Record<string, string>>
}

export const settingsKey = 'waldkerf.settings'

/** Spec section 2 'Chrome' and section 9: all off, #007d40. */
export const defaultSettings: StoredSettings = {
  themeColor: '#007d40',
  tagsView: false,
  fixedHeader: false,
  sidebarLogo: false,
  colorMode: 'system',
  density: 'comfortable',
  variables: {},
}

const isSwitch = (value: unknown) => typeof value === 'boolean'
const isVariable = ([name, value]: [string, unknown]) =>
  name.startsWith('--color-') && /^light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\)$/.test(String(value))

const holds: { [Key in keyof StoredSettings]: (value: unknown) => boolean } = {
  themeColor: (value) => /^#[0-9a-f]{6}$/.test(String(value)),
  tagsView: isSwitch,
  fixedHeader: isSwitch,
  sidebarLogo: isSwitch,
  colorMode: (value) => value === 'system' || value === 'light' || value === 'dark',
  density: (value) => value === 'comfortable' || value === 'compact',
  variables: (value) => typeof value === 'object' && Object.entries(value ?? {}).every(isVariable),
}

/** The valid settings in any value; all others get their default. */
export function settingsFrom(given: unknown): StoredSettings {
  const record = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>
  const kept = Object.entries(holds).filter(([key, check]) => check(record[key]))
  return { ...defaultSettings, ...Object.fromEntries(kept.map(([key]) => [key, record[key]])) }
}

/** @param text the stored text; invalid text gives the defaults */
export function readSettings(text: string | null): StoredSettings {
  try {
    return settingsFrom(JSON.parse(text ?? '{}'))
  } catch {
    return defaultSettings
  }
}

/**
 * Puts the look on the root element, where the style sheet applies it without rendering a component. The boot script
 * calls it before the first paint.
 */
export function applySettings(root: HTMLElement, { colorMode, density, ...settings }: StoredSettings) {
  const mark = (name: string, value: string | undefined) => {
    if (value === undefined) delete root.dataset[name]
    else root.dataset[name] = value
  }
  mark('theme', colorMode === 'system' ? undefined : colorMode)
  mark('density', density === 'compact' ? density : undefined)
  mark('fixedHeader', settings.fixedHeader ? '' : undefined)
  mark('tagsView', settings.tagsView ? '' : undefined)
  mark('sidebarLogo', settings.sidebarLogo ? '' : undefined)
  root.removeAttribute('style')
  for (const [name, value] of Object.entries(settings.variables)) root.style.setProperty(name, value)
}
