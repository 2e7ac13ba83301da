import { createElement } from 'react'
import { Select } from 'storybook/internal/components'
import { useGlobals, useStorybookApi } from 'storybook/manager-api'
import { isModeFor, type Mode, modeNamed, modes, plainLook } from '../preview/modes.ts'

/** Storybook's value for a story without a viewport of its own: it has the whole room. */
const wholeRoom = { value: undefined, isRotated: false }

const lookIn = (mode: Mode) => ({ ...plainLook, viewport: wholeRoom, ...mode.globals })

/** As plain text: the toolbar may leave out fields of the viewport's object. */
function lookText(globals: Readonly<Record<string, unknown>>) {
  const { value } = (globals['viewport'] ?? {}) as { value?: unknown }
  return [globals['theme'], globals['language'], value].join()
}

/** Takes a whole mode at once. Its settings stand in the address like every single choice. */
export function ModeSelect() {
  const [globals, update] = useGlobals()
  const { title } = useStorybookApi().getCurrentStoryData() ?? {}
  if (title === undefined) return null
  // Forced colours come from the browser or the system, not from a page.
  const offered = modes.filter((mode: Mode) => !mode.forcedColors && isModeFor(mode, title))
  const shown = offered.find((mode) => lookText(lookIn(mode)) === lookText(globals))
  const choice = {
    ariaLabel: 'Modus',
    options: offered.map(({ name, label }) => ({ value: name, title: label.de })),
    defaultOptions: shown ? [shown.name] : [],
    onSelect: (name: unknown) => update(lookIn(modeNamed(String(name)))),
  }
  return createElement(Select, choice, 'Modus')
}
