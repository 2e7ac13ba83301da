import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { whenSeen } from '@waldkerf/ui/browser/whenSeen'

const Place = styled.div`
  display: grid;
`

export interface WhenSeenProps {
  /** Keeps the place, and says by its title what comes. */
  room: ReactNode
  children: ReactNode
}

/** Mounts its children, which ask for code or data of their own, when somebody is about to see them; they stay from then on. */
export function WhenSeen({ room, children }: WhenSeenProps) {
  const [seen, setSeen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(
    // As a transition: the room stays until there is something better to show.
    () => (place.current ? whenSeen(place.current, () => startTransition(() => setSeen(true))) : undefined),
    [],
  )
  return seen ? (
    children
  ) : (
    <Place ref={place} data-unseen>
      {room}
    </Place>
  )
}
