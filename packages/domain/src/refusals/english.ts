import type { RefusalEntries } from './refusalEntry.ts'
import { refusalAreas } from './refusals.ts'

/** English of the service's sentences by their codes. */
export const englishRefusals: Readonly<Record<string, string>> = Object.fromEntries(
  refusalAreas.flatMap((area: RefusalEntries) => Object.entries(area).map(([code, [, , en]]) => [code, en])),
)
