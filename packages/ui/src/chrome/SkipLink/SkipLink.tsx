import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, motion, radius, shadow, space, weight } from '@waldkerf/ui/theme/tokens'

export interface SkipLinkProps {
  /** Where the focus goes; asked when the link is followed. */
  target: () => HTMLElement | null | undefined
  /** Shown at the start of the element it is in, not in the window's corner: that element must be positioned by CSS. */
  within?: boolean
  children: ReactNode
}

/** An early stop of Tab that leads over many others, seen only when focused. It moves the focus itself, so that the address keeps its hash. */
export function SkipLink({ target, within = false, children }: SkipLinkProps) {
  return (
    <Bar
      href="#content"
      data-within={within || undefined}
      onClick={(event) => {
        event.preventDefault()
        target()?.focus()
      }}
    >
      {children}
    </Bar>
  )
}

const Bar = styled.a`
  position: fixed;
  inset-block-start: calc(var(--bars-height) + ${space(2)});
  inset-inline-start: ${space(2)};
  z-index: 3;
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius('control')};
  background: ${color.raised};
  box-shadow: ${shadow('middle')};
  font-size: ${fontSize(14)};
  font-weight: ${weight('medium')};
  transition: translate ${motion('small')};

  &:not(:focus) {
    translate: 0 -999px;
  }
  &[data-within] {
    position: absolute;
    inset-block-start: ${space(1)};
  }
  &[data-within]:not(:focus) {
    opacity: 0;
    pointer-events: none;
    translate: none;
  }
`
