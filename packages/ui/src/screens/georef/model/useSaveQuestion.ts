import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Assessment } from '@waldkerf/domain/georef/workplace/assessment'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../GeorefScreen.texts.ts'
import type { GeorefActions } from '../georefTypes.ts'
import { useFigure } from './shownNumber.ts'

/**
 * Ms to wait for a verdict: hundreds of points of a spline take minutes, and without a verdict saving is not prevented.
 */
const longestWait = 10_000

interface Readiness {
  /** Whether the assessment is of the points that would be saved. */
  isCurrent: boolean
  /** False: nothing is asked, since saving refuses these values and says why. */
  isStorable: boolean
}

/**
 * Saves the points. An unusable georeferencing needs a yes first, once for as long as it stays unusable. Right after a
 * change, saving waits for the verdict on the points as they are now.
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
  const asked = useRef<PromiseWithResolvers<boolean>>(undefined)
  const isUnusable = isCurrent && assessment?.judgement.verdict === 'unusable'
  if (isKnown && isCurrent && !isUnusable) setKnown(false)
  const { nr = 0 } = assessment?.worst ?? {}
  const question = {
    title: t.title,
    description: t.text(figure(assessment?.judgement.millimetres), String(nr)),
    confirm: t.save,
    ...(nr > 0 && { save: t.show(String(nr)) }),
  }
  function saveJudged(overwrite: boolean | undefined) {
    if (isUnusable && !isKnown && isStorable) setAsking(true)
    else asked.current?.resolve(save(overwrite))
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
    /** @returns whether the points are stored in the end */
    save(overwrite?: boolean): Promise<boolean> {
      asked.current?.resolve(false)
      asked.current = Promise.withResolvers()
      if (isCurrent || isKnown || !isStorable) saveJudged(overwrite)
      else setWish({ overwrite })
      return asked.current.promise
    },
    /** The verdict on the points that are to be saved is being computed. */
    isWaiting,
    question: isAsking ? question : undefined,
    /** Number of the point that is furthest off. */
    worst: nr,
    answer(yes: boolean) {
      setAsking(false)
      if (yes) setKnown(true)
      asked.current?.resolve(yes && save())
    },
  }
}
