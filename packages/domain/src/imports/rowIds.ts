const longestId = 200

/** A row of a file that does not come. */
export interface RefusedRow<Problem extends string> {
  /** Place in the table's rows. */
  row: number
  /** At least one. */
  problems: Problem[]
}

/**
 * Gives each row of a file an id that is the same whenever the row comes again: its own, else one of its content and of how
 * often that came before.
 */
export function rowIds(): (typed: string, content: string) => { id: string } | { problem: 'idTwice' | 'idTooLong' } {
  const seen = new Set<string>()
  const alike = new Map<string, number>()
  return (typed, content) => {
    const count = (alike.get(content) ?? 0) + 1
    if (typed === '') alike.set(content, count)
    const id = typed === '' ? `${content} #${count}` : typed
    if (id.length > longestId) return { problem: 'idTooLong' }
    if (seen.has(id)) return { problem: 'idTwice' }
    seen.add(id)
    return { id }
  }
}
