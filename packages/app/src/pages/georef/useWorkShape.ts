import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useMemo } from 'react'
import { wholeShape } from '../../platform/drafts/mergeDrafts.ts'
import type { WorkDraft } from './openWork.ts'
import { texts } from './workShape.texts.ts'

/** Points follow from one another: a draft of them is one piece. */
export function useWorkShape() {
  const t = useTexts(texts)
  return useMemo(() => wholeShape(({ points }: WorkDraft) => ({ name: t.points, text: t.count(points.length) })), [t])
}
