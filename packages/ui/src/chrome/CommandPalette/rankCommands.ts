import { type SearchKind, searchKinds } from '@waldkerf/domain/entities/search/searchHit'
import { searchable, searchRank, wordsSought } from '@waldkerf/domain/search/searchRank'
import type { IconName } from '@waldkerf/ui/parts/Icon/Icon'

const ownGroups = ['recent', 'screens', 'actions'] as const

/** Under which heading something stands: what was chosen last, pages, actions, and the kinds that a search finds. */
export type CommandGroup = (typeof ownGroups)[number] | SearchKind

/** Something the palette can do: go to a screen or to a record, or act. */
export interface Command {
  id: string
  group: CommandGroup
  label: string
  /** Where the screen belongs, or other words for the action; searched as well. */
  detail?: string | undefined
  icon: IconName
}

/** @returns whether a search of the data has found it */
export const isFound = ({ group }: Command): boolean => searchKinds.some((kind) => kind === group)

/** The better of two ranks is the smaller one; what has not all the words has none. */
function rankCommand({ label, detail = '' }: Command, words: readonly string[]): number | undefined {
  const [name, all] = [searchable(label), searchable(label, detail)]
  const ranks = words.map((word) => searchRank(name, word) ?? (searchRank(all, word) ?? NaN) + 4)
  const worst = Math.max(0, ...ranks)
  if (Number.isNaN(worst)) return undefined
  // Labels that begin with what is typed come first.
  return name.startsWith(` ${words.join(' ')}`) ? 0 : worst
}

/** @returns the commands that a search leaves: screens before actions, the better hits first, else in their order */
export function rankCommands<C extends Command>(commands: readonly C[], search: string): C[] {
  const words = wordsSought(search)
  if (words.length === 0 && search.trim() !== '') return []
  const ranked = commands.flatMap((command) => {
    const rank = rankCommand(command, words)
    return rank === undefined ? [] : [{ command, rank }]
  })
  return ownGroups.flatMap((group) =>
    ranked
      .filter(({ command }) => command.group === group)
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ command }) => command),
  )
}
