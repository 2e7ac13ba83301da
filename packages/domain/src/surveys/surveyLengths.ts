import type { SurveyViewRow } from '../entities/maps/surveys.ts'

/** A length under its label; '' is shown as 'Andere'. The unit is the installation's. */
export interface SurveyLength {
  label: string
  length: number
}

/** A row's texts and its first number, because the columns of survey views are not specified. */
function read(row: SurveyViewRow) {
  const cells = Object.values(row)
  return {
    texts: cells.filter((cell) => typeof cell === 'string').map((cell) => cell.trim()),
    length: cells.find((cell) => typeof cell === 'number') ?? 0,
  }
}

/** The longest first; an empty label last, however long it is. */
const byLength = (a: SurveyLength, b: SurveyLength) =>
  Number(a.label === '') - Number(b.label === '') || b.length - a.length || (a.label < b.label ? -1 : 1)

/** Lengths by the first text of their rows; equal labels are added up. */
export function toLengths(rows: readonly SurveyViewRow[]): SurveyLength[] {
  const sums = new Map<string, number>()
  for (const row of rows) {
    const { texts, length } = read(row)
    const label = texts[0] ?? ''
    sums.set(label, (sums.get(label) ?? 0) + length)
  }
  return [...sums].map(([label, length]) => ({ label, length })).toSorted(byLength)
}

/** Lengths by two texts: `values[row][column]` belongs to `labels[row]` and `parts[column]`. */
export interface LengthTable {
  labels: readonly string[]
  parts: readonly string[]
  values: readonly (readonly number[])[]
}

/** The classes of quality of drainage data, the best first. */
const qualityClasses: readonly string[] = ['sehr gut', 'gut', 'mittel', 'ungenau', 'schlecht']

/** Quality classes in their order, then other labels, the longest first; an empty label last. */
function inClassOrder(lengths: readonly SurveyLength[]): SurveyLength[] {
  const rank = ({ label }: SurveyLength) => {
    const found = qualityClasses.indexOf(label.toLowerCase())
    return label === '' ? Infinity : found === -1 ? qualityClasses.length : found
  }
  return lengths.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}

/**
 * Lengths by the first text of their rows, each divided by the second; classes of quality stand in their order.
 * @param most the largest number of parts; shorter ones beyond it are joined as the part without a name
 */
export function buildLengthTable(rows: readonly SurveyViewRow[], most: number): LengthTable {
  const labels = inClassOrder(toLengths(rows)).map(({ label }) => label)
  const all = toLengths(rows.map((row) => ({ part: read(row).texts[1] ?? '', length: read(row).length })))
  const named = all.map(({ label }) => label).filter(Boolean)
  const kept = named.slice(0, most - 1)
  const parts = named.length <= most && !all.some(({ label }) => label === '') ? named : [...kept, '']
  const values = labels.map(() => parts.map(() => 0))
  for (const row of rows) {
    const { texts, length } = read(row)
    const line = values[labels.indexOf(texts[0] ?? '')]
    const found = parts.indexOf(texts[1] ?? '')
    const at = found === -1 ? parts.length - 1 : found
    if (line) line[at] = (line[at] ?? 0) + length
  }
  return { labels, parts, values }
}
