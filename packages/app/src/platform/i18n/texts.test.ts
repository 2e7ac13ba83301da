import { fixedWords, translatedWords } from '@waldkerf/domain/words/exactWords'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  catalogues,
  type FoundCatalogue,
  type Leaf,
  textLeaves,
  findReaders,
  type Source,
  sources,
} from './catalogues.ts'

/** A key as code reads it: `t.key`, destructured `{ key }`, or the index `'key'`. */
const mentions = (key: string) => new RegExp(`\\.${key}\\b|[{,]\\s*${key}\\s*[,:}]|['"]${key}['"]`)

/** `t.key[name]`, or `t.key` passed on whole: any key below it may be read. */
const opens = (key: string) => new RegExp(`\\.${key}(\\[|\\s*[),;}])`)

/** Listed as a whole: every key below it is read. */
const lists = (key: string) => new RegExp(`Object\\.(values|entries)\\((\\w+\\.)*${key}\\)`)

const withoutNames = memoized((text) =>
  text.replaceAll(/^\s*const [\w{} ,:]+ = .*$/gm, (line) => line.replace(/\)*$/, '\n')),
)

/** Caches by file, because each file is searched for each text of a catalogue. */
function memoized(make: (text: string) => string) {
  const made = new Map<string, string>()
  return (text: string) => {
    const known = made.get(text) ?? make(text)
    made.set(text, known)
    return known
  }
}

/**
 * Whether code reads a text. A search, not a proof: it may count an unused text as read, hardly the other way round.
 * @param path the keys that lead to it
 */
function isRead(path: readonly string[], readers: readonly Source[]): boolean {
  const texts = readers.map(({ text }) => withoutNames(text))
  for (const [index, key] of path.entries()) {
    if (!texts.some((text) => mentions(key).test(text))) return false
    const isLast = index === path.length - 1
    if (isLast) continue
    if (texts.some((text) => opens(key).test(text)) || readers.some(({ text }) => lists(key).test(text))) return true
  }
  return true
}

/** Letters and words that are frequent in German and not English. */
const german =
  /[äöüßÄÖÜ]|\b(und|oder|nicht|der|das|ist|sind|wird|werden|wurde|mit|von|bitte|sie|ihre|ihr|kein|keine|auf|noch|nur|eine|einen|zum|zur|beim|nach|aus)\b/i

/** Texts that are the same in both languages: words fixed by the specification, languages' own names. */
const exact: ReadonlySet<string> = new Set([
  ...Object.values(fixedWords),
  ...Object.values(translatedWords).map(({ en }) => en),
  'Auf Deutsch umstellen',
])

/** A text's words; those of a function are the string literals in its source. */
const textWords = ({ value }: Leaf) =>
  typeof value === 'function'
    ? [...String(value).matchAll(/(['"`])(.*?)\1/g)].map(([, , text]) => text).join(' ')
    : String(value)

const name = ({ path }: Leaf) => path.join('.')

const empty = (texts: unknown) => textLeaves(texts).flatMap((leaf) => (leaf.value === '' ? name(leaf) : []))

const shape = (texts: unknown) => textLeaves(texts).map((leaf) => `${name(leaf)}: ${typeof leaf.value}`)

let found: FoundCatalogue[] = []
let read: { one: FoundCatalogue; readers: Source[] }[] = []
beforeAll(async () => {
  found = await catalogues()
  const all = sources()
  read = found.map((one) => ({ one, readers: findReaders(one, all) }))
  // Loads every catalogue and searches every source, which takes long.
}, 60_000)

describe('texts', () => {
  test('are found', () => {
    expect(found.length).toBeGreaterThan(20)
  })

  test('have the same keys in both languages, and functions where the other has them', async () => {
    for (const { file, catalogue } of found) {
      const [german, english] = [shape(catalogue.de), shape(await catalogue.en())]
      const single = [...german, ...english].filter((key) => !german.includes(key) || !english.includes(key))
      expect({ file, single }).toEqual({ file, single: [] })
    }
  })

  test('are empty in one language only where they are in the other', async () => {
    for (const { file, catalogue } of found) {
      expect({ file, empty: empty(await catalogue.en()) }).toEqual({ file, empty: empty(catalogue.de) })
    }
  })

  test('have no German left in English', async () => {
    const left: string[] = []
    for (const { file, catalogue } of found) {
      for (const leaf of textLeaves(await catalogue.en())) {
        const words = textWords(leaf)
        if (!exact.has(words) && german.test(words)) left.push(`${file} ${name(leaf)}: ${words}`)
      }
    }
    expect(left).toEqual([])
  })

  test('of several words differ between the languages', async () => {
    const same: string[] = []
    for (const { file, catalogue } of found) {
      const english = new Map(textLeaves(await catalogue.en()).map((leaf) => [name(leaf), textWords(leaf)]))
      for (const leaf of textLeaves(catalogue.de)) {
        const words = textWords(leaf)
        const isProse = /[a-zäöü]{3,}\s+[a-zäöü]{3,}/i.test(words)
        if (isProse && !exact.has(words) && english.get(name(leaf)) === words)
          same.push(`${file} ${name(leaf)}: ${words}`)
      }
    }
    expect(same).toEqual([])
  })

  test('are all read somewhere', () => {
    const unread = read.flatMap(({ one, readers }) =>
      textLeaves(one.catalogue.de)
        .filter((leaf) => !isRead(leaf.path, readers))
        .map((leaf) => `${one.file} ${name(leaf)}`),
    )
    expect(unread).toEqual([])
  })

  test('would be noticed if they were not read', () => {
    const blind = read.filter(({ readers }) => isRead(['nobodyReadsThis'], readers))
    expect(blind.map(({ one }) => one.file)).toEqual([])
  })
})

const source = (text: string) => [{ file: 'a.tsx', text }]

describe('the search for readers', () => {
  test.each([
    ['t.title', ['title'], true],
    ['t.titled', ['title'], false],
    ['const { title } = useTexts(texts)', ['title'], true],
    ['t.states[state]', ['states', 'new'], true],
    ['t.states.old', ['states', 'new'], false],
    ['buildMenu(snapshot, t.titles)', ['titles', 'gis'], true],
    ['const t = useTexts(texts).review\nt.send', ['review', 'send'], true],
    ['const t = useTexts(texts).review\nt.send', ['review', 'draft'], false],
    ["ask('leave')\nt[way]", ['leave'], true],
  ])('%s', (text, path, read) => {
    expect(isRead(path, source(text))).toBe(read)
  })
})
