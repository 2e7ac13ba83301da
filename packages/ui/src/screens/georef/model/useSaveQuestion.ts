import type { Assessment } from '@waldkerf/domain/georef/workplace/assessment'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useState } from 'react'
import type { GeorefActions } from '../georefTypes.ts'
import { useFigure } from '../quality/useFigure.ts'
import { texts } from '../GeorefScreen.texts.ts'

/**
 * Saving; of something unusable it is asked first, once for as long as it stays unusable.
 * @param isStorable nothing is asked of values that cannot be stored: saving says so
 */
export function useSaveQuestion(
  assessment: Assessment | undefined,
  isStorable: boolean,
  { save }: Pick<GeorefActions, 'save'>,
) {
  const { unusable: t } = useTexts(texts)
  const figure = useFigure()
  const [isAsking, setAsking] = useState(false)
  const [isKnown, setKnown] = useState(false)
  const isUnusable = assessment?.judgement.verdict === 'unusable'
  if (isKnown && assessment && !isUnusable) setKnown(false)
  const { nr = 0 } = assessment?.worst ?? {}
  const question = {
    title: t.title,
    description: t.text(figure(assessment?.judgement.millimetres), String(nr)),
    confirm: t.save,
  }
  return {
    save(overwrite?: boolean) {
      if (isUnusable && !isKnown && isStorable) setAsking(true)
      else save(overwrite)
    },
    question: isAsking ? question : undefined,
    answer(yes: boolean) {
      setAsking(false)
      if (!yes) return
      setKnown(true)
      save()
    },
  }
}
