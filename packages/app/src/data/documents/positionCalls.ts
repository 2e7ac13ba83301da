import { deletePosition, insertPosition, setUnclear, updatePosition } from '@waldkerf/domain/calls/documents/positions'
import { columnValues } from '@waldkerf/domain/entities/columns'
import { type Position, writtenColumns } from '@waldkerf/domain/entities/documents/positions'
import type { PositionValues } from '@waldkerf/domain/office/editor/document'
import type { Write } from '@waldkerf/domain/office/editor/plan'
import type { UnclearText } from '@waldkerf/domain/office/editorSession/sessionTypes'
import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import type { Client } from '../gateway/client.ts'

type Ordered = PositionValues & { lfd_nr: number }

/** Line items of an offer or an invoice. */
export function createPositionCalls(gateway: Client) {
  const insert = (kind: DocumentKind, parent: number, values: Ordered, idempotencyKey: string): Promise<Position> => {
    const columns = columnValues(writtenColumns, values)
    const parentId = kind === 'invoice' ? { rechnung_id: parent } : { angebot_id: parent }
    return gateway.call(insertPosition, { ...columns, ...parentId }, { idempotencyKey })
  }
  return {
    /** @param idempotencyKey the same for every try with the same values */
    insert,
    update: ({ id, version, lfd_nr, values }: Extract<Write, { kind: 'update' }>): Promise<Position> =>
      gateway.call(updatePosition, { id, ...columnValues(writtenColumns, { ...values, lfd_nr }) }, { version }),
    setUnclear: ({ id, version, field, text }: UnclearText): Promise<Position> =>
      gateway.call(setUnclear, { position_id: id, feld: field, text }, { version }),
    remove: (id: number) => gateway.call(deletePosition, { position_id: id }),
  }
}

export type PositionCalls = ReturnType<typeof createPositionCalls>
