import type { Assessment } from '@waldkerf/domain/georef/workplace/assessment'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useEffect, useEffectEvent, useState } from 'react'
import type { GeorefActions } from '../georefTypes.ts'
import { useFigure } from '../quality/useFigure.ts'
import { texts } from '../GeorefScreen.texts.ts'

/** Ms until points are saved whose verdict does not come: hundreds of a spline take minutes, and no verdict bars nothing. */
const longestWait = 10_000

interface Readiness {
  /** Whether the assessment is of the points that would be saved. */
  isCurrent: boolean
  /** Nothing is asked of values that cannot be stored: saving says so. */
  isStorable: boolean
}

/**
 * Saving; of something unusable it is asked first, once for as long as it stays unusable. Right after a change the verdict
 * of the points as they are now is waited for.
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
  const isUnusable = isCurrent && assessment?.judgement.verdict === 'unusable'
  if (isKnown && isCurrent && !isUnusable) setKnown(false)
  const { nr = 0 } = assessment?.worst ?? {}
  const question = {
    title: t.title,
    description: t.text(figure(assessment?.judgement.millimetres), String(nr)),
    confirm: t.save,
  }
  function saveJudged(overwrite: boolean | undefined) {
    if (isUnusable && !isKnown && isStorable) setAsking(true)
    else save(overwrite)
  }
  const endWait = useEffectEvent(() => {
    setWish(undefined)
    saveJudged(wish?.overwrite)
  })
  const isWaiting = wish !== undefined
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => endWait(), isCurrent ? 0 : longestWait)
    return () => clearTimeout(timer)
  }, [isWaiting, isCurrent])
  return {
    save(overwrite?: boolean) {
      if (isCurrent || isKnown || !isStorable) saveJudged(overwrite)
      else setWish({ overwrite })
    },
    /** The verdict on the points that are to be saved is on its way. */
    isWaiting,
    question: isAsking ? question : undefined,
    answer(yes: boolean) {
      setAsking(false)
      if (!yes) return
      setKnown(true)
      save()
    },
  }
}
