import type { Settings } from '@waldkerf/ui/chrome/SettingsPanel/SettingsPanel'
import { themeVariables } from '@waldkerf/ui/theme/themeColor'
import { defaultSettings, settingsFrom, type StoredSettings } from './settings.ts'

/** Parameter of a review link's address. */
export const lookParameter = 'look'

/**
 * Settings as an address parameter: the colour without its '#', then a word for each choice that is not the default,
 * in this order, so that equal looks have equal links: `1a5fa8-tags-dark`.
 */
const words = {
  tags: { tagsView: true },
  header: { fixedHeader: true },
  logo: { sidebarLogo: true },
  light: { colorMode: 'light' },
  dark: { colorMode: 'dark' },
  compact: { density: 'compact' },
} as const satisfies Record<string, Partial<Settings>>

/** The settings with the colours that follow from their theme colour. */
export const withVariables = (settings: Settings): StoredSettings => ({
  ...settings,
  variables: themeVariables(settings.themeColor),
})

/** @returns the parameter's value */
export function writeLook(settings: Settings): string {
  const chosen = Object.entries(words).filter(([, part]) =>
    Object.entries(part).every(([key, value]) => settings[key as keyof Settings] === value),
  )
  return [settings.themeColor.slice(1), ...chosen.map(([word]) => word)].join('-')
}

/** Reads the parameter; unknown words are ignored, an unreadable colour is replaced by the standard one. */
export function readLook(look: string): StoredSettings {
  const [color, ...chosen] = look.split('-')
  const parts = chosen.map((word) => (word in words ? words[word as keyof typeof words] : {}))
  const { variables: _, ...settings } = settingsFrom(
    Object.assign({}, defaultSettings, { themeColor: `#${color}` }, ...parts),
  )
  return withVariables(settings)
}
