import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { color, motion } from '@waldkerf/ui/theme/tokens'

const Panes = styled.div`
  display: flex;
  height: 100%;
  min-height: 0;

  &[data-orientation='stacked'] {
    flex-direction: column;
  }
  /* On paper there is what is read: the first pane is a picture to move in. */
  @media print {
    display: block;
    height: auto;

    > [data-first] {
      display: none;
    }
  }
`

const Pane = styled.div`
  position: relative;
  flex: 1 1 0;
  min-width: 0;
  min-height: 0;

  &[data-first] {
    flex: 0 0 calc(var(--share) * 1%);
  }
`

/** One pixel to see, nine to take hold of; neither shifts what is beside it. */
const Handle = styled.hr`
  position: relative;
  z-index: 2;
  flex: 0 0 1px;
  margin: 0;
  border: 0;
  overflow: visible;
  background: ${color.border};
  cursor: col-resize;
  touch-action: none;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0 -4px;
  }
  &::before {
    inset: 0 -1px;
    transition: background ${motion('small')};
  }
  &:hover::before,
  &[data-dragged]::before {
    background: ${color.accent};
  }
  &[aria-orientation='horizontal'] {
    cursor: row-resize;
  }
  &[aria-orientation='horizontal']::before {
    inset: -1px 0;
  }
  &[aria-orientation='horizontal']::after {
    inset: -4px 0;
  }
`

export interface SplitPaneProps {
  /** The handle's accessible name. */
  label: string
  first: ReactNode
  second: ReactNode
  /** `beside`: first at the left; `stacked`: first above. */
  orientation?: 'beside' | 'stacked'
  /**
   * Share of the first pane in per cent, at the start and after a double click on the handle. With another one begins
   * another division, and the first is kept.
   */
  share?: number
  /** Least share of either pane in per cent. */
  least?: number
}

/** Where a key puts the handle that stands at `share`, bounds aside; undefined for keys that do not move it. */
function moved(key: string, share: number, start: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: share - 2,
    ArrowUp: share - 2,
    ArrowRight: share + 2,
    ArrowDown: share + 2,
    PageUp: share - 10,
    PageDown: share + 10,
    Home: 0,
    End: 100,
    Enter: start,
  }
  return places[key]
}

/** Two panes with a handle between them: dragged, or moved by arrow keys, Home and End; Enter puts it back. */
export function SplitPane({
  label,
  first,
  second,
  orientation = 'beside',
  share: start = 50,
  least = 20,
}: SplitPaneProps) {
  const most = 100 - least
  const within = (wanted: number) => Math.max(least, Math.min(most, wanted))
  const [shares, setShares] = useState<Readonly<Record<number, number>>>({})
  const share = shares[start] ?? start
  const setShare = (next: number) => setShares((all) => ({ ...all, [start]: next }))
  const [dragged, setDragged] = useState(false)
  const panes = useRef<HTMLDivElement>(null)
  const firstId = useId()

  const drag = (event: PointerEvent) => {
    const box = panes.current?.getBoundingClientRect()
    if (!dragged || !box) return
    const part =
      orientation === 'beside' ? (event.clientX - box.left) / box.width : (event.clientY - box.top) / box.height
    setShare(within(100 * part))
  }
  const press = (event: KeyboardEvent) => {
    const next = moved(event.key, share, start)
    if (next === undefined) return
    event.preventDefault()
    setShare(within(next))
  }

  return (
    <Panes ref={panes} data-orientation={orientation} style={{ '--share': share }}>
      <Pane id={firstId} data-first>
        {first}
      </Pane>
      <Handle
        tabIndex={0}
        aria-label={label}
        aria-controls={firstId}
        aria-orientation={orientation === 'beside' ? 'vertical' : 'horizontal'}
        aria-valuenow={Math.round(share)}
        aria-valuemin={least}
        aria-valuemax={most}
        data-dragged={dragged || undefined}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          setDragged(true)
        }}
        onPointerMove={drag}
        onLostPointerCapture={() => setDragged(false)}
        onDoubleClick={() => setShare(start)}
      />
      <Pane>{second}</Pane>
    </Panes>
  )
}
