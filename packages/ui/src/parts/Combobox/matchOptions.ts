import { compared } from '@waldkerf/domain/texts/compared'
import type { ReactNode } from 'react'

export interface ComboboxOption {
  value: string
  label: string
  /** A second line, also searched: a scientific name, a synonym. */
  detail?: string | undefined
  /** Stands before the words, 4 by 3; it has no function of its own. */
  picture?: ReactNode
}

const marks = /\p{M}/gu
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Both ways people write umlauts on a foreign keyboard: Käfer as `kafer kaefer`. */
function searchable(text: string): string {
  const lower = compared(text)
  const spelled = lower.replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
  return `${fold(lower)} ${fold(spelled)}`
}

const fold = (lower: string) => lower.normalize('NFD').replaceAll(marks, '').replaceAll('ß', 'ss')

/**
 * The options a search leaves, in their order: every word of it occurs in label or detail.
 * @param limit as many as a list can sensibly show
 */
export function matchOptions(options: readonly ComboboxOption[], search: string, limit = 100): ComboboxOption[] {
  const words = fold(compared(search)).split(/\s+/).filter(Boolean)
  const found: ComboboxOption[] = []
  for (const option of options) {
    if (found.length === limit) break
    const text = words.length > 0 ? searchable(`${option.label} ${option.detail ?? ''}`) : ''
    if (words.every((word) => text.includes(word))) found.push(option)
  }
  return found
}
