import type { Assessment } from '@waldkerf/domain/georef/workplace/assessment'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { texts } from './quality.texts.ts'
import { useFigure } from './useFigure.ts'
import { verdictIcons } from './verdictIcons.ts'

export interface VerdictLineProps {
  /** Absent until the points were looked at. */
  assessment: Pick<Assessment, 'judgement'> | undefined
  isEmpty: boolean
  /** Leads to the box. */
  onOpen: () => void
}

/** The verdict in one line, where its box stands behind a tab; before there is a point, the step that comes first. */
export function VerdictLine({ assessment, isEmpty, onOpen }: VerdictLineProps) {
  const t = useTexts(texts)
  const figure = useFigure()
  if (isEmpty) return <p>{t.first}</p>
  if (!assessment) return <p>{t.waiting}</p>
  const { verdict, millimetres } = assessment.judgement
  const word = t.verdicts[verdict ?? 'none']
  return (
    <button type="button" data-verdict={verdict ?? 'none'} onClick={onOpen}>
      <Icon name={verdictIcons[verdict ?? 'none']} size={16} />
      {millimetres === null ? word : t.inLine(word, figure(millimetres))}
    </button>
  )
}
