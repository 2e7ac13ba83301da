import type { Beetle } from '../beetles.ts'
import { dayNumber, dayNumberAt, toMicros } from './times.ts'
import { type BeetleColumnsAnswer, type TextColumn, textColumns } from './wire.ts'

/**
 * Records in the wire form of w_get_kaefer_spalten, as the database makes it.
 * @param rows newest first
 */
export function encodeColumns(
  rows: readonly Beetle[],
  head: Pick<BeetleColumnsAnswer, 'stand' | 'vollstaendig' | 'aktuell' | 'weg'>,
): BeetleColumnsAnswer {
  const { stand, vollstaendig, aktuell, weg } = head
  const times = rows.map((row) => toMicros(row.gemeldet_am))
  const texts = new Map(textColumns.map((name) => [name, distinct(rows.map((row) => row[name]))]))
  const codes = (name: TextColumn) => {
    const places = new Map(texts.get(name)?.map((text, place) => [text, place]))
    return rows.map((row) => places.get(row[name]) ?? 0)
  }
  return {
    stand,
    vollstaendig,
    aktuell,
    weg,
    anzahl: rows.length,
    texte: Object.fromEntries(rows.length > 0 ? texts : []) as BeetleColumnsAnswer['texte'],
    id: steps(rows.map((row) => row.id)),
    art: rows.map((row) => row.art),
    status: codes('status'),
    published_from: codes('published_from'),
    letzter_bearbeiter: codes('letzter_bearbeiter'),
    message: codes('message'),
    user_id: rows.map((row) => row.user_id ?? 0),
    fund_datum: rows.map((row, index) =>
      row.fund_datum === null ? null : dayNumberAt(times[index] ?? 0) - dayNumber(row.fund_datum),
    ),
    gemeldet_am: steps(times).map((step) => step / 1e6),
    lat: rows.map((row) => row.lat),
    lon: rows.map((row) => row.lon),
    bundesland: codes('bundesland'),
    bilder_anzahl: rows.map((row) => row.bilder_anzahl ?? 0),
    version: rows.map((row) => row.version),
    beantwortet: rows.flatMap((row) => (row.beantwortet ? row.id : [])),
  }
}

const steps = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0))

/** Distinct texts in the database's order, null last. */
const distinct = (texts: readonly (string | null)[]): (string | null)[] =>
  [...new Set(texts)].toSorted((a, b) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return a < b ? -1 : a > b ? 1 : 0
  })
