import type {
  LatestBeetle,
  OwnBeetle,
  WaitingBeetle,
  WaitingCount,
  WeekCount,
} from '@waldkerf/domain/entities/beetles/beetleOverviews'
import type { CountBySpecies, CountByState } from '@waldkerf/domain/entities/beetles/beetleCounts'

/** Counts as a season of the example world gives them. */
export function exampleCounts(): { byState: CountByState[]; bySpecies: CountBySpecies[] } {
  const states = [
    ['Bayern', 83],
    ['Niedersachsen', 64],
    ['Baden-Württemberg', 55],
    ['Nordrhein-Westfalen', 51],
    ['Hessen', 47],
    ['Thüringen', 44],
    ['Rheinland-Pfalz', 40],
    ['Sachsen-Anhalt', 36],
    ['Sachsen', 31],
    ['Brandenburg', 27],
    ['Steiermark', 12],
    ['Mecklenburg-Vorpommern', 11],
    ['', 6],
    ['Tirol', 4],
  ] as const
  const species = [
    [1, 'Buchdrucker', 190],
    [2, 'Kupferstecher', 91],
    [23, 'Gestreifter Nutzholzborkenkäfer', 51],
    [15, 'Großer Waldgärtner', 43],
    [11, 'Krummzähniger Tannenborkenkäfer', 38],
    [3, 'Nordischer Fichtenborkenkäfer', 29],
    [22, 'Großer Lärchenborkenkäfer', 24],
    [38, 'n. n. – unbekannte Art', 20],
    [6, 'Riesenbastkäfer', 16],
  ] as const
  return {
    byState: states.map(([bundesland, anzahl]) => ({ bundesland, anzahl })),
    bySpecies: species.map(([art, name, anzahl]) => ({ art, name, anzahl })),
  }
}

/** Three seasons with the flights of spring and summer. */
export function exampleWeeks(): WeekCount[] {
  const flight = [14, 16, 19, 26, 34, 41, 38, 29, 22, 18, 21, 29, 36, 42, 39, 30, 23, 17, 12, 8, 5, 3, 2, 1]
  const years = [
    [2024, 0.7, 15],
    [2025, 0.85, 14],
    [2026, 1, 13],
  ] as const
  return years.flatMap(([jahr, scale, start]) =>
    flight.map((count, index) => ({ jahr, woche: start + index, anzahl: Math.round(count * scale) })),
  )
}

const names = ['Buchdrucker', 'Kupferstecher', 'Großer Waldgärtner', 'Gestreifter Nutzholzborkenkäfer'] as const
const states = ['Bayern', 'Niedersachsen', '', 'Steiermark', 'Nordrhein-Westfalen'] as const

const places = ['4 km südöstlich von Goslar', 'bei Cham', ''] as const

const brief = (id: number, index: number) => ({
  id,
  art: index + 1,
  name: names[index % names.length] ?? '',
  bundesland: states[index % states.length] ?? '',
  fund_datum: `2026-11-${String(19 - index).padStart(2, '0')}`,
  gemeldet_am: `2026-11-${String(20 - index).padStart(2, '0')}T07:20:00+00:00`,
})

/** Twelve published finds with pictures. */
export const exampleLatest = (): LatestBeetle[] =>
  Array.from({ length: 12 }, (_, index) => ({
    ...brief(612 - index, index),
    ort: places[index % places.length] ?? '',
    bild: index + 1,
  }))

/** Own reports in every status. */
export function exampleOwn(): OwnBeetle[] {
  const decided = [
    ['query', 'Können Sie das Fraßbild unter der Rinde nachreichen?'],
    ['new', ''],
    ['rejected', 'Das Bild zeigt einen Laufkäfer, keinen Borkenkäfer. Vielen Dank für Ihre Aufmerksamkeit.'],
    ['published', ''],
    ['query', 'Wie viele Bäume sind befallen?'],
    ['in_review', ''],
    ['published', ''],
  ] as const
  return decided.map(([status, message], index) => ({
    ...brief(600 - index, index),
    ort: places[index % places.length] ?? '',
    status,
    message,
    bilder_anzahl: index % 3,
    bild: index % 3 > 0 ? index + 1 : null,
    antwort_offen: status === 'query' && index === 0,
    lat: null,
    lon: null,
  }))
}

/** A queue of 93 with a tail of old ones. */
export function exampleWaiting(): WaitingCount[] {
  const rows = [
    [43, 'query', 1],
    [35, 'new', 2],
    [21, 'in_review', 4],
    [17, 'new', 5],
    [12, 'new', 9],
    [9, 'query', 3],
    [6, 'new', 14],
    [4, 'in_review', 8],
    [3, 'query', 2],
    [2, 'new', 7],
    [1, 'new', 16],
    [0, 'new', 18],
    [0, 'in_review', 4],
  ] as const
  return rows.map(([tage, status, anzahl]) => ({
    tage,
    status,
    anzahl,
    beantwortet: status === 'query' ? 1 : 0,
  }))
}

/** The head of that queue: an answered question, then those that wait longest. */
export function exampleOldest(): WaitingBeetle[] {
  const rows = [
    [43, 'query'],
    [35, 'new'],
    [35, 'new'],
    [21, 'in_review'],
    [17, 'new'],
    [17, 'new'],
  ] as const
  return rows.map(([tage, status], index) => ({
    ...brief(201 + index, index),
    tage,
    status,
    beantwortet: index === 0,
    bild: index % 3 === 2 ? null : index + 1,
  }))
}
