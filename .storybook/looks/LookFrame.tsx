import { useEffect, useRef, useState } from 'react'
import { frameRights } from './address.ts'
import { Window } from './LooksPage.styles.ts'

/** The windows that modes stand for, px. */
const windows = { screen: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const

export interface LookFrameProps {
  /** Of the frame, for screen readers. */
  title: string
  address: string
  phone: boolean
}

/** A story in a window of its own, shown smaller. It is loaded once it comes into view. */
export function LookFrame({ title, address, phone }: LookFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  const [isSeen, setSeen] = useState(false)
  const { width, height } = windows[phone ? 'phone' : 'screen']
  const scale = Math.min(1, room / width)
  useEffect(() => {
    if (!place.current) return undefined
    const sized = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    sized.observe(place.current)
    seen.observe(place.current)
    return () => {
      sized.disconnect()
      seen.disconnect()
    }
  }, [])
  return (
    <div ref={place}>
      <Window style={{ width: width * scale, height: Math.max(1, height * scale) }}>
        {isSeen && scale > 0 && (
          <iframe
            title={title}
            src={address}
            sandbox={frameRights}
            style={{ width, height, transform: `scale(${scale})` }}
          />
        )}
      </Window>
    </div>
  )
}
