import { formatPrice, formatQuantity } from '@waldkerf/domain/office/money/formatAmount'
import { memo, type MouseEvent, type PointerEvent } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { amountText, type GridField } from './cursor.ts'
import { EditedLine, type EditedLineProps } from './EditedLine.tsx'
import { Amount, Cell, Explanation, Handle, Heading, Line, Place, RowBox } from './grid.styles.ts'
import { gridTexts } from '../DocumentEditorScreen.texts.ts'
import { RowMarkSign } from './RowMarkSign.tsx'
import type { GridHandlers } from './useGrid.ts'

export interface PositionRowProps extends Omit<EditedLineProps, 'handlers'> {
  /** The field that has the cursor, if it is in this row: then the row has controls. */
  active: boolean
  /** Absent: nothing can be changed. Must not change between renders. */
  handlers: GridHandlers | undefined
}

const fieldAt = ({ target }: MouseEvent): GridField =>
  ((target as Element).closest<HTMLElement>('[data-cell]')?.dataset['cell'] as GridField | undefined) ?? 'bez'

/** A line item: text until the cursor comes, controls in the same places while it is there. */
export const PositionRow = memo(function PositionRow(props: PositionRowProps) {
  const { row, nr, active, opened, mark, handlers } = props
  const t = useTexts(gridTexts)
  const faulty = (text: string) => (text === '' ? {} : { 'data-faulty': '', title: t.unclear })
  const isEdited = active && handlers !== undefined
  const grip = handlers && {
    onPointerDown: (event: PointerEvent) => handlers.startDrag(event, row.key),
  }
  return (
    <RowBox
      role="row"
      aria-rowindex={nr + 1}
      data-key={row.key}
      data-active={isEdited || undefined}
      onMouseDown={
        handlers && !isEdited
          ? (event: MouseEvent) => {
              if ((event.target as Element).closest('[data-grip]')) return
              // The text that is pressed gives way to a control, which then has the focus.
              event.preventDefault()
              handlers.goTo({ key: row.key, field: fieldAt(event) })
            }
          : undefined
      }
    >
      {isEdited ? (
        <EditedLine {...{ row, nr, opened, mark, handlers }} />
      ) : (
        <>
          {row.erl_titel !== '' && (
            <Heading role="gridcell" data-cell="erl_titel" data-hidden={row.erl_on ? undefined : ''}>
              {row.erl_titel}
            </Heading>
          )}
          <Line role="presentation">
            <Place role="rowheader">
              {handlers && (
                <Handle data-grip="" aria-hidden="true" title={t.drag(nr)} {...grip}>
                  <Icon name="list" size={16} />
                </Handle>
              )}
              {nr}
              <RowMarkSign mark={mark} />
            </Place>
            <Cell role="gridcell" data-cell="bez">
              {row.bez}
              {row.erl !== '' && (
                <Explanation data-cell="erl" data-hidden={row.erl_on ? undefined : ''}>
                  {row.erl}
                </Explanation>
              )}
            </Cell>
            <Cell role="gridcell" data-cell="anzahl" data-end="" {...faulty(row.unklar_anzahl)}>
              {row.unklar_anzahl || formatQuantity(row.anzahl)}
            </Cell>
            <Cell role="gridcell" data-cell="einheit">
              {row.einheit}
            </Cell>
            <Cell role="gridcell" data-cell="ep" data-end="" {...faulty(row.unklar_ep)}>
              {row.unklar_ep || formatPrice(row.ep)}
            </Cell>
            <Amount role="gridcell" data-cell="amount" data-end="">
              {amountText(row)}
            </Amount>
          </Line>
        </>
      )}
    </RowBox>
  )
})
