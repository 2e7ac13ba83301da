import { type Caller, callerRoles, type ScreenGroup } from './rightsRows.ts'

/** How much of the table is open at first: who opens which page, each screen's calls, each call's cases. */
export type Detail = 'pages' | 'calls' | 'cases'

/** The reader's filter; an empty text filters nothing. */
export interface RightsFilter {
  text: string
  screen: string
  /** Only calls of which this caller may do something. */
  caller: Caller | ''
  detail: Detail
}

/** Whether the filter looks for calls: they are shown then. */
export const looksForCalls = ({ text, caller, detail }: RightsFilter) =>
  detail !== 'pages' || text.trim() !== '' || caller !== ''

/** @returns the groups with the calls that fit, without those that are left with none */
export function filterRights(groups: readonly ScreenGroup[], { text, screen, caller }: RightsFilter): ScreenGroup[] {
  const wanted = text.trim().toLowerCase()
  const column = callerRoles.findIndex((role) => role === caller)
  return groups
    .filter((group) => screen === '' || group.screen === screen)
    .map((group) => ({
      ...group,
      calls: group.calls.filter(
        ({ name, hook, levels }) =>
          `${name} ${hook ?? ''}`.toLowerCase().includes(wanted) && (column < 0 || levels[column] !== 'nothing'),
      ),
    }))
    .filter(({ calls }) => calls.length > 0)
}
