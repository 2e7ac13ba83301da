import type { CountBySpecies, CountByState } from '@waldkerf/domain/entities/beetles'

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
