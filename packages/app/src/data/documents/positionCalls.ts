import { deletePosition, insertPosition, setUnclear, updatePosition } from '@waldkerf/domain/calls/documents/positions'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import type { PositionValues } from '@waldkerf/domain/office/editor/document'
import type { Write } from '@waldkerf/domain/office/editor/plan'
import type { UnclearText } from '@waldkerf/domain/office/editorSession/sessionTypes'
import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import type { Client } from '../gateway/client.ts'

type Ordered = PositionValues & { lfd_nr: number }

/** Line items of an offer or an invoice. */
export function createPositionCalls(gateway: Client) {
  const insert = (
    kind: DocumentKind,
    parent: number,
    { anzahl, einheit, bez, ep, erl, erl_on, erl_titel, lfd_nr }: Ordered,
    idempotencyKey: string,
  ): Promise<Position> => {
    const columns = { anzahl, einheit, bez, ep, erl, erl_on, erl_titel, lfd_nr }
    const parentId = kind === 'invoice' ? { rechnung_id: parent } : { angebot_id: parent }
    return gateway.call(insertPosition, { ...columns, ...parentId }, { idempotencyKey })
  }
  return {
    /** @param idempotencyKey the same for every try with the same values */
    insert,
    update: ({ id, version, lfd_nr, values }: Extract<Write, { kind: 'update' }>): Promise<Position> => {
      const { unklar_anzahl: _quantity, unklar_ep: _price, ...columns } = values
      return gateway.call(updatePosition, { id, lfd_nr, ...columns }, { version })
    },
    setUnclear: ({ id, version, field, text }: UnclearText): Promise<Position> =>
      gateway.call(setUnclear, { position_id: id, feld: field, text }, { version }),
    remove: (id: number) => gateway.call(deletePosition, { position_id: id }),
  }
}

export type PositionCalls = ReturnType<typeof createPositionCalls>
