import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import type { Detail, RightsFilter } from './filterRights.ts'
import { Bar, Found } from './RightsPage.styles.ts'
import { texts } from '../guide.texts.ts'
import { callerRoles, rightsByScreen } from './rightsRows.ts'

export interface RightsBarProps {
  filter: RightsFilter
  onFilter: (filter: RightsFilter) => void
  /** How many calls fit. */
  found: number
}

const details: readonly Detail[] = ['pages', 'calls', 'cases']

/** Filters of the rights table, and the number of rows they leave. */
export function RightsBar({ filter, onFilter, found }: RightsBarProps) {
  const t = useTexts(texts)
  return (
    <Bar>
      <TextField
        type="search"
        label={t.search}
        value={filter.text}
        onChange={({ target }) => onFilter({ ...filter, text: target.value })}
      />
      <Select
        label={t.screen}
        value={filter.screen}
        onChange={({ target }) => onFilter({ ...filter, screen: target.value })}
      >
        <option value="">{t.everyScreen}</option>
        {rightsByScreen.map(({ screen }) => (
          <option key={screen} value={screen}>
            {t.screens[screen]}
          </option>
        ))}
      </Select>
      <Select
        label={t.caller}
        value={filter.caller}
        onChange={({ target }) =>
          onFilter({ ...filter, caller: callerRoles.find((role) => role === target.value) ?? '' })
        }
      >
        <option value="">{t.everyCaller}</option>
        {callerRoles.map((role) => (
          <option key={role} value={role}>
            {t.callers[role]}
          </option>
        ))}
      </Select>
      <Select
        label={t.detail}
        value={filter.detail}
        onChange={({ target }) =>
          onFilter({ ...filter, detail: details.find((one) => one === target.value) ?? 'pages' })
        }
      >
        {details.map((detail) => (
          <option key={detail} value={detail}>
            {t.details[detail]}
          </option>
        ))}
      </Select>
      <Found role="status">{t.found(found)}</Found>
    </Bar>
  )
}
