import * as v from 'valibot'
import { beetleColumnsAnswer, type BeetleColumnsAnswer, isNameColumn, type TextColumn, textColumns } from './wire.ts'

const numberColumns = ['art', 'user_id', 'bilder_anzahl', 'version'] as const
const optionalColumns = ['fund_datum', 'lat', 'lon'] as const
const cellColumns = [...textColumns, ...numberColumns, ...optionalColumns] as const
type CellColumn = (typeof cellColumns)[number]

const cells = v.array(v.unknown())
/** The answer with unchecked cells, except the two columns that travel as differences. */
const looseAnswer = v.object({
  ...beetleColumnsAnswer.entries,
  texte: v.record(v.string(), cells),
  ...(Object.fromEntries(cellColumns.map((name) => [name, cells])) as Record<CellColumn, typeof cells>),
})
type LooseAnswer = v.InferOutput<typeof looseAnswer>

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

/** Whether this row is readable in each column. */
function isReadable(answer: LooseAnswer, row: number): boolean {
  const namesText = (name: TextColumn) => {
    const code = answer[name][row]
    const value = typeof code === 'number' ? answer.texte[name]?.[code] : undefined
    return typeof value === 'string' || (value === null && isNameColumn(name))
  }
  return (
    textColumns.every(namesText) &&
    numberColumns.every((name) => isNumber(answer[name][row])) &&
    optionalColumns.every((name) => answer[name][row] === null || isNumber(answer[name][row]))
  )
}

/** The differences between the rows that stay. */
function stepsBetween(steps: readonly number[], stay: readonly number[], scale: number): number[] {
  const sums: number[] = []
  let sum = 0
  for (const step of steps) sums.push((sum += Math.round(step * scale)))
  return stay.map((row, index) => ((sums[row] ?? 0) - (sums[stay[index - 1] ?? -1] ?? 0)) / scale)
}

/** The answer with these rows only. @param stay places of rows, ascending */
function picked(answer: LooseAnswer, stay: readonly number[]): unknown {
  const columns = cellColumns.map((name) => [name, stay.map((row) => answer[name][row])])
  // No remaining row refers to an invalid text, so any string may replace it.
  const texts = Object.entries(answer.texte).map(([name, list]) => [
    name,
    list.map((text) => (text === null && isNameColumn(name) ? null : String(text))),
  ])
  return {
    ...answer,
    ...Object.fromEntries(columns),
    texte: Object.fromEntries(texts),
    anzahl: stay.length,
    id: stepsBetween(answer.id, stay, 1),
    gemeldet_am: stepsBetween(answer.gemeldet_am, stay, 1e6),
  }
}

const isWhole = (answer: BeetleColumnsAnswer) =>
  textColumns.every((name) => answer[name].every((code) => answer.texte[name][code] !== undefined))

/**
 * An answer of w_get_kaefer_spalten without the rows that have something unreadable in a column. `id` and `gemeldet_am`
 * are differences to the row before: one that is missing leaves all below it without a value, and the answer fails.
 * @throws ValiError; RangeError where columns differ in length
 */
export function readableColumns(body: unknown): { answer: BeetleColumnsAnswer; unreadable: number } {
  const strict = v.safeParse(beetleColumnsAnswer, body)
  if (strict.success && isWhole(strict.output)) return { answer: strict.output, unreadable: 0 }
  const loose = v.parse(looseAnswer, body)
  const { anzahl } = loose
  const columns = [loose.id, loose.gemeldet_am, ...cellColumns.map((name) => loose[name])]
  if (columns.some(({ length }) => length !== anzahl)) throw new RangeError('The columns differ in length.')
  const stay = Array.from({ length: anzahl }, (_, row) => row).filter((row) => isReadable(loose, row))
  if (stay.length === 0 && anzahl > 0) throw new RangeError('No row can be read.')
  return { answer: v.parse(beetleColumnsAnswer, picked(loose, stay)), unreadable: anzahl - stay.length }
}
