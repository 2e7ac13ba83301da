import { type BeetleColumns, noDay } from './columns.ts'
import { dayNumberAt } from './times.ts'
import type { BeetleColumnsAnswer, TextColumn } from './wire.ts'

/**
 * An answer of w_get_kaefer_spalten as typed arrays. Pure, and quick enough for 100,000 records in a worker.
 * @throws RangeError where columns differ in length or point at texts that are not there
 */
export function decodeColumns(answer: BeetleColumnsAnswer): BeetleColumns {
  const { anzahl: length } = answer
  const ids = summed(sized(answer.id, length), (step) => step)
  const gemeldet_am = summed(sized(answer.gemeldet_am, length), (seconds) => Math.round(seconds * 1e6))
  return {
    status: codedTexts(answer, 'status'),
    published_from: codedTexts(answer, 'published_from'),
    letzter_bearbeiter: codedTexts(answer, 'letzter_bearbeiter'),
    message: codedTexts(answer, 'message'),
    bundesland: codedTexts(answer, 'bundesland'),
    stand: answer.stand,
    length,
    id: ids,
    art: new Int32Array(sized(answer.art, length)),
    user_id: new Float64Array(sized(answer.user_id, length)),
    fund_datum: dayNumbers(sized(answer.fund_datum, length), gemeldet_am),
    gemeldet_am,
    lat: degrees(sized(answer.lat, length)),
    lon: degrees(sized(answer.lon, length)),
    bilder_anzahl: new Int32Array(sized(answer.bilder_anzahl, length)),
    version: new Int32Array(sized(answer.version, length)),
    beantwortet: marked(ids, new Set(answer.beantwortet)),
  }
}

function sized<T>(column: readonly T[], length: number): readonly T[] {
  if (column.length !== length) throw new RangeError(`A column has ${column.length} rows instead of ${length}.`)
  return column
}

// Plain loops, because `from` with a function takes several times as long for a hundred thousand rows.

/** Each value from its difference to the one before. */
function summed(steps: readonly number[], toStep: (sent: number) => number): Float64Array {
  const values = new Float64Array(steps.length)
  let sum = 0
  for (let row = 0; row < values.length; row++) values[row] = sum += toStep(steps[row] ?? 0)
  return values
}

/** 1 for rows whose id is in the set, else 0. */
function marked(ids: Float64Array, named: ReadonlySet<number>): Uint8Array {
  const marks = new Uint8Array(ids.length)
  if (named.size > 0) for (let row = 0; row < marks.length; row++) marks[row] = Number(named.has(ids[row] ?? 0))
  return marks
}

function dayNumbers(ages: readonly (number | null)[], reported: Float64Array): Int32Array {
  const days = new Int32Array(ages.length)
  for (let row = 0; row < days.length; row++) {
    const age = ages[row] ?? null
    days[row] = age === null ? noDay : dayNumberAt(reported[row] ?? 0) - age
  }
  return days
}

function degrees(column: readonly (number | null)[]): Float64Array {
  const values = new Float64Array(column.length)
  for (let row = 0; row < values.length; row++) values[row] = column[row] ?? Number.NaN
  return values
}

function codedTexts<Name extends TextColumn>(answer: BeetleColumnsAnswer, name: Name) {
  const values: BeetleColumnsAnswer['texte'][Name] = answer.texte[name]
  const codes = new Uint32Array(sized(answer[name], answer.anzahl))
  if (codes.some((code) => code >= values.length)) throw new RangeError(`${name} names a text that was not sent.`)
  return { values, codes }
}
