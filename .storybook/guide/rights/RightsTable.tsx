import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useState } from 'react'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { CallLines } from './CallLines.tsx'
import { looksForCalls, type RightsFilter } from './filterRights.ts'
import { Scroll, Table } from './RightsPage.styles.ts'
import { texts } from '../guide.texts.ts'
import { callerRoles, type ScreenGroup } from './rightsRows.ts'

export interface RightsTableProps {
  groups: readonly ScreenGroup[]
  /** The filter behind these groups; it sets which of them are open at first. */
  filter: RightsFilter
}

/** One body per screen: its addresses, then its calls, a column per caller. */
export function RightsTable({ groups, filter }: RightsTableProps) {
  const t = useTexts(texts)
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const toggle = (name: string) => setToggled((before) => before.symmetricDifference(new Set([name])))
  const isOpen = (name: string, byItself: boolean) => toggled.has(name) !== byItself
  return (
    <Scroll role="group" aria-label={t.table} tabIndex={0}>
      <Table aria-label={t.table}>
        <thead>
          <tr>
            <th scope="col">{t.call}</th>
            {callerRoles.map((role) => (
              <th key={role} scope="col">
                {t.callers[role]}
                <code>{role}</code>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.screen}>
            <GroupHead
              group={group}
              open={isOpen(group.screen, looksForCalls(filter))}
              onToggle={() => toggle(group.screen)}
            />
            {isOpen(group.screen, looksForCalls(filter)) &&
              group.calls.map((call) => (
                <CallLines
                  key={call.name}
                  call={call}
                  open={isOpen(call.name, filter.detail === 'cases')}
                  onToggle={() => toggle(call.name)}
                />
              ))}
          </tbody>
        ))}
      </Table>
    </Scroll>
  )
}

export interface GroupHeadProps {
  group: ScreenGroup
  /** Whether its calls are to be seen below. */
  open: boolean
  onToggle: () => void
}

/** A screen's name, then its addresses with who may open them. */
function GroupHead({ group, open, onToggle }: GroupHeadProps) {
  const t = useTexts(texts)
  return (
    <>
      <tr className="screen">
        <th scope="rowgroup" colSpan={callerRoles.length + 1}>
          <button type="button" aria-expanded={open} onClick={onToggle}>
            <Icon name={open ? 'chevron-down' : 'chevron-right'} size={16} />
            {t.screens[group.screen]}
            <code>{t.found(group.calls.length)}</code>
          </button>
        </th>
      </tr>
      {group.routes.map(({ path, opens }) => (
        <tr key={path} className="route">
          <th scope="row">{path}</th>
          {opens.map((isOpen, place) => (
            <td key={callerRoles[place]}>
              {isOpen ? <Icon name="check" size={16} /> : <span aria-hidden="true">–</span>}
              <VisuallyHidden>{isOpen ? t.opens : t.closed}</VisuallyHidden>
            </td>
          ))}
        </tr>
      ))}
    </>
  )
}
