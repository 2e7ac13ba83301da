import { presets } from '@waldkerf/ui/chrome/SettingsPanel/presets'
import { standardThemeColor, themeVariables } from '@waldkerf/ui/theme/themeColor'
import type { initialGlobals } from './globals.ts'

type Globals = Partial<Record<keyof typeof initialGlobals, unknown>>

const colors: Readonly<Record<string, string>> = presets

/** A name of the settings' colours, or any colour as `8f2d5c`; anything else becomes the default. */
const toHex = (color: unknown) => {
  const name = String(color)
  if (Object.hasOwn(colors, name)) return colors[name] ?? standardThemeColor
  return /^[0-9a-f]{6}$/i.test(name) ? `#${name.toLowerCase()}` : standardThemeColor
}

const setOrDrop = (name: string, value: unknown, dropped: string) => {
  const { dataset } = document.documentElement
  if (typeof value !== 'string' || value === dropped) delete dataset[name]
  else dataset[name] = value
}

/** Variables that any chosen colour sets; the root's other variables are the page's own. */
const themed = Object.keys(themeVariables('#000000'))

/** The look as the product has it: attributes and variables of the root, outside all components. */
export function applyLook({ language, theme, color, size, density }: Globals) {
  const root = document.documentElement
  root.lang = language === 'en' ? 'en' : 'de'
  setOrDrop('theme', theme, 'system')
  setOrDrop('size', size, 'medium')
  setOrDrop('density', density, 'comfortable')
  for (const name of themed) root.style.removeProperty(name)
  for (const [name, value] of Object.entries(themeVariables(toHex(color)))) root.style.setProperty(name, value)
}
