import type { Position } from '@waldkerf/domain/entities/documents/positions'

type Parent = Pick<Position, 'rechnung_id' | 'angebot_id'>

interface PositionCopy {
  /** The invoice whose line items they are. */
  from: number
  /** The document that gets them in place of its own. */
  to: Parent
  isNegated?: boolean
}

const parentName = ({ rechnung_id, angebot_id }: Parent) => `${rechnung_id}/${angebot_id}`
const negated = (quantity: string) => (quantity.startsWith('-') ? quantity.slice(1) : `-${quantity}`)

/** Documents get the line items of an invoice. Ids that are there are kept, further ones follow the last. */
export function copyPositions(positions: readonly Position[], copies: readonly PositionCopy[]): Position[] {
  const rows = Map.groupBy(positions, parentName)
  const replaced = new Set(copies.map(({ to }) => parentName(to)))
  let last = positions.reduce((most, { id }) => Math.max(most, id), 0)
  const made = copies.flatMap(({ from, to, isNegated = false }) => {
    const own = rows.get(parentName(to)) ?? []
    const source = rows.get(parentName({ rechnung_id: from, angebot_id: null })) ?? []
    return source.map((row, index) => ({
      ...row,
      ...to,
      id: own[index]?.id ?? (last += 1),
      anzahl: isNegated ? negated(row.anzahl) : row.anzahl,
    }))
  })
  return [...positions.filter((row) => !replaced.has(parentName(row))), ...made]
}
