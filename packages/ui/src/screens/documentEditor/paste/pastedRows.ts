import { blankValues, type PositionValues } from '@waldkerf/domain/office/editor/document'
import { parseNumber } from '@waldkerf/domain/office/input/parseNumber'
import { pastedNumbers } from './pastedNumbers.ts'

/** `amount` is what the line comes to: it is not stored, but tells how the numbers before it are meant. */
type Column = 'bez' | 'anzahl' | 'einheit' | 'ep' | 'amount'

const titles: readonly (readonly [Column, RegExp])[] = [
  // Tested before the price: 'Gesamtpreis' is not the unit price.
  ['amount', /^(gesamt(?!menge)|betrag|summe|total|amount|sum\b|gp\b|g-?preis|netto$)|(preis|price).*(gesamt|total)/i],
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

/** '1.234.50': meant as a number, even if nobody can tell which. */
const digitsAlone = /^[\d.,' ]*\d[\d.,' ]*€?$/

/** Also one that could be read in two ways. */
const isNumber = (text: string) => {
  const parsed = parseNumber(text)
  return 'value' in parsed ? parsed.value !== undefined : parsed.fault !== 'notANumber' || digitsAlone.test(text)
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
  const [anzahl, ep, amount] = usable.length === 1 ? [undefined, usable[0]] : usable
  const order = new Map<number | undefined, Column>([
    [amount, 'amount'],
    [ep, 'ep'],
    [anzahl, 'anzahl'],
    [unit, 'einheit'],
    [bez, 'bez'],
  ])
  return cells.map((_, at) => order.get(at))
}

function longestText(cells: readonly string[], isText: readonly boolean[]): number {
  const lengths = cells.map((cell, at) => (isText[at] ? cell.length : 0))
  return Math.max(
    0,
    lengths.findIndex((length) => length > 0 && length === Math.max(...lengths)),
  )
}

/** Cells of a spreadsheet's clipboard text; quoted ones may hold tabs and line breaks. */
function splitCells(text: string): string[][] {
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
 * Positions from rows copied in a spreadsheet: by its titles, else by the columns' contents. Numbers are read as Germans
 * type them; ambiguous ones that nothing else in the line settles stay as they are.
 */
export function pastedRows(text: string): PositionValues[] {
  const [first, ...more] = splitCells(text)
  if (!first) return []
  const known = titled(first)
  const lines = known ? more : [first, ...more]
  const usual =
    known ?? guessed(lines.find((line) => line.length === Math.max(...lines.map(({ length }) => length))) ?? first)
  return lines.map((line) => toRow(line, usual))
}

function toRow(cells: readonly string[], order: readonly (Column | undefined)[]): PositionValues {
  const cellText = (column: Column) =>
    cells.findLast((cell, at) => order[at] === column && cell.trim() !== '')?.trim() ?? ''
  const einheit = cellText('einheit')
  const numbers = { anzahl: cellText('anzahl'), einheit, ep: cellText('ep'), amount: cellText('amount') }
  return { ...blankValues, bez: cellText('bez'), einheit, ...pastedNumbers(numbers) }
}
