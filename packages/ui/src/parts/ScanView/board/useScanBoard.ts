import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { ScanPicture } from '../picture/openPicture.ts'
import type { ScanActions, ScanMark, ScanSize, Shown, Spot } from '../scanTypes.ts'
import { followKeys, pressScanKey } from './scanKeys.ts'
import { followScanPointer } from './scanPointer.ts'
import { createScanStage, type ScanStage } from './scanStage.ts'

export interface ScanBoardInput {
  canvas: RefObject<HTMLCanvasElement | null>
  size: ScanSize
  picture: ScanPicture | undefined
  marks: readonly ScanMark[]
  selected: number | undefined
  shown: Shown | undefined
  cursor: Spot | undefined
  caught: Spot | undefined
  actions: ScanActions
}

/** The stage lives as long as the component is shown; hiding it ends it, showing it makes another. */
function useStage(canvas: RefObject<HTMLCanvasElement | null>, input: ScanBoardInput) {
  const [stage, setStage] = useState<ScanStage>()
  const [scale, setScale] = useState(1)
  const [loupe, setLoupe] = useState<Spot>()
  const { actions, size } = input
  const sizeNow = useEffectEvent(() => size)
  const onPlace = useEffectEvent((at: Spot) => actions.onPlace?.(at, 1 / scale))
  const onSelect = useEffectEvent((id: number | undefined) => actions.onSelect?.(id))
  const onMove = useEffectEvent((id: number, at: Spot, run: string) => actions.onMove?.(id, at, run))
  const onDrop = useEffectEvent((id: number, at: Spot) => actions.onDrop?.(id, at, 1 / scale))
  const onPoint = useEffectEvent((at: Spot | undefined) => actions.onPoint?.(at))
  useEffect(() => {
    if (!canvas.current) return undefined
    // It is there for others as soon as it has a size.
    const made = createScanStage(canvas.current, sizeNow(), (view) => {
      setStage(made)
      setScale(view.scale)
    })
    const stop = followScanPointer(canvas.current, made, {
      onPlace: (at) => onPlace(at),
      onSelect: (id) => onSelect(id),
      onMove: (id, at, run) => onMove(id, at, run),
      onDrop: (id, at) => onDrop(id, at),
      onPoint: (at) => onPoint(at),
      onLoupe: setLoupe,
    })
    return () => {
      stop()
      made.remove()
      setStage(undefined)
    }
  }, [canvas])
  return { stage, scale, loupe }
}

/** Everything on a scan: its painting, pointer and keyboard. */
export function useScanBoard(input: ScanBoardInput) {
  const { canvas, size, picture, marks, selected, shown, cursor, caught, actions } = input
  const { stage, scale, loupe } = useStage(canvas, input)
  const { width, height } = size
  useEffect(() => stage?.setScan({ width, height }, picture), [stage, width, height, picture])
  useEffect(
    () => stage?.setContent({ marks, selected, cursor, caught, loupe }),
    [stage, marks, selected, cursor, caught, loupe],
  )
  const reveal = useEffectEvent((target: ScanStage | undefined, id: number | undefined) => {
    const mark = marks.find((one) => one.id === id)
    if (mark) target?.reveal(mark.at)
  })
  useEffect(() => reveal(stage, shown?.id), [stage, shown])
  const onKey = useEffectEvent((target: ScanStage, event: KeyboardEvent, run: string) =>
    pressScanKey(event, {
      stage: target,
      marks,
      selected,
      actions: { ...actions, onPlace: (at) => actions.onPlace?.(at, 1 / scale) },
      run,
    }),
  )
  useEffect(() => {
    const box = canvas.current?.parentElement
    return box && stage ? followKeys(box, (event, run) => onKey(stage, event, run)) : undefined
  }, [canvas, stage])
  return { stage, scale }
}
