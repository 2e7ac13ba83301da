import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { color } from '@waldkerf/ui/theme/tokens'
import { type AreaTool, drawnOutline, extended, type Spot, svgPath } from './outline.ts'

const Sheet = styled.svg`
  position: absolute;
  z-index: 990;
  inset: 0;
  width: 100%;
  height: 100%;
  cursor: crosshair;
  touch-action: none;

  path {
    pointer-events: none;
    fill: ${color.accent};
    fill-opacity: 0.12;
    stroke: ${color.accent};
    stroke-width: 2;
    stroke-dasharray: 6 4;
  }
`

export interface AreaDrawingProps {
  tool: AreaTool
  /** The corners of what was drawn; `adding`: Shift was held. */
  onArea: (outline: readonly Spot[], adding: boolean) => void
  onCancel: () => void
}

/** Draws the line from where the pointer goes down to where it is let go, wherever on the page that is. */
function useLine(tool: AreaTool, onLine: (line: readonly Spot[], adding: boolean) => void) {
  const sheet = useRef<SVGSVGElement>(null)
  const drawn = useRef<readonly Spot[]>([])
  const [line, setLine] = useState<readonly Spot[]>([])

  function put(next: readonly Spot[]) {
    drawn.current = next
    setLine(next)
  }
  function toSpot({ clientX, clientY }: PointerEvent): Spot {
    const { left = 0, top = 0 } = sheet.current?.getBoundingClientRect() ?? {}
    return [Math.round(clientX - left), Math.round(clientY - top)]
  }
  const onPointer = useEffectEvent((event: PointerEvent) => {
    const begins = event.type === 'pointerdown' && event.target === sheet.current
    if (begins) put([toSpot(event)])
    else if (drawn.current.length === 0) return
    else if (event.type === 'pointermove') put(extended(tool, drawn.current, toSpot(event)))
    else {
      if (event.type === 'pointerup') onLine(drawn.current, event.shiftKey)
      put([])
    }
  })
  useEffect(() => {
    const names = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const
    const listen = (event: PointerEvent) => onPointer(event)
    for (const name of names) document.addEventListener(name, listen)
    return () => {
      for (const name of names) document.removeEventListener(name, listen)
    }
  }, [])
  return { sheet, line }
}

/** Lies over the map while an area is drawn, with a mouse, a pen or a finger. Escape ends it. */
export function AreaDrawing({ tool, onArea, onCancel }: AreaDrawingProps) {
  const { sheet, line } = useLine(tool, (drawn, adding) => {
    const outline = drawnOutline(tool, drawn)
    if (outline.length > 0) onArea(outline, adding)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <Sheet ref={sheet} aria-hidden="true" data-drawing={tool}>
      <path d={svgPath(drawnOutline(tool, line))} />
    </Sheet>
  )
}
