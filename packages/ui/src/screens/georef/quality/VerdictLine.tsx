import type { Assessment } from '@waldkerf/domain/georef/workplace/assessment'
import type { TransformType } from '@waldkerf/domain/georef/solver/types'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { texts } from '../GeorefScreen.texts.ts'
import { usePaperLength } from '../model/usePaperLength.ts'
import { verdictIcons } from './quality.styles.ts'

interface VerdictLineProps {
  /** Absent until the points were looked at. */
  assessment: Assessment | undefined
  /** The chosen one. */
  type: TransformType
  /** The next step while there are too few points to judge. */
  next: string
  /** A button stands beside it. */
  isBrief?: boolean | undefined
  /** Leads to the box. */
  onOpen: () => void
}

/** The verdict in one line, for screens whose box is behind a tab; with too few points, the next step. */
export function VerdictLine({ assessment, type, next, isBrief, onOpen }: VerdictLineProps) {
  const t = useTexts(texts).assessment
  const { words } = usePaperLength(assessment, type)
  if (!assessment) return <p>{next}</p>
  const { verdict, millimetres, reason } = assessment.judgement
  if (verdict === null && reason !== 'noScale') return <p>{next}</p>
  const word = t.verdicts[verdict ?? 'none']
  const error = assessment.ranking.find((rank) => rank.type === type)?.leaveOneOut
  const figureWords = millimetres === null || error == null ? word : (isBrief ? t.brief : t.inLine)(word, words(error))
  return (
    <button type="button" data-verdict={verdict ?? 'none'} onClick={onOpen}>
      <Icon name={verdictIcons[verdict ?? 'none']} size={16} />
      {reason === 'layout' ? t.layoutInLine(word) : figureWords}
    </button>
  )
}
