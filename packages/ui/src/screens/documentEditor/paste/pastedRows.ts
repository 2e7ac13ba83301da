import { blankValues, type PositionValues } from '@waldkerf/domain/office/editor/document'
import { type NumberFault, parseNumber } from '@waldkerf/domain/office/input/parseNumber'

/** A line of what was pasted, with what could not be read in it. */
export interface PastedRow {
  values: PositionValues
  /** By field; such a number is left at its beginning. */
  faults: Partial<Record<'anzahl' | 'ep', { text: string; fault: NumberFault }>>
}

const columns = ['bez', 'anzahl', 'einheit', 'ep'] as const
type Column = (typeof columns)[number]

const titles: readonly (readonly [Column, RegExp])[] = [
  ['anzahl', /^(anz|menge|quantity|qty)/i],
  ['einheit', /^(einh|unit$|me$)/i],
  ['ep', /(preis|price|^ep\b|^e-?p)/i],
  ['bez', /(bez|text|leistung|beschreib|description|position|artikel|item)/i],
]

/** Which column is what, by a line of titles; undefined where the first line is none. */
function titled(cells: readonly string[]): (Column | undefined)[] | undefined {
  const found = cells.map((cell) => titles.find(([, words]) => words.test(cell.trim()))?.[0])
  return found.filter(Boolean).length >= 2 ? found : undefined
}

const isNumber = (text: string) => {
  const parsed = parseNumber(text)
  return 'value' in parsed && parsed.value !== undefined
}

/** Without titles: the first text is the description; a number before the unit is the quantity, one after it the price. */
function guessed(cells: readonly string[]): (Column | undefined)[] {
  const isText = cells.map((cell) => cell.trim() !== '' && !isNumber(cell))
  const bez = longestText(cells, isText)
  const rest = cells.map((_, at) => at).filter((at) => at !== bez && (cells[at] ?? '').trim() !== '')
  const numbers = rest.filter((at) => !isText[at])
  const unit = numbers.length > 0 ? rest.find((at) => isText[at]) : undefined
  // Beside quantity and price sheets often have the line's number before and its amount after.
  const usable = numbers.length > 2 && numbers[0] === 0 && bez > 0 ? numbers.slice(1) : numbers
  const [anzahl, ep] = usable.length === 1 ? [undefined, usable[0]] : usable
  return cells.map((_, at) =>
    at === bez ? 'bez' : at === unit ? 'einheit' : at === anzahl ? 'anzahl' : at === ep ? 'ep' : undefined,
  )
}

function longestText(cells: readonly string[], isText: readonly boolean[]): number {
  const lengths = cells.map((cell, at) => (isText[at] ? cell.length : 0))
  return Math.max(
    0,
    lengths.findIndex((length) => length > 0 && length === Math.max(...lengths)),
  )
}

/** Cells of a spreadsheet's clipboard text; quoted ones may hold tabs and line breaks. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy
  const plain = text.replaceAll('\r\n', '\n').replace(/\n+$/, '')
  for (let match = cell.exec(plain); match; match = cell.exec(plain)) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === '\n') rows.push([])
    if (match[3] === '' || cell.lastIndex > plain.length) break
  }
  return rows.filter((row) => row.some((value) => value.trim() !== ''))
}

/**
 * Positions of what was copied in a spreadsheet: by its titles, else by what the columns look like. Numbers are read as
 * Germans type them; what could be read in two ways is left out and said.
 */
export function pastedRows(text: string): PastedRow[] {
  const [first, ...more] = cellsOf(text)
  if (!first) return []
  const known = titled(first)
  const lines = known ? more : [first, ...more]
  const usual =
    known ?? guessed(lines.find((line) => line.length === Math.max(...lines.map(({ length }) => length))) ?? first)
  return lines.map((line) => rowOf(line, usual))
}

function rowOf(cells: readonly string[], order: readonly (Column | undefined)[]): PastedRow {
  const row: PastedRow = { values: { ...blankValues }, faults: {} }
  cells.forEach((cell, at) => {
    const column = order[at]
    const text = cell.trim()
    if (!column || text === '') return
    if (column === 'bez' || column === 'einheit') row.values[column] = text
    else {
      const parsed = parseNumber(text, { decimals: column === 'ep' ? 4 : 6 })
      if ('fault' in parsed) row.faults[column] = { text, fault: parsed.fault }
      else row.values[column] = parsed.value ?? blankValues[column]
    }
  })
  return row
}
