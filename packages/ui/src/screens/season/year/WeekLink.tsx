import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { margins } from './seasonOption.ts'

const Frame = styled.div`
  &[data-leads='true'] {
    cursor: pointer;
  }
`

interface WeekLinkProps {
  /** One per week, in their order, with where it leads. */
  weeks: readonly { name: string; to?: string | undefined }[]
  /** The drawing, which keeps the pointer for its tooltip. */
  children: ReactNode
}

/**
 * Pressing the drawing opens the week below the pointer. By keyboard the links of the drawing's table lead there, so this
 * one is for the pointer alone.
 */
export function WeekLink({ weeks, children }: WeekLinkProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const week = weeks[index]
  useEffect(() => {
    const element = frame.current
    const onMove = ({ clientX }: PointerEvent) => {
      if (!element) return
      const { left, width } = element.getBoundingClientRect()
      const share = (clientX - left - margins.left) / (width - margins.left - margins.right)
      setIndex(Math.max(0, Math.min(weeks.length - 1, Math.round(share * (weeks.length - 1)))))
    }
    const onPress = ({ target }: Event) => {
      // The link's own click comes by here too.
      if (!(target instanceof HTMLAnchorElement)) element?.querySelector('a')?.click()
    }
    element?.addEventListener('pointermove', onMove)
    element?.addEventListener('click', onPress)
    return () => {
      element?.removeEventListener('pointermove', onMove)
      element?.removeEventListener('click', onPress)
    }
  }, [weeks.length])
  return (
    <Frame ref={frame} data-leads={week?.to !== undefined}>
      {children}
      {week?.to && (
        <Link to={week.to} hidden tabIndex={-1}>
          {week.name}
        </Link>
      )}
    </Frame>
  )
}
