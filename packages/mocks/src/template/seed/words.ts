/** The vocabulary of sample titles and texts: own words about forest and bark. */
export const firstNames = ['Anna', 'Bjarne', 'Clara', 'Djamila', 'Emil', 'Frieda', 'Gustav', 'Hanna', 'Ivo', 'Jana']
export const lastNames = ['Ahorn', 'Birk', 'Espe', 'Föhr', 'Ginster', 'Hasel', 'Kiefer', 'Linde', 'Rotbuch', 'Weide']
/** Titles of five to ten words: one of these, then one of those. */
export const titleSubjects = [
  'Der Buchdrucker',
  'Die zweite Generation',
  'Das Monitoring im Harz',
  'Die Fangzahl je Falle',
  'Der Schwarmflug am Südhang',
  'Das Sturmholz vom Frühjahr',
  'Der Kupferstecher im Jungbestand',
]
export const titlePredicates = [
  'kommt früher als erwartet',
  'bleibt unter dem Vorjahr',
  'braucht einen zweiten Blick',
  'zeigt sich jetzt auch in höheren Lagen',
  'fordert die Reviere bis in den Herbst',
  'lässt sich mit einer Karte besser verstehen',
  'ist nach drei warmen Tagen da',
]
/** Headings within an article. */
export const headings = ['Anlass', 'Befund', 'Vorgehen', 'Ausblick']
export const sentences = [
  'Die erste Generation schwärmt, sobald es drei Tage lang wärmer als sechzehn Grad ist.',
  'Bohrmehl am Stammfuß ist das früheste Zeichen, das man ohne Fernglas sieht.',
  'Wer befallenes Holz vor dem Ausflug abfährt, schützt die Nachbarn gleich mit.',
  'Im Schatten alter Buchen dauert die Entwicklung fast doppelt so lange.',
  'Die Fallen werden einmal in der Woche geleert und die Fänge gezählt.',
]
