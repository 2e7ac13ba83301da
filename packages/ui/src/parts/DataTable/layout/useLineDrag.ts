import type { PointerEvent } from 'react'
import { followPointer } from '../head/followPointer.ts'

/** The lines that can be moved, from above. */
const linesBeside = (line: HTMLElement) => [...(line.parentElement?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]

/** How many places a line dragged to `y` goes on. */
function placesTo(line: HTMLElement, y: number): number {
  const lines = linesBeside(line)
  const target = lines.findIndex((other) => y < other.getBoundingClientRect().bottom)
  return (target < 0 ? lines.length - 1 : target) - lines.indexOf(line)
}

/** Marks where a line would be put. */
function mark(line: HTMLElement, places: number) {
  const lines = linesBeside(line)
  for (const [place, other] of lines.entries()) {
    const isTarget = places !== 0 && place === lines.indexOf(line) + places
    other.toggleAttribute('data-drop-before', isTarget && places < 0)
    other.toggleAttribute('data-drop-after', isTarget && places > 0)
  }
}

/** Dragging a line of a list to another place. @param onMove by so many places */
export function useLineDrag(onMove: (by: number) => void) {
  return {
    onPointerDown({ currentTarget, button }: PointerEvent) {
      const line = currentTarget.closest<HTMLElement>('[data-line]')
      if (!line || button !== 0) return
      followPointer(
        ({ clientY }) => mark(line, placesTo(line, clientY)),
        (at) => {
          mark(line, 0)
          const places = at ? placesTo(line, at.clientY) : 0
          if (places !== 0) onMove(places)
        },
      )
    },
  }
}
