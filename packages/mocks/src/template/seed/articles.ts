import type { Article, Transaction } from '@waldkerf/domain/entities/template/articles'
import { createRandom, type Random } from '@waldkerf/mocks/seed/random'

/** The vocabulary of sample titles and texts: own words about forest and bark. */
const firstNames = ['Anna', 'Bjarne', 'Clara', 'Djamila', 'Emil', 'Frieda', 'Gustav', 'Hanna', 'Ivo', 'Jana']
const lastNames = ['Ahorn', 'Birk', 'Espe', 'Föhr', 'Ginster', 'Hasel', 'Kiefer', 'Linde', 'Rotbuch', 'Weide']
/** Titles of five to ten words consist of a subject and a predicate. */
const titleSubjects = [
  'Der Buchdrucker',
  'Die zweite Generation',
  'Das Monitoring im Harz',
  'Die Fangzahl je Falle',
  'Der Schwarmflug am Südhang',
  'Das Sturmholz vom Frühjahr',
  'Der Kupferstecher im Jungbestand',
]
const titlePredicates = [
  'kommt früher als erwartet',
  'bleibt unter dem Vorjahr',
  'braucht einen zweiten Blick',
  'zeigt sich jetzt auch in höheren Lagen',
  'fordert die Reviere bis in den Herbst',
  'lässt sich mit einer Karte besser verstehen',
  'ist nach drei warmen Tagen da',
]
/** Headings within an article. */
const headings = ['Anlass', 'Befund', 'Vorgehen', 'Ausblick']
const sentences = [
  'Die erste Generation schwärmt, sobald es drei Tage lang wärmer als sechzehn Grad ist.',
  'Bohrmehl am Stammfuß ist das früheste Zeichen, das man ohne Fernglas sieht.',
  'Wer befallenes Holz vor dem Ausflug abfährt, schützt die Nachbarn gleich mit.',
  'Im Schatten alter Buchen dauert die Entwicklung fast doppelt so lange.',
  'Die Fallen werden einmal in der Woche geleert und die Fänge gezählt.',
]

const types = ['CN', 'US', 'JP', 'EU'] as const
/** 2026-11-20 08:00 UTC, the day of all examples. */
const newest = Date.UTC(2026, 10, 20, 8)
const day = 86_400_000

/** 101 names, all different. */
export const people: readonly string[] = [
  ...firstNames.flatMap((first) => lastNames.map((last) => `${first} ${last}`)),
  'Waldemar Kerf',
]

const dateTime = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ')

const title = (random: Random) => `${random.pick(titleSubjects)} ${random.pick(titlePredicates)}`

function article(random: Random, id: number): Article {
  const timestamp = newest - random.integer(0, 900) * day + random.integer(0, 80_000) * 1_000
  const content = Array.from({ length: 3 }, () => `<p>${random.pick(sentences)}</p>`).join('')
  return {
    id,
    timestamp,
    author: random.pick(people),
    reviewer: random.pick(people),
    title: title(random),
    content_short: random.pick(sentences),
    content: `<h2>${random.pick(headings)}</h2>${content}`,
    forecast: random.integer(0, 10_099) / 100,
    importance: random.integer(1, 3),
    type: random.pick(types),
    status: random.chance(0.5) ? 'published' : 'draft',
    display_time: dateTime(timestamp),
    comment_disabled: true,
    pageviews: random.integer(300, 5_000),
    image_uri: '',
    platforms: ['a-platform'],
  }
}

const hex = (random: Random, length: number) =>
  Array.from({ length }, () => random.integer(0, 15).toString(16)).join('')

function transaction(random: Random): Transaction {
  return {
    order_no: [8, 4, 4, 4, 12].map((length) => hex(random, length)).join('-'),
    timestamp: newest - random.integer(0, 90) * day,
    username: random.pick(people),
    price: random.integer(100_000, 1_500_099) / 100,
    status: random.chance(0.7) ? 'success' : 'pending',
  }
}

/** A hundred articles and twenty purchases, the same on every machine. */
export function seedTemplate() {
  const random = createRandom(20_261_120)
  return {
    articles: Array.from({ length: 100 }, (_, index) => article(random, index + 1)),
    transactions: Array.from({ length: 20 }, () => transaction(random)),
  }
}
