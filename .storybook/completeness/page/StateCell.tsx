import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import type { ReportCell } from '../report/report.ts'
import { Gap, Mark, None } from './CompletenessPage.styles.ts'
import { texts } from './CompletenessPage.texts.ts'

export interface StateCellProps {
  screen: string
  state: string
  cell: ReportCell
}

/** One state of one screen; a mark leads to its story in the workbench. */
export function StateCell({ screen, state, cell }: StateCellProps) {
  const t = useTexts(texts)
  if (cell === 'missing') return <Gap>{t.missing}</Gap>
  if (cell === 'none') {
    return (
      <None>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t.none}</VisuallyHidden>
      </None>
    )
  }
  return (
    <Mark href={`./?path=/story/${cell.story}`} target="_top" aria-label={t.story(screen, state)}>
      <Icon name="check" size={16} />
    </Mark>
  )
}
