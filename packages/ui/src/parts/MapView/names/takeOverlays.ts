import type { Box, Ground } from './ground.ts'

/** Marks what lies over a map: no name stands below it, where it could not be read as a whole. */
export const overMap = { 'data-over-map': '' }

/**
 * Takes the ground under the map's tools and foot.
 * @param element the map's own, within the box that has it all
 * @param view the part of the canvas that is in view
 */
export function takeOverlays(ground: Ground, element: HTMLElement, view: Box) {
  const at = element.getBoundingClientRect()
  for (const over of element.closest('.map-box')?.querySelectorAll('[data-over-map]') ?? []) {
    const { left, top, right, bottom } = over.getBoundingClientRect()
    ground.take({
      left: left - at.left + view.left,
      top: top - at.top + view.top,
      right: right - at.left + view.left,
      bottom: bottom - at.top + view.top,
    })
  }
}
