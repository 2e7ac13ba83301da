import type { Viewer } from '@waldkerf/mocks/scenarios/workbench'
import type { ScenarioName } from '@waldkerf/mocks/handlers/scenarios'
import { presets } from '@waldkerf/ui/chrome/SettingsPanel/presets'
import { settingsTexts } from '@waldkerf/ui/chrome/overlays.texts'
import { texts as navbarTexts } from '@waldkerf/ui/chrome/NavbarTools/NavbarTools.texts'
import { contrast } from '@waldkerf/ui/theme/contrast'
import type { ControlSize } from '@waldkerf/ui/theme/scales'
import { textOn } from '@waldkerf/ui/theme/themeColor'
import { plainLook } from './modes.ts'

/**
 * The toolbar: what every story can be looked at with. All of it stands in the address (`&globals=role:ogf_admin;theme:dark`),
 * so that a link shows the same. A story that fixes one of them in its own `globals` locks that control.
 */

/** The value that leaves the choice to the story. */
export const asTheStory = 'asTheStory'

export type RoleChoice = Viewer | typeof asTheStory
export type ScenarioChoice = ScenarioName | typeof asTheStory
export type ColorChoice = keyof typeof presets

const roles: Record<RoleChoice, string> = {
  asTheStory: 'Rolle der Story',
  anonymous: 'Nicht angemeldet',
  ogf_new: 'Neu',
  ogf_citizens: 'Standard-Nutzer',
  ogf_expert_query: 'Experte angefragt',
  ogf_expert: 'Experte',
  ogf_admin: 'Administrator',
}

const scenarios: Record<ScenarioChoice, string> = {
  asTheStory: 'Wie die Story',
  ready: 'Daten da',
  empty: 'Leer',
  slow: 'Langsam',
  failing: 'Gestört',
  forbidden: 'Verweigert',
  odd: 'Unlesbare Zeilen',
  offline: 'Offline',
}

const sizes: Record<ControlSize, string> = navbarTexts.de.sizes

const items = (words: Readonly<Record<string, string>>, right?: (value: string) => string) =>
  Object.entries(words).map(([value, title]) => ({ value, title, ...(right && { right: right(value) }) }))

/** The theme colour guard's verdict: white or black text on it, and how well that reads. */
function contrastNote(name: string) {
  const hex = presets[name as ColorChoice]
  const text = textOn(hex)
  const ratio = (Math.floor(contrast(text, hex) * 10) / 10).toLocaleString('de-DE')
  return `${text === '#ffffff' ? settingsTexts.de.white : settingsTexts.de.black} ${ratio} : 1`
}

const roleNames = (value: string) => (value === asTheStory || value === 'anonymous' ? '' : value)

export const globalTypes = {
  role: {
    description: 'Rolle: wer angemeldet ist (Pages, Flows)',
    toolbar: { icon: 'user', items: items(roles, roleNames), dynamicTitle: true },
  },
  scenario: {
    description: 'Szenario: was der Dienst antwortet (Pages, Flows)',
    toolbar: { icon: 'lightning', items: items(scenarios), dynamicTitle: true },
  },
  language: {
    description: 'Sprache',
    toolbar: { icon: 'globe', items: items({ de: 'Deutsch', en: 'English' }), dynamicTitle: true },
  },
  theme: {
    description: settingsTexts.de.colorMode,
    toolbar: { icon: 'contrast', items: items(settingsTexts.de.colorModes), dynamicTitle: false },
  },
  color: {
    description: settingsTexts.de.themeColor,
    toolbar: { icon: 'paintbrush', items: items(settingsTexts.de.colors, contrastNote), dynamicTitle: true },
  },
  size: {
    description: navbarTexts.de.size,
    toolbar: { icon: 'expandalt', items: items(sizes), dynamicTitle: false },
  },
  density: {
    description: settingsTexts.de.density,
    toolbar: { icon: 'menu', items: items(settingsTexts.de.densities), dynamicTitle: false },
  },
} as const

/** The product's own defaults. */
export const initialGlobals = {
  ...plainLook,
  role: asTheStory,
  scenario: asTheStory,
  color: 'forest',
  size: 'medium',
  density: 'comfortable',
} as const
