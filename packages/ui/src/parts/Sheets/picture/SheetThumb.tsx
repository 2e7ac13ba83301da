import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { whenSeen } from '@waldkerf/ui/browser/whenSeen'
import { color, radius } from '@waldkerf/ui/theme/tokens'
import type { Sheet, SheetSource } from '../sheetTypes.ts'
import { sheetPicture } from './sheetPictures.ts'

/** Rows that fly by while one scrolls are not asked for. */
const pause = 150

export interface SheetThumbProps {
  /** Undefined: no file of it can be drawn. */
  sheet: Sheet | undefined
  source: SheetSource | undefined
  /** Stands there until the picture is, and where there is none. */
  children?: ReactNode
}

/** A small picture of a sheet beside its name; asked for once it is about to be seen. */
export function SheetThumb({ sheet, source, children }: SheetThumbProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [found, setFound] = useState<{ objekt: string; picture: string }>()
  const picture = found?.objekt === sheet?.objekt ? found?.picture : undefined
  const isWanted = picture === undefined
  useEffect(() => {
    if (!place.current || !sheet || !source || !isWanted) return undefined
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async (): Promise<void> => {
      const drawn = await sheetPicture(sheet, source, leaving.signal).catch((error: unknown) => error)
      if (leaving.signal.aborted) return
      if (typeof drawn === 'string') setFound({ objekt: sheet.objekt, picture: drawn })
      // Another place has asked for it and is gone: now it is wanted here.
      else if (drawn instanceof DOMException && drawn.name === 'AbortError') await load()
    }
    const end = whenSeen(place.current, () => (timer = setTimeout(() => void load(), pause)))
    return () => {
      leaving.abort()
      clearTimeout(timer)
      end()
    }
  }, [sheet, source, isWanted])
  return (
    <Paper ref={place} data-drawn={picture !== undefined}>
      {picture === undefined ? children : <img src={picture} alt="" />}
    </Paper>
  )
}

const Paper = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 32px;
  overflow: hidden;

  &[data-drawn='true'] {
    border: 1px solid ${color.border};
    border-radius: ${radius('control')};
    background: ${color.page};
  }
  > img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }
  > svg {
    width: 100%;
    height: 100%;
  }
`
