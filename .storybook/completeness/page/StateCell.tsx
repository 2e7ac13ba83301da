import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { useWords } from '../../guide/words/Words.tsx'
import { type Mode, modeAddress } from '../../preview/modes.ts'
import type { ReportCell } from '../report/report.ts'
import { Gap, Mark, None } from './CompletenessPage.styles.ts'
import { texts } from './CompletenessPage.texts.ts'

export interface StateCellProps {
  screen: string
  state: string
  cell: ReportCell
  mode: Mode
}

const storyAddress = (story: string, globals: string) => `./?path=/story/${story}${globals && `&globals=${globals}`}`

/** One state of one screen; a mark leads to its story in the workbench, in a mode. */
export function StateCell({ screen, state, cell, mode }: StateCellProps) {
  const t = useTexts(texts)
  const words = useWords()
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
    <Mark
      href={storyAddress(cell.story, modeAddress(mode))}
      target="_top"
      aria-label={t.story(screen, state, words(mode.label))}
    >
      <Icon name="check" size={16} />
    </Mark>
  )
}
