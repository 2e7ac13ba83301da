import { converter } from '@waldkerf/domain/georef/coordinates/convert'
import { cornerPlaces, edgeFault, type SheetEdges } from '@waldkerf/domain/georef/points/sheetCorners'
import { writtenNumber } from '@waldkerf/domain/georef/points/numberText'
import { newPoint, type NewPoint } from '@waldkerf/domain/georef/workplace/workPoint'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { FieldRow, FormDialog } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { useState } from 'react'
import { useGrids } from '../model/grids.ts'
import { SystemChoice } from './SystemChoice.tsx'
import { texts } from '../GeorefScreen.texts.ts'

type Edge = keyof SheetEdges
const edges: readonly Edge[] = ['left', 'right', 'top', 'bottom']

export interface CornersDialogProps {
  /** The map's system. */
  epsg: number | null
  /** Takes four points, clockwise from the top left, that lack their place in the scan. */
  onTake: (points: readonly NewPoint[]) => void
  onClose: () => void
}

/** The coordinates along the edges of a sheet, typed once; its corners are pressed in the scan afterwards. */
export function CornersDialog({ epsg, onTake, onClose }: CornersDialogProps) {
  const t = useTexts(texts).pointTable.corners
  const grids = useGrids()
  const [typed, setTyped] = useState<Record<Edge, string>>({ left: '', right: '', top: '', bottom: '' })
  const [from, setFrom] = useState(epsg)
  const [isSent, setSent] = useState(false)
  const numbers = Object.fromEntries(edges.map((edge) => [edge, writtenNumber(typed[edge])])) as Record<
    Edge,
    number | null
  >
  const whole = edges.every((edge) => numbers[edge] !== null) ? (numbers as SheetEdges) : undefined
  const fault = whole && edgeFault(whole)
  const convert = from === null || epsg === null || from === epsg ? null : converter(from, epsg, grids)
  const places = whole && fault === null ? cornerPlaces(whole, convert) : undefined
  const faultAt = (edge: Edge) => {
    if (!isSent) return undefined
    if (numbers[edge] === null) return t.noNumber
    return fault === edge ? t.faults[fault] : undefined
  }
  const take = () => {
    setSent(true)
    if (places) onTake(places.map((place) => newPoint(null, place)))
  }
  return (
    <FormDialog
      title={t.title}
      description={t.about}
      submit={{ label: t.take }}
      busy={false}
      onSubmit={take}
      onClose={onClose}
    >
      <FieldRow>
        {edges.map((edge) => (
          <TextField
            key={edge}
            label={t.edges[edge]}
            inputMode="decimal"
            autoComplete="off"
            value={typed[edge]}
            error={faultAt(edge)}
            onChange={({ target }) => setTyped({ ...typed, [edge]: target.value })}
          />
        ))}
      </FieldRow>
      <SystemChoice epsg={epsg} from={from} isLost={places === null} onFrom={setFrom} />
    </FormDialog>
  )
}
