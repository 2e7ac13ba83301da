import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { whenSeen } from '@waldkerf/ui/browser/whenSeen'
import { color, radius } from '@waldkerf/ui/theme/tokens'
import { Icon } from '../Icon/Icon.tsx'

const Frame = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius('control')};
  background: ${color.hover};
  color: ${color.textDisabled};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

export interface LazyPictureProps {
  /** The picture in words; empty where the text beside it says the same. */
  alt: string
  /** Undefined: there is none. */
  id: number | undefined
  /** Fetches the bytes; must not change between renders. */
  load: (id: number) => Promise<Blob>
  /** Stands in its place where there is none, and until it is there; a sign for a picture when absent. */
  none?: ReactNode
}

/** A picture whose bytes come by a call, once it is about to be seen. Its place is kept; without one a sign stands there. */
export function LazyPicture({ alt, id, load, none }: LazyPictureProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const element = frame.current
    if (!element || id === undefined) return undefined
    let made: string | undefined
    let gone = false
    const show = (bytes: Blob) => {
      if (gone) return
      made = URL.createObjectURL(bytes)
      setUrl(made)
    }
    // A picture that does not come needs no message: the record has all its words without it.
    const endWait = whenSeen(element, () => void load(id).then(show, () => undefined))
    return () => {
      gone = true
      endWait()
      if (made) URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [id, load])
  return <Frame ref={frame}>{url ? <img src={url} alt={alt} /> : none || <Icon name="picture" size={20} />}</Frame>
}
