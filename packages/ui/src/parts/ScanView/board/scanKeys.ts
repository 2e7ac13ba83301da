import type { PointActions, PointStage, Spot } from '../scanTypes.ts'

/** A key moves the selected mark by this much, plain and with Shift: in pixels of a scan, in metres of a map. */
const nudge = { plain: 0.1, large: 1 }
/** Px of the screen that a key moves the sheet by. */
const stride = 64

const arrows: Readonly<Record<string, Spot>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export interface KeyPress {
  key: string
  shiftKey: boolean
  /** Held down: still the same run of changes. */
  repeat: boolean
}

type KeyActions = Omit<PointActions, 'onDrop'>

interface Keyed {
  stage: PointStage
  marks: readonly { id: number }[]
  selected: number | undefined
  actions: KeyActions
  run: string
}

/**
 * Handles a key: arrows nudge the selected mark by a tenth of a pixel, with Shift by a whole one, and move the sheet
 * when none is selected; Enter places at the cross in the middle. @returns false for keys that are not meant here
 */
export function pressScanKey({ key, shiftKey }: KeyPress, { stage, marks, selected, actions, run }: Keyed): boolean {
  const mark = marks.find(({ id }) => id === selected)
  const direction = arrows[key]
  if (direction && mark) {
    const step = shiftKey ? nudge.large : nudge.plain
    actions.onNudge?.(mark.id, [direction[0] * step, direction[1] * step], run)
    return true
  }
  if (direction) {
    stage.panBy(-direction[0] * stride, -direction[1] * stride)
    return true
  }
  const does = otherKeys(stage, marks, mark, actions)[key]
  does?.()
  return does !== undefined
}

function otherKeys(
  stage: PointStage,
  marks: readonly { id: number }[],
  mark: { id: number } | undefined,
  actions: KeyActions,
): Readonly<Record<string, () => void>> {
  const step = (by: number) => {
    const at = marks.findIndex(({ id }) => id === mark?.id)
    const next = marks.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by + marks.length) % marks.length)
    if (!next) return
    actions.onSelect?.(next.id)
    actions.onShow?.(next.id)
  }
  return {
    '+': () => stage.zoomBy(1.5),
    '-': () => stage.zoomBy(1 / 1.5),
    '0': stage.showAll,
    Enter: () => actions.onPlace?.(stage.middle()),
    Escape: () => actions.onSelect?.(undefined),
    PageUp: () => step(-1),
    PageDown: () => step(1),
    ...(mark && { Delete: () => actions.onRemove?.(mark.id) }),
  }
}

/** Arrow keys are the scan's own, as on a map. @param press false for keys that are not meant here */
export function followKeys(box: HTMLElement, press: (event: KeyboardEvent, run: string) => boolean) {
  let runs = 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (!event.repeat) runs += 1
    if (press(event, `keys ${runs}`)) event.preventDefault()
  }
  box.tabIndex = 0
  box.addEventListener('keydown', onKeyDown)
  return () => box.removeEventListener('keydown', onKeyDown)
}
