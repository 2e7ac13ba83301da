import type { Assessment } from '@waldkerf/domain/georef/workplace/assessment'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useEffect, useEffectEvent, useState } from 'react'
import type { GeorefActions } from '../georefTypes.ts'
import { useFigure } from '../quality/useFigure.ts'
import { texts } from '../GeorefScreen.texts.ts'

/** Ms until points are saved that nobody has assessed: no verdict is no reason to keep them. */
const longestWait = 10_000

interface Readiness {
  /** Whether the assessment is of the points that would be saved. */
  isCurrent: boolean
  /** Nothing is asked of values that cannot be stored: saving says so. */
  isStorable: boolean
}

/**
 * Saving; of something unusable it is asked first, once for as long as it stays unusable. It is judged by the points that
 * are saved: right after a change their verdict is waited for.
 */
export function useSaveQuestion(
  assessment: Assessment | undefined,
  { isCurrent, isStorable }: Readiness,
  { save }: Pick<GeorefActions, 'save'>,
) {
  const { unusable: t } = useTexts(texts)
  const figure = useFigure()
  const [wish, setWish] = useState<{ overwrite: boolean | undefined }>()
  const [isAsking, setAsking] = useState(false)
  const [isKnown, setKnown] = useState(false)
  const isUnusable = assessment?.judgement.verdict === 'unusable'
  if (isKnown && assessment && isCurrent && !isUnusable) setKnown(false)
  const { nr = 0 } = assessment?.worst ?? {}
  const question = {
    title: t.title,
    description: t.text(figure(assessment?.judgement.millimetres), String(nr)),
    confirm: t.save,
  }
  const saveJudged = (overwrite: boolean | undefined, isJudged: boolean) => {
    setWish(undefined)
    if (isJudged && isUnusable && !isKnown && isStorable) setAsking(true)
    else save(overwrite)
  }
  const carryOut = useEffectEvent((isJudged: boolean) => wish && saveJudged(wish.overwrite, isJudged))
  useEffect(() => {
    if (!wish) return undefined
    const timer = setTimeout(() => carryOut(isCurrent), isCurrent ? 0 : longestWait)
    return () => clearTimeout(timer)
  }, [wish, isCurrent])
  return {
    save(overwrite?: boolean) {
      if (isCurrent || !isStorable) saveJudged(overwrite, true)
      else setWish({ overwrite })
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
