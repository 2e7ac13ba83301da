import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { texts } from './RightsPage.texts.ts'
import { callerRoles, type ScreenGroup } from './rightsRows.ts'

export interface GroupHeadProps {
  group: ScreenGroup
  /** Whether its calls are to be seen below. */
  open: boolean
  onToggle: () => void
}

/** A screen's name, then its addresses with who may open them. */
export function GroupHead({ group, open, onToggle }: GroupHeadProps) {
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
