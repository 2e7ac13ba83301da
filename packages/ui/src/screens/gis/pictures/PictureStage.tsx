import { useId, useRef } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { texts } from './pictures.texts.ts'
import { Frame, Leaf, Stage, Waiting } from './PictureStage.styles.ts'
import { PictureTools } from './PictureTools.tsx'
import { type PictureView, viewStyle } from './pictureView.ts'
import { usePictureView } from './usePictureView.ts'

export interface PictureStageProps {
  /** The address of the picture; undefined while its bytes are being loaded, '' where that failed. */
  url: string | undefined
  /** Which one it is, from 1, and of how many. */
  place: number
  total: number
  /** How it is looked at: the caller's, so that it stays where the picture moves to another place. */
  view: PictureView
  onView: (change: (view: PictureView) => PictureView) => void
  full: boolean
  /** Absent: it does not fill the screen. */
  onFull?: () => void
  /** 1: the next picture, -1: the one before. */
  onLeaf: (steps: number) => void
}

/** One picture to look at closely: zoom, move, turn, light. It stays while pictures change, so that the keys go on. */
export function PictureStage({ url, place, total, view, onView, full, onFull, onLeaf }: PictureStageProps) {
  const t = useTexts(texts)
  const help = useId()
  const stage = useRef<HTMLDivElement>(null)
  const handlers = usePictureView(stage, { view, change: onView, leaf: onLeaf, toggleFull: () => onFull?.() })
  return (
    <Frame>
      <Stage
        ref={stage}
        role="application"
        aria-label={t.alt(place, total)}
        aria-describedby={help}
        tabIndex={0}
        data-zoomed={view.zoom > 1}
        {...handlers}
      >
        {url ? (
          <img src={url} alt={t.alt(place, total)} style={viewStyle(view)} draggable={false} />
        ) : (
          <Waiting>{url === '' ? t.broken : t.loading}</Waiting>
        )}
      </Stage>
      <VisuallyHidden id={help}>{t.stage.help}</VisuallyHidden>
      <ViewNews view={view} />
      {total > 1 && (
        <>
          <Leaf data-side="previous">
            <IconButton icon="chevron-left" label={t.stage.previous} onClick={() => onLeaf(-1)} />
          </Leaf>
          <Leaf data-side="next">
            <IconButton icon="chevron-right" label={t.stage.next} onClick={() => onLeaf(1)} />
          </Leaf>
        </>
      )}
      {url && <PictureTools view={view} onChange={onView} full={full} onFull={onFull} />}
    </Frame>
  )
}

/** Tells screen readers how the picture is zoomed and turned. */
function ViewNews({ view: { zoom, turns } }: { view: PictureView }) {
  const t = useTexts(texts).stage
  const { number } = useFormat()
  const parts = [zoom > 1 && t.zoomed(number(Math.round(zoom * 100))), turns > 0 && t.turned(turns * 90)].filter(
    Boolean,
  )
  return <VisuallyHidden role="status">{parts.join(', ')}</VisuallyHidden>
}
