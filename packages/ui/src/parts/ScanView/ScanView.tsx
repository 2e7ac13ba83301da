import { type ReactNode, useId, useRef } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useScanBoard } from './board/useScanBoard.ts'
import type { ScanPicture } from './picture/openPicture.ts'
import type { ScanActions, ScanMark, ScanSize, Shown, Spot } from './scanTypes.ts'
import { ScanBox, ScanCross, ScanFoot, SideTools } from './ScanView.styles.ts'
import { texts } from '../parts.texts.ts'

// For screens, beside the component.
export { openPicture, PictureError, type ScanPicture } from './picture/openPicture.ts'
export { openTiles, type TiledScan } from './picture/openTiles.ts'
export { readGrey } from './picture/readGrey.ts'
export { uprightFile } from './picture/uprightFile.ts'
export type * from './scanTypes.ts'

export interface ScanViewProps {
  /** The scan's accessible name. The same points must stand in a table or list beside it. */
  label: string
  size: ScanSize
  /** Absent: an empty sheet of that size. */
  picture?: ScanPicture | undefined
  /** Keep the list stable while nothing in it changes. */
  marks: readonly ScanMark[]
  selected?: number | undefined
  /** Brought into view. Choosing and placing a mark moves nothing. */
  shown?: Shown | undefined
  /** Where the pointer of another view is, on this scan. */
  cursor?: Spot | undefined
  /** A place that was found exactly in the picture, marked for as long as it is given. Keep it stable. */
  caught?: Spot | undefined
  /** Further buttons beside the scan. */
  tools?: ReactNode
  actions?: ScanActions
}

const nothing: ScanActions = {}

/**
 * A scan of any size with marks that are set, dragged and nudged to a tenth of a pixel. A glass shows the pixel under
 * the pointer. It fills the height it is given; everything can be done by keyboard.
 */
export function ScanView({ actions = nothing, ...props }: ScanViewProps) {
  const { label, size, picture, marks, selected, shown, cursor, caught, tools } = props
  const t = useTexts(texts).scanView
  const { number } = useFormat()
  const keysId = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const board = useScanBoard({ canvas, size, picture, marks, selected, shown, cursor, caught, actions })
  const percent = board.scale * 100
  return (
    <ScanBox>
      <div role="application" aria-label={label} aria-describedby={keysId}>
        <canvas ref={canvas} />
      </div>
      {selected === undefined && <ScanCross />}
      <VisuallyHidden id={keysId}>{t.keys}</VisuallyHidden>
      <ScanFoot>{t.scale(number(percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)))}</ScanFoot>
      <SideTools>
        <IconButton icon="plus" label={t.zoomIn} onClick={() => board.stage?.zoomBy(1.5)} />
        <IconButton icon="minus" label={t.zoomOut} onClick={() => board.stage?.zoomBy(1 / 1.5)} />
        <IconButton icon="fit" label={t.showAll} onClick={() => board.stage?.showAll()} />
        {tools}
      </SideTools>
    </ScanBox>
  )
}
