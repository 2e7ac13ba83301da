import { color, radius } from '@waldkerf/ui/theme/tokens'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { frameRights } from '../../looks/address.ts'
import { readOut, type Spoken } from './readout.ts'

/** Between two looks into the frame, ms. */
const pause = 200
/** A story that is not there by then, ms, has failed: the frame says so itself. */
const patience = 15_000
/** Heights of the frame, px: at first and at most, at least, and the room around a small part. */
const heights = { most: 480, least: 120, around: 64 }

export interface ExampleFrameProps {
  title: string
  /** To be given as the key as well: a new address needs a new frame. */
  address: string
  /** Pieces of the frame need a window that is as wide as a screen. */
  wide: boolean
  /** Called when the story has come to rest. */
  onRead: (spoken: readonly Spoken[]) => void
}

/** All that a story draws: its root, or what it opens beside it. */
const drawn = ({ body }: Document): readonly Element[] =>
  body.classList.contains('sb-show-main')
    ? [...body.children].filter((element) => !/\bsb-/.test(element.className) && element.children.length > 0)
    : []

function drawnHeight(roots: readonly Element[]): number {
  const boxes = roots
    .flatMap((root) => [...root.querySelectorAll('*')].map((element) => element.getBoundingClientRect()))
    .filter(({ width, height }) => width * height > 0)
  return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
}

/** A story in a window of its own: what it opens, and the keys that it takes, stay in there. */
export function ExampleFrame({ title, address, wide, onRead }: ExampleFrameProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const [height, setHeight] = useState(heights.most)
  useEffect(() => {
    const begin = performance.now()
    let before = ''
    const timer = setInterval(() => {
      const page = frame?.contentDocument
      if (performance.now() - begin > patience) clearInterval(timer)
      const roots = page?.body ? drawn(page) : []
      if (roots.length === 0) return
      const spoken = roots.flatMap(readOut)
      const now = JSON.stringify(spoken)
      // The same twice: it has come to rest.
      if (now === before) {
        clearInterval(timer)
        setHeight(Math.max(heights.least, Math.min(heights.most, drawnHeight(roots) + heights.around)))
        onRead(spoken)
      }
      before = now
    }, pause)
    return () => clearInterval(timer)
  }, [frame, onRead])
  return (
    <Box>
      <Frame ref={setFrame} title={title} src={address} sandbox={frameRights} style={{ height }} $wide={wide} />
    </Box>
  )
}

const Box = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};
`

const Frame = styled.iframe<{ $wide: boolean }>`
  display: block;
  width: 100%;
  min-width: ${({ $wide }) => ($wide ? '1024px' : 0)};
  border: 0;
`
