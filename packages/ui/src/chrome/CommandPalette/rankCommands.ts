import { compared } from '@waldkerf/domain/texts/compared'
import type { IconName } from '../../parts/Icon/Icon.tsx'
import { matchOptions } from '../../parts/Combobox/matchOptions.ts'

/** Something the palette can do: go to a screen, or act. */
export interface Command {
  id: string
  group: 'screens' | 'actions'
  label: string
  /** Where the screen belongs, or other words for the action; searched as well. */
  detail?: string | undefined
  icon: IconName
}

const groups: readonly Command['group'][] = ['screens', 'actions']

/** Labels that begin with the search come first, then those with a word that does. */
function rank(label: string, search: string): number {
  const [words, start] = [compared(label), compared(search.trim())]
  if (words.startsWith(start)) return 0
  return words.includes(` ${start}`) ? 1 : 2
}

/** @returns the commands that a search leaves: screens before actions, the better hits first, else in their order */
export function rankCommands(commands: readonly Command[], search: string): Command[] {
  const byId = new Map(commands.map((command) => [command.id, command]))
  const options = commands.map(({ id, label, detail }) => ({ value: id, label, detail }))
  const found = matchOptions(options, search).flatMap(({ value }) => byId.get(value) ?? [])
  return groups.flatMap((group) =>
    found
      .filter((command) => command.group === group)
      .toSorted((one, other) => rank(one.label, search) - rank(other.label, search)),
  )
}
