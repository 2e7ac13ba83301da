import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { MissingParts } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'

/** The parts that could not be loaded; one that was there before is still shown, and not missing. */
export function missing<Part extends string>(parts: Readonly<Record<Part, Loadable<unknown>>>): MissingParts<Part> {
  const found: Partial<Record<Part, () => void>> = {}
  for (const part of Object.keys(parts) as Part[]) {
    const state = parts[part]
    if (state.status === 'failed' && state.data === undefined) found[part] = state.retry
  }
  return found
}
