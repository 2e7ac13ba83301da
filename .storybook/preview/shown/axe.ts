interface Checked {
  id: string
  componentId: string
  parameters: Readonly<Record<string, unknown>>
}

/** By component: the story that axe checks for all of them. */
const first = new Map<string, string>()

/**
 * In a run that checks each component once, only its first story; set by `vitest.config.ts`. A second try of that story is
 * checked again.
 */
const isCheckedOnce = import.meta.env['STORYBOOK_AXE'] === 'once'

function isSpared({ id, componentId }: Checked): boolean {
  if (!first.has(componentId)) first.set(componentId, id)
  return first.get(componentId) !== id
}

/** Tells addon-a11y before each story whether this one is checked. */
export function chooseAxe(context: Checked): void {
  if (!isCheckedOnce || !isSpared(context)) return
  context.parameters = { ...context.parameters, a11y: { test: 'off' } }
}
