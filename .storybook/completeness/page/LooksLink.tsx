import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { looksAddress } from '../../looks/address.ts'
import type { ReportCell } from '../report/report.ts'
import { Mark } from './CompletenessPage.styles.ts'
import { texts } from './CompletenessPage.texts.ts'

/** Leads to a screen in all its modes at once. @param ready its first state */
export function LooksLink({ screen, ready }: { screen: string; ready: ReportCell }) {
  const t = useTexts(texts)
  if (typeof ready === 'string') return null
  return (
    <Mark href={looksAddress(ready.story)} target="_top" aria-label={t.inAllModes(screen)}>
      <Icon name="columns" size={16} />
    </Mark>
  )
}
