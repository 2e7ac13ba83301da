import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { DemoPage, Filler } from '../page/DemoPage.tsx'
import { backToTopTexts } from '../pages.texts.ts'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { color, motion, radius, shadow } from '@waldkerf/ui/theme/tokens'

/** `/components/back-to-top` */
export function BackToTopScreen() {
  const t = useTexts(backToTopTexts)
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Card title={t.text}>
        <Filler lines={110} />
      </Card>
      <BackToTop label={t.button} from={300} to={50} />
    </DemoPage>
  )
}

const Round = styled.button`
  position: fixed;
  right: 50px;
  bottom: 50px;
  z-index: 5;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius('round')};
  background: ${color.surface};
  box-shadow: ${shadow('middle')};
  color: ${color.accentText};
  cursor: pointer;
  transition:
    opacity ${motion('panel')},
    visibility ${motion('panel')};

  &[data-hidden] {
    visibility: hidden;
    opacity: 0;
  }
  @media (width < 600px) {
    right: 16px;
    bottom: 16px;
  }
`

/** How long the way takes, in ms. */
const duration = 500

/** Slow at both ends (quadratic). @param part of the way, 0 to 1 */
const eased = (part: number) => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2)

/** A person who scrolls by hand has changed their mind: these end the movement. */
const interruptions = ['wheel', 'touchstart', 'keydown'] as const

function scrollBack(target: number, onEnd: () => void) {
  const from = scrollY
  const began = performance.now()
  let frame = 0
  const end = () => {
    cancelAnimationFrame(frame)
    for (const name of interruptions) removeEventListener(name, end)
    onEnd()
  }
  const step = (now: number) => {
    const part = Math.min(1, (now - began) / duration)
    scrollTo({ top: from + (target - from) * eased(Math.max(0, part)), behavior: 'instant' })
    if (part < 1) frame = requestAnimationFrame(step)
    else end()
  }
  for (const name of interruptions) addEventListener(name, end, { passive: true })
  frame = requestAnimationFrame(step)
  return end
}

interface BackToTopProps {
  label: string
  /** It appears below this place, in px. */
  from?: number
  /** Where it leads, in px. */
  to?: number
}

/** A button that leads back up. Wheel, touch or a key end the way; without motion it jumps. */
function BackToTop({ label, from = 400, to = 0 }: BackToTopProps) {
  const [hidden, setHidden] = useState(true)
  const moving = useRef<() => void>(undefined)
  useEffect(() => {
    const look = () => setHidden(scrollY <= from)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => {
      removeEventListener('scroll', look)
      moving.current?.()
    }
  }, [from])
  const go = () => {
    if (moving.current) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return scrollTo({ top: to, behavior: 'instant' })
    moving.current = scrollBack(to, () => {
      moving.current = undefined
    })
  }
  return (
    <Round type="button" aria-label={label} title={label} data-hidden={hidden || undefined} onClick={go}>
      <Icon name="arrow-up" />
    </Round>
  )
}
