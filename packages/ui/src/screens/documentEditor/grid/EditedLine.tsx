import { textLengths } from '@waldkerf/domain/entities/columns'
import { lineColumns } from '@waldkerf/domain/entities/documents/positions'
import type { Row } from '@waldkerf/domain/office/editor/document'
import { documentWords } from '@waldkerf/domain/office/documentModel/words'
import { doubtAbout, type NumberField, unclearFields } from '@waldkerf/domain/office/editor/unclear'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import type { ChangeEvent, PointerEvent } from 'react'
import { Menu } from '@waldkerf/ui/parts/Menu/Menu'
import { type Cursor, hasField, amountText } from './cursor.ts'
import type { RowMark } from '../editorTypes.ts'
import { CellInput, CellText } from './cell.styles.ts'
import { Amount, Edited, Handle, Heading, Line, Place } from './grid.styles.ts'
import { gridTexts } from '../DocumentEditorScreen.texts.ts'
import { NumberCell } from './NumberCell.tsx'
import { RowMarkSign } from './RowMarkSign.tsx'
import { TextCell } from './TextCell.tsx'
import type { GridHandlers } from './useGrid.ts'

export interface EditedLineProps {
  /** As it will be once the number that is being typed is taken. */
  row: Row
  nr: number
  /** An empty heading or explanation that was asked for. */
  opened: Cursor | undefined
  mark: RowMark | undefined
  /** Must not change between renders. */
  handlers: GridHandlers
}

const lengths = textLengths(lineColumns)

/** The row with the cursor. */
export function EditedLine({ row, nr, opened, mark, handlers }: EditedLineProps) {
  const t = useTexts(gridTexts)
  const { key } = row
  const text = (field: keyof typeof lengths) => ({
    'data-field': field,
    'aria-label': t.fields[field](nr),
    maxLength: lengths[field],
    value: row[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      handlers.change(key, { [field]: event.target.value }, field),
  })
  const number = (field: NumberField) => ({
    name: field,
    label: t.fields[field](nr),
    value: row[field],
    least: field === 'ep' ? 2 : 0,
    doubt: doubtAbout(field, row[unclearFields[field]]),
    onTyped: (typed: string) => handlers.setNumber(key, field, typed),
    onText: (typed: string | undefined) => handlers.noteNumber(key, field, typed),
  })
  return (
    <>
      {hasField(row, 'erl_titel', opened) && (
        <Heading role="gridcell">
          <CellInput {...text('erl_titel')} placeholder={t.placeholders.erl_titel} />
        </Heading>
      )}
      <Line role="presentation">
        <Place role="rowheader">
          <Handle
            data-grip=""
            aria-hidden="true"
            title={t.drag(nr)}
            onPointerDown={(event: PointerEvent) => handlers.startDrag(event, key)}
          >
            <Icon name="list" size={16} />
          </Handle>
          {nr}
          <RowMarkSign mark={mark} />
        </Place>
        <Edited role="gridcell" data-cell="bez">
          <TextCell row={row} text={{ ...text('bez'), placeholder: t.placeholders.bez }} handlers={handlers} />
          {hasField(row, 'erl', opened) && (
            <CellText rows={1} data-quiet="" {...text('erl')} placeholder={t.placeholders.erl} />
          )}
          <PrintChoice row={row} handlers={handlers} />
        </Edited>
        <Edited role="gridcell" data-cell="anzahl" data-label={documentWords.quantity}>
          <NumberCell {...number('anzahl')} />
        </Edited>
        <Edited role="gridcell" data-cell="einheit" data-label={documentWords.unit}>
          <CellInput {...text('einheit')} list="position-units" placeholder={t.placeholders.einheit} />
        </Edited>
        <Edited role="gridcell" data-cell="ep" data-label={documentWords.price} data-unit="€">
          <NumberCell {...number('ep')} />
        </Edited>
        <Amount role="gridcell" data-cell="amount" data-end="">
          {amountText(row)}
        </Amount>
        <Edited role="gridcell" data-cell="menu">
          <RowMenu row={row} nr={nr} handlers={handlers} />
        </Edited>
      </Line>
    </>
  )
}

/** Only for a row with a heading or an explanation, which could be left out of print. */
function PrintChoice({ row, handlers }: { row: Row; handlers: GridHandlers }) {
  const t = useTexts(gridTexts)
  if (row.erl === '' && row.erl_titel === '') return null
  return (
    <Checkbox
      label={t.print}
      checked={row.erl_on}
      tabIndex={-1}
      onChange={(event) => handlers.change(row.key, { erl_on: event.target.checked })}
    />
  )
}

export interface RowMenuProps {
  row: Row
  nr: number
  handlers: GridHandlers
}

/** Further actions on a row; each entry names its keys. */
function RowMenu({ row: { key }, nr, handlers }: RowMenuProps) {
  const t = useTexts(gridTexts)
  return (
    <Menu
      label={t.rowMenu(nr)}
      trigger={<Icon name="more" size={16} />}
      items={[
        {
          id: 'heading',
          label: t.heading,
          keys: t.keys.heading,
          onSelect: () => handlers.open({ key, field: 'erl_titel' }),
        },
        {
          id: 'explanation',
          label: t.explanation,
          keys: t.keys.explanation,
          onSelect: () => handlers.open({ key, field: 'erl' }),
        },
        ...(nr === 1
          ? []
          : [
              {
                id: 'up',
                label: t.moveUp,
                keys: t.keys.moveUp,
                icon: 'arrow-up' as const,
                startsGroup: true,
                onSelect: () => handlers.move(key, -1),
              },
            ]),
        {
          id: 'down',
          label: t.moveDown,
          keys: t.keys.moveDown,
          icon: 'arrow-down',
          startsGroup: nr === 1,
          onSelect: () => handlers.move(key, 1),
        },
        {
          id: 'duplicate',
          label: t.duplicate,
          keys: t.keys.duplicate,
          icon: 'duplicate',
          onSelect: () => handlers.duplicate(key),
        },
        {
          id: 'remove',
          label: t.remove,
          keys: t.keys.remove,
          icon: 'close',
          startsGroup: true,
          onSelect: () => handlers.remove(key),
        },
      ]}
    />
  )
}
