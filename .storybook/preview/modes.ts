import type { Words } from '../guide/words/Words.tsx'

/** Of the product's look; what a mode does not name stays as the story is written. */
interface ModeGlobals {
  theme?: 'dark'
  language?: 'en'
  viewport?: { value: 'phone' }
}

/** First part of a story's title. */
type Group = 'Waldkerf' | 'Guide' | 'Theme' | 'Parts' | 'Chrome' | 'Screens' | 'Pages' | 'Flows' | 'Demo'

/** A look in which whole groups of stories are seen, so that nobody writes a second story for it. */
export interface Mode {
  name: string
  label: Words
  /** As they stand in the address. */
  globals: ModeGlobals
  /** The person's own colours for all pages: the browser sets them, no page can. */
  forcedColors?: true
  groups: readonly Group[]
}

/** Groups whose stories fill a window by themselves. */
const whole: readonly Group[] = ['Waldkerf', 'Guide', 'Chrome', 'Screens', 'Pages', 'Demo']
/** Without flows, whose plays are written in German. */
const bilingual: readonly Group[] = [...whole, 'Theme', 'Parts']
const all: readonly Group[] = [...bilingual, 'Flows']

/** The look of a story as it is written; light, so that pictures do not depend on the device. */
export const plainLook = { theme: 'light', language: 'de' } as const

/** The one list: toolbar, runs of the stories, pictures, axe, Chromatic and the completeness page go by it. */
export const modes = [
  { name: 'light-de', label: { de: 'Hell', en: 'Light' }, globals: {}, groups: all },
  { name: 'dark', label: { de: 'Dunkel', en: 'Dark' }, globals: { theme: 'dark' }, groups: all },
  { name: 'phone', label: { de: 'Telefon', en: 'Phone' }, globals: { viewport: { value: 'phone' } }, groups: whole },
  { name: 'english', label: { de: 'Englisch', en: 'English' }, globals: { language: 'en' }, groups: bilingual },
  {
    name: 'forced-colors',
    label: { de: 'Erzwungene Farben', en: 'Forced colours' },
    globals: {},
    forcedColors: true,
    groups: all,
  },
  {
    name: 'dark-english',
    label: { de: 'Dunkel, englisch', en: 'Dark, English' },
    globals: { theme: 'dark', language: 'en' },
    groups: bilingual,
  },
  {
    name: 'forced-colors-english',
    label: { de: 'Erzwungene Farben, englisch', en: 'Forced colours, English' },
    globals: { language: 'en' },
    forcedColors: true,
    groups: bilingual,
  },
] as const satisfies readonly Mode[]

export type ModeName = (typeof modes)[number]['name']

/**
 * The mode of a run.
 * @param name as in `STORYBOOK_MODE`; undefined means as the stories are written
 * @throws Error that lists the known modes
 */
export function modeNamed(name = 'light-de'): Mode {
  const found = modes.find((mode) => mode.name === name)
  if (!found) throw new Error(`There is no mode ${name}; there are ${modes.map((mode) => mode.name).join(', ')}.`)
  return found
}

/** @param title of a story or of its group, as `Screens/gis/GisScreen` */
export const isModeFor = ({ groups }: Mode, title: string) => groups.some((group) => group === title.split('/')[0])

/**
 * The modes in which a story shows something of its own, the default first.
 * @param own globals that the story fixes itself: a mode that would set one of them shows nothing new
 */
export const modesFor = (title: string, own: Readonly<Record<string, unknown>> = {}): readonly Mode[] =>
  modes.filter((mode) => isModeFor(mode, title) && !Object.keys(mode.globals).some((name) => name in own))

/** The mode's part of a workbench's address: `theme:dark;language:en`; empty for what is the default there. */
export const modeAddress = ({ globals: { viewport, ...rest } }: Mode) =>
  [...Object.entries(rest), ...(viewport ? [['viewport.value', viewport.value]] : [])]
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** As Chromatic takes them. It knows no groups, and forced colours for a whole story only: those are left out. */
export const chromaticModes = Object.fromEntries(
  modes
    .filter((mode: Mode) => !mode.forcedColors)
    .map(({ name, globals: { viewport, ...rest } }: Mode) => [
      name,
      { ...rest, ...(viewport && { viewport: viewport.value }) },
    ]),
)
