export type DifferenceRow = { kind: 'same' | 'removed' | 'added'; text: string }

/** For longer texts the differing middle is shown as removed and added as a whole, since comparing would take too long. */
const mostCells = 4_000_000

/**
 * The change when `made` replaces `stored`: the rows of a shortest edit, removed before added. Each control point is a
 * row of its own, since a changed line of a hundred points would not show which one moved. Rows keep their spaces and
 * line breaks: all but the added ones joined are `stored`, all but the removed ones are `made`.
 */
export function difference(stored: string, made: string): DifferenceRow[] {
  const [left, right] = [splitRows(stored), splitRows(made)]
  let start = 0
  while (start < Math.min(left.length, right.length) && left[start] === right[start]) start += 1
  let end = 0
  const shorter = Math.min(left.length, right.length) - start
  while (end < shorter && left.at(-1 - end) === right.at(-1 - end)) end += 1
  return [
    ...markRows('same', left.slice(0, start)),
    ...middleRows(left.slice(start, left.length - end), right.slice(start, right.length - end)),
    ...markRows('same', left.slice(left.length - end)),
  ]
}

/** Lines, broken before each control point and after the last. */
function splitRows(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\n)|(?= -gcp )|(?= )(?<= -gcp \S+ \S+ \S+ \S+)/)
}

function middleRows(left: readonly string[], right: readonly string[]): DifferenceRow[] {
  if (left.length * right.length > mostCells) return [...markRows('removed', left), ...markRows('added', right)]
  const lengths = commonLengths(left, right)
  const rows: DifferenceRow[] = []
  let [at, to] = [0, 0]
  while (at < left.length && to < right.length) {
    const [one = '', other = ''] = [left[at], right[to]]
    if (one === other) rows.push({ kind: 'same', text: one })
    const skip = (lengths[at + 1]?.[to] ?? 0) >= (lengths[at]?.[to + 1] ?? 0)
    if (one !== other) rows.push(skip ? { kind: 'removed', text: one } : { kind: 'added', text: other })
    if (one === other || skip) at += 1
    if (one === other || !skip) to += 1
  }
  return [...rows, ...markRows('removed', left.slice(at)), ...markRows('added', right.slice(to))]
}

/** Longest common subsequence of the rests from each pair of places on. */
function commonLengths(left: readonly string[], right: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint32Array(right.length + 1))
  for (let at = left.length - 1; at >= 0; at -= 1) {
    const [row, next] = [lengths[at], lengths[at + 1]]
    if (!row || !next) continue
    for (let to = right.length - 1; to >= 0; to -= 1) {
      row[to] = left[at] === right[to] ? (next[to + 1] ?? 0) + 1 : Math.max(next[to] ?? 0, row[to + 1] ?? 0)
    }
  }
  return lengths
}

function markRows(kind: DifferenceRow['kind'], texts: readonly string[]): DifferenceRow[] {
  return texts.map((text) => ({ kind, text }))
}
