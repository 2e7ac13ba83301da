import type { Assessment } from '@waldkerf/domain/georef/workplace/assessment'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { texts } from '../GeorefScreen.texts.ts'
import { useFigure } from '../model/shownNumber.ts'
import { verdictIcons } from './quality.styles.ts'

interface VerdictLineProps {
  /** Absent until the points were looked at. */
  assessment: Pick<Assessment, 'judgement'> | undefined
  /** The next step while there are too few points to judge. */
  next: string
  /** A button stands beside it. */
  isBrief?: boolean | undefined
  /** Leads to the box. */
  onOpen: () => void
}

/** The verdict in one line, for screens whose box is behind a tab; with too few points, the next step. */
export function VerdictLine({ assessment, next, isBrief, onOpen }: VerdictLineProps) {
  const t = useTexts(texts).assessment
  const figure = useFigure()
  if (!assessment) return <p>{next}</p>
  const { verdict, millimetres, reason } = assessment.judgement
  if (verdict === null && reason !== 'noScale') return <p>{next}</p>
  const word = t.verdicts[verdict ?? 'none']
  const figureWords = millimetres === null ? word : (isBrief ? t.brief : t.inLine)(word, figure(millimetres))
  return (
    <button type="button" data-verdict={verdict ?? 'none'} onClick={onOpen}>
      <Icon name={verdictIcons[verdict ?? 'none']} size={16} />
      {reason === 'layout' ? t.layoutInLine(word) : figureWords}
    </button>
  )
}
