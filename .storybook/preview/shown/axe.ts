interface Checked {
  id: string
  componentId: string
  component?: unknown
  parameters: Readonly<Record<string, unknown>>
}

/** By component, which may have several files of stories: the story that axe checks for all of them. */
const first = new Map<unknown, string>()

/**
 * In a run that checks each component once, only its first story; set by `vitest.config.ts`. A second try of that story is
 * checked again.
 */
const isCheckedOnce = import.meta.env['STORYBOOK_AXE'] === 'once'

/** Their screens are checked with given data; here they would be checked once more, with data that was asked for. */
const drawScreens = /^(pages|flows)-/

function isSpared({ id, componentId, component = componentId }: Checked): boolean {
  if (drawScreens.test(componentId)) return true
  if (!first.has(component)) first.set(component, id)
  return first.get(component) !== id
}

/** Only violations are reported with their elements: listing the passed checks would take most of a run's time. */
export const axeOptions = {
  resultTypes: ['violations' as const],
  // With forced colours those of the style sheets, which axe compares, are not shown.
  rules: { 'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches } },
}

/** Tells addon-a11y before each story whether this one is checked. */
export function chooseAxe(context: Checked): void {
  if (!isCheckedOnce || !isSpared(context)) return
  context.parameters = { ...context.parameters, a11y: { test: 'off' } }
}
