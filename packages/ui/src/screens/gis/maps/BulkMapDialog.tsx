import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { type BulkPlan, planBulk } from '@waldkerf/domain/bulk/planBulk'
import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { columnValues, type MapRow } from '@waldkerf/domain/maps/mapFilter'
import { type EditableMapColumn, mapField, mapFields, readMapValue } from '@waldkerf/domain/maps/mapValues'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { BulkChangeDialog } from '@waldkerf/ui/parts/BulkChange/BulkChangeDialog'
import { BulkChangePreview, type PreviewLine, usePlanLines } from '@waldkerf/ui/parts/BulkChange/BulkChangePreview'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { space } from '@waldkerf/ui/theme/tokens'
import { texts } from './MapsScreen.texts.ts'
import { MapFieldInput } from './edit/MapFieldInput.tsx'
import { mapName } from './mapName.ts'
import type { MapsActions } from './mapsTypes.ts'

const Choice = styled.div`
  display: grid;
  gap: ${space(3)};
`

export interface BulkMapDialogProps {
  chosen: readonly MapRow[]
  change: MapsActions['change']
  /** @param stored those that were changed */
  onClose: (stored: readonly number[]) => void
}

const isRepeated = (column: EditableMapColumn) => column === 'typ' || column === 'status' || column === 'client_status'
type MapPlan = BulkPlan<MapRow, 'unchanged'>
const nothing: MapPlan = { ready: [], skipped: [] }
const isEmpty = (value: MapRow[EditableMapColumn]) => value === '' || value === null || value === false

/** Gives many maps one value in one field: a preview, then each one's result; failed ones can be tried again. */
export function BulkMapDialog({ chosen: now, change, onClose }: BulkMapDialogProps) {
  const {
    bulkChange: t,
    columns,
    edit: { faults },
  } = useTexts(texts)
  const { number } = useFormat()
  // Kept: the maps change during the run, but the person was asked about these.
  const [chosen] = useState(now)
  const [column, setColumn] = useState<EditableMapColumn>('status')
  /** Undefined until something is typed or chosen: nobody empties a field of many maps by not typing. */
  const [typed, setTyped] = useState<string>()
  /** A second try after a conflict overwrites on purpose: it starts from the value that is stored now. */
  const theirs = useRef(new Map<number, SurveyMap>())
  const field = mapField(column)
  const read = readMapValue(field, typed ?? '', useLanguage())
  const isChosen = typed !== undefined && !('fault' in read)
  const plan = isChosen ? planBulk(chosen, (map) => (map[column] === read.value ? 'unchanged' : undefined)) : nothing
  const { ready } = plan
  const lines = useLines(plan, column)
  const work = async (id: number) => {
    const map = theirs.current.get(id) ?? ready.find((one) => one.id === id)
    if (!map || 'fault' in read) return
    try {
      await change(map, column, read.value)
    } catch (error) {
      if (error instanceof ConflictError && error.stored) theirs.current.set(id, error.stored as SurveyMap)
      throw error
    }
  }
  return (
    <BulkChangeDialog
      title={t.title(number(chosen.length), chosen.length === 1)}
      words={{ start: t.start(number(ready.length), ready.length === 1), progress: t.progress, results: t.results }}
      ready={ready.map((map) => ({ id: map.id, name: mapName(map) }))}
      work={work}
      onClose={onClose}
    >
      <Choice>
        <Select
          label={t.field}
          value={column}
          onChange={({ target }) => {
            const next = target.value as EditableMapColumn
            setColumn(next)
            setTyped(mapField(next).kind === 'flag' ? 'true' : undefined)
          }}
        >
          {mapFields.map((one) => (
            <option key={one.column} value={one.column}>
              {columns[one.column]}
            </option>
          ))}
        </Select>
        <MapFieldInput
          key={column}
          field={field}
          label={columns[column]}
          value={typed ?? ''}
          error={'fault' in read ? faults[read.fault] : undefined}
          suggestions={isRepeated(column) ? columnValues(chosen, column) : []}
          onType={setTyped}
          onChoose={setTyped}
        />
      </Choice>
      <BulkChangePreview lines={typed === undefined ? [{ tone: 'none', text: t.choose }] : lines} />
    </BulkChangeDialog>
  )
}

/** The expected changes, in sentences. */
function useLines(plan: MapPlan, column: EditableMapColumn): PreviewLine[] {
  const t = useTexts(texts).bulkChange
  const replaced = plan.ready.filter((map) => !isEmpty(map[column])).length
  return usePlanLines(
    // Where none changes, that is all there is to say.
    plan.ready.length > 0 ? plan : nothing,
    { ready: t.ready, noneReady: t.none, skipped: { unchanged: t.unchanged } },
    { count: replaced, say: t.replaced },
  )
}
