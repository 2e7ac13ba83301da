import { useEffect, useState } from 'react'

/** The animation that every bone of a skeleton has besides its breathing: it begins when loading has become slow. */
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
export function useSlowLoading(): boolean {
  const [slow, setSlow] = useState(isSlow)
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
