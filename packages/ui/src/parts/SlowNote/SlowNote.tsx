import { useEffect, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '../Icon/Icon.tsx'
import { Card, Message } from '../Toaster/Toaster.styles.ts'
import { place } from '../Toaster/place.ts'
import { texts } from './SlowNote.texts.ts'

/**
 * Says that loading takes longer than usual, for as long as a skeleton of more than three seconds is on the page. Put
 * it below the messages (`Toaster`): said there politely, and nothing moves.
 */
export function SlowNote() {
  const t = useTexts(texts)
  return (
    useSlowLoading() && (
      <Card ref={place}>
        <Icon name="clock" />
        <Message>{t.slow}</Message>
      </Card>
    )
  )
}

/** The animation that every skeleton has beside its pulse: it begins when loading has become slow. */
const sign = 'wk-slow'

/** How often it is looked whether a slow page is there at last, in ms. */
const lookEvery = 250

const isSign = (animation: Animation) =>
  animation instanceof CSSAnimation &&
  animation.animationName === sign &&
  animation.effect?.getComputedTiming().progress !== null

/** Skeletons in pages that are hidden, or gone, have no animations. */
const isSlow = () => document.getAnimations().some(isSign)

/** Whether some skeleton has been on the page for longer than people expect to wait (`Skeleton` knows how long). */
function useSlowLoading(): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    // In a frame styles are worked out anyway.
    const frame = requestAnimationFrame(() => setSlow(isSlow()))
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    const onStart = ({ animationName }: AnimationEvent) => animationName === sign && setSlow(true)
    document.addEventListener('animationstart', onStart)
    return () => document.removeEventListener('animationstart', onStart)
  }, [])
  useEffect(() => {
    if (!slow) return undefined
    const timer = setInterval(() => setSlow(isSlow()), lookEvery)
    return () => clearInterval(timer)
  }, [slow])
  return slow
}
