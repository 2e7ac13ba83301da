import { type Line, sumLines } from './amounts.ts'

/** A line item; one with a heading opens a group. */
export interface GroupedLine extends Line {
  erl_titel: string
}

export interface Group<L extends GroupedLine> {
  /** '' for the lines before the first heading. */
  title: string
  lines: readonly L[]
  /** The sum of the rounded lines. */
  subtotal: string
}

/**
 * Lines as groups: each heading opens one, which lasts until the next.
 * @param lines in the document's order
 * @throws RangeError when a number is no decimal text
 */
export function groupLines<L extends GroupedLine>(lines: readonly L[]): Group<L>[] {
  const groups: { title: string; lines: L[] }[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    const title = line.erl_titel.trim()
    if (last && title === '') last.lines.push(line)
    else groups.push({ title, lines: [line] })
  }
  return groups.map((group) => ({ ...group, subtotal: sumLines(group.lines) }))
}
