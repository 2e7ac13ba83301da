import { type RefObject, useLayoutEffect, useState } from 'react'

/** The shape of tiles. */
export interface TileShape {
  /** Least width in px; absent: one fills the line. */
  least?: number
  /** Between tiles and around them all. */
  gap: number
  /** Height in px of one that is so wide. */
  height: (width: number) => number
}

/** Guessed until the first measuring, which comes before the first paint. */
const guess = { width: 0, height: 900, measured: false }

/** The box's inner size; of a hidden one the last that was seen. */
function useBoxSize(boxRef: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState(guess)
  useLayoutEffect(() => {
    const box = boxRef.current
    if (!box) return undefined
    const onSize = () =>
      setSize((last) => {
        const [width, height] = [box.clientWidth || last.width, box.clientHeight || last.height]
        return last.measured && width === last.width && height === last.height
          ? last
          : { width, height, measured: true }
      })
    onSize()
    const observer = new ResizeObserver(onSize)
    observer.observe(box)
    return () => observer.disconnect()
  }, [boxRef])
  return size
}

/** How many tiles stand in a line of the box, and how large they are. */
export function useTileSize(boxRef: RefObject<HTMLElement | null>, { least, gap, height: tileHeight }: TileShape) {
  const { width, height, measured } = useBoxSize(boxRef)
  const inner = Math.max(0, width - 2 * gap)
  const columns = least === undefined ? 1 : Math.max(1, Math.floor((inner + gap) / (least + gap)))
  const tile = Math.floor(tileHeight((inner - gap * (columns - 1)) / columns))
  return { columns, tile, line: tile + gap, room: height, measured }
}
