/** The vocabulary of sample titles and texts: own words about forest and bark. */
export const firstNames = ['Anna', 'Bjarne', 'Clara', 'Djamila', 'Emil', 'Frieda', 'Gustav', 'Hanna', 'Ivo', 'Jana']
export const lastNames = ['Ahorn', 'Birk', 'Espe', 'Föhr', 'Ginster', 'Hasel', 'Kiefer', 'Linde', 'Rotbuch', 'Weide']
export const titleWords = [
  'Käfer',
  'Fichte',
  'Schwarmflug',
  'Falle',
  'Revier',
  'Sturmholz',
  'Rinde',
  'Lärche',
  'Sommer',
  'Karte',
  'Messung',
  'Prognose',
  'Bestand',
  'Aufarbeitung',
]
export const sentences = [
  'Die erste Generation schwärmt, sobald es drei Tage lang wärmer als sechzehn Grad ist.',
  'Bohrmehl am Stammfuß ist das früheste Zeichen, das man ohne Fernglas sieht.',
  'Wer befallenes Holz vor dem Ausflug abfährt, schützt die Nachbarn gleich mit.',
  'Im Schatten alter Buchen dauert die Entwicklung fast doppelt so lange.',
  'Die Fallen werden einmal in der Woche geleert und die Fänge gezählt.',
]
