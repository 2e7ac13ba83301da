import type { MapRow } from '@waldkerf/domain/maps/mapFilter'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { SheetPicture } from '@waldkerf/ui/screens/clients/details/maps/SheetPicture'
import type { ScanSource } from '@waldkerf/ui/screens/georef/georefTypes.ts'
import { useScan } from '@waldkerf/ui/screens/georef/scan/useScan.ts'
import { texts } from '../MapsScreen.texts.ts'
import { PreviewPlace } from './edit.styles.ts'

/** Longer side of the drawing in px: sharp on every screen, and small. */
const longest = 1_024

function draw(canvas: HTMLCanvasElement | null, overview: ImageBitmap) {
  if (!canvas) return
  const scale = Math.min(1, longest / Math.max(overview.width, overview.height))
  canvas.width = Math.max(1, Math.round(overview.width * scale))
  canvas.height = Math.max(1, Math.round(overview.height * scale))
  canvas.getContext('2d')?.drawImage(overview, 0, 0, canvas.width, canvas.height)
}

export interface SheetPreviewProps {
  map: MapRow
  /** Of its workplace, to which the picture leads. */
  address: string
  scan: ScanSource | undefined
}

/** The sheet itself, in a place of its own; without a picture a drawing in the sheet's proportions. */
export function SheetPreview({ map, address, scan }: SheetPreviewProps) {
  const { preview: t } = useTexts(texts).edit
  const { state } = useScan(scan)
  if (state.status === 'ready') {
    const { overview } = state.picture
    return (
      <PreviewPlace>
        <Link to={address} aria-label={t.open} title={t.open}>
          <canvas ref={(canvas) => draw(canvas, overview)} />
        </Link>
      </PreviewPlace>
    )
  }
  return (
    <PreviewPlace>
      <div role="status">
        <SheetPicture map={map} />
        {state.status === 'loading' ? t.loading : state.status === 'none' ? t.none : t.failed}
      </div>
    </PreviewPlace>
  )
}
