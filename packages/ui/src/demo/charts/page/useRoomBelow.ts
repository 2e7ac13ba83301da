import { useEffect, useState } from 'react'

/** Bars, heading and the line below a chart, in px. */
const around = 290
const least = 320
/** A window that is being resized is measured when it rests, in ms. */
const rest = 100

const measured = () => Math.max(least, window.innerHeight - around)

/** Height of what fills the page below its heading, in px. */
export function useRoomBelow(): number {
  const [height, setHeight] = useState(measured)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onResize = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setHeight(measured()), rest)
    }
    window.addEventListener('resize', onResize)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', onResize)
    }
  }, [])
  return height
}
