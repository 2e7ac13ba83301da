import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { whenSeen } from '@waldkerf/ui/browser/whenSeen'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { color, fontSize, radius } from '@waldkerf/ui/theme/tokens'
import { Icon } from '../Icon/Icon.tsx'
import { texts } from '../parts.texts.ts'

const Frame = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius('control')};
  background: ${color.hover};
  color: ${color.textDisabled};
  container-type: inline-size;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

/** In a row's height there is no room for words: a dash, as in other cells. */
const None = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  line-height: 14px;
  text-align: center;

  @container (width < 72px) {
    width: min-content;
    /* In a cell, too. */
    white-space: normal;
  }
  @container (width < 48px) {
    font-size: 0;

    &::before {
      content: '–' / '';
      font-size: ${fontSize(13)};
    }
  }
`

export interface LazyPictureProps {
  /** The picture in words; empty where the text beside it says the same. */
  alt: string
  /** Undefined: there is none. */
  id: number | undefined
  /** Fetches the bytes; must not change between renders. */
  load: (id: number) => Promise<Blob>
  /** Stands in its place where there is none, and until it is there; when absent, it is said that there is none. */
  none?: ReactNode
}

/** A picture whose bytes come by a call, once it is about to be seen. Its place is kept; where there is none, that is said. */
export function LazyPicture({ alt, id, load, none }: LazyPictureProps) {
  const { noPicture } = useTexts(texts).lazyPicture
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
  const sign = id === undefined ? <None>{noPicture}</None> : <Icon name="picture" size={20} />
  return <Frame ref={frame}>{url ? <img src={url} alt={alt} /> : none || sign}</Frame>
}
