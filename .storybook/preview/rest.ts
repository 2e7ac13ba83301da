import { asTheStory } from './globals.ts'

interface Shown {
  globals: Readonly<Record<string, unknown>>
  /** Fixed by the story; it is there at run time, though not in Storybook's types. */
  storyGlobals?: Readonly<Record<string, unknown>>
}

/** The setting that plays are written for. */
const written = { role: asTheStory, scenario: asTheStory, language: 'de' } as const

/** Storybook takes the name of a viewport by itself as well. */
const isPhone = (viewport: unknown) =>
  viewport === 'phone' || (viewport as { value?: unknown } | undefined)?.value === 'phone'

/**
 * Whether toolbar or mode show a story with what its `play` was not written for: another role, scenario or language, or
 * a phone, where a table is a list and a bar a menu. Its steps rest then, so that a link opens what its sender saw and
 * nothing is clicked on a page that looks different.
 */
export const hasOverrides = ({ globals, storyGlobals = {} }: Shown) =>
  (['role', 'scenario', 'language'] as const).some(
    (name) => !(name in storyGlobals) && globals[name] !== written[name],
  ) ||
  (!('viewport' in storyGlobals) && isPhone(globals['viewport']))

/** Stands in the interactions panel instead of the steps. */
export const restReason =
  'Die Schritte dieser Story ruhen: Rolle, Szenario, Sprache oder Breite sind andere, als für die sie geschrieben ist.'
