import type { DocumentFilter } from '@waldkerf/domain/documents/documentFilter'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Chip, Chips } from '@waldkerf/ui/parts/FilterBar/FilterBar'
import { weight } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { texts } from '../DocumentsScreen.texts.ts'

export interface ViewSwitchProps {
  filter: DocumentFilter
  onFilter: (filter: DocumentFilter) => void
}

/** As wide pressed as not: nothing moves under the pointer. */
const Views = styled(Chips)`
  > button {
    font-weight: ${weight('medium')};
  }
`

/** All invoices, or what is open of them by client and age. */
export function ViewSwitch({ filter, onFilter }: ViewSwitchProps) {
  const { view: t } = useTexts(texts)
  return (
    <Views aria-label={t.label}>
      {(['', 'forderungen'] as const).map((view) => (
        <Chip
          key={view}
          type="button"
          aria-pressed={filter.view === view}
          onClick={() => onFilter({ ...filter, view, ages: [] })}
        >
          {view ? t.receivables : t.all}
        </Chip>
      ))}
    </Views>
  )
}
