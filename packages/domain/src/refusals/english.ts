import type { RefusalEntries } from './refusalEntry.ts'
import { refusalAreas } from './refusals.ts'

/** The English sentences for the service's refusals, by code. */
export const englishRefusals: Readonly<Record<string, string>> = Object.fromEntries(
  refusalAreas.flatMap((area: RefusalEntries) => Object.entries(area).map(([code, [, , en]]) => [code, en])),
)
