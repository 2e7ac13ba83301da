import { species } from '@waldkerf/mocks/seed/species'
import { readFileSync } from 'node:fs'
import { folded } from '@waldkerf/domain/search/folded'
import { searchRank, typingErrors } from '@waldkerf/domain/search/searchRank'
import type { SearchHit } from '@waldkerf/domain/entities/search/searchHit'
import { describe, expect, test } from 'vitest'
import { makeFixture } from './fixtures/fixture.ts'

const citizen = 'nutzer@waldkerf.test'
const admin = 'admin@waldkerf.test'

const fixture = makeFixture(citizen)

const find = async (text: string, email = admin) =>
  (await fixture.stack.call(email, 'w_suche', { text })).body as SearchHit[]

const scalar = async <T>(text: string, values: unknown[]) =>
  (await fixture.stack.owner.query<[T]>({ text, values, rowMode: 'array' })).rows.map(([value]) => value)

/** Letters of Unicode 17, which browsers know and this PostgreSQL does not. */
const newer = ['a7ce', 'a7d2', 'a7d4']

describe('letters', () => {
  test('are folded as in the browser, every one of them', async () => {
    const letters = Array.from({ length: 0x1_1000 }, (_, code) => code)
      .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
      .map((code) => `a${String.fromCodePoint(code)}b`)
    const stored = await scalar<string>(
      'select app.folded(t.l) from unnest($1::text[]) with ordinality t (l, nr) order by nr',
      [letters],
    )
    const differing = letters.filter((letter, index) => stored[index] !== folded(letter))
    const codes = differing.map((letter) => letter.codePointAt(1)?.toString(16) ?? '')
    expect(codes.filter((code) => !newer.includes(code))).toEqual([])
  })

  test('rank and forgive as in the browser', async () => {
    const words = ['ips', 'buch', 'drucker', 'ch', 'buchdrucekr', 'typohraphus', 'xyzzy', 'ñandu', '00045']
    const text = ' grosser buchdrucker ips typographus '
    const ranks = await scalar<number | null>(
      'select app.search_rank($1, w.word) from unnest($2::text[]) with ordinality w (word, nr) order by nr',
      [text, words],
    )
    expect(ranks).toEqual(words.map((word) => searchRank(text, word) ?? null))
    const [errors] = await scalar<string[]>('select app.typing_errors($1)', ['fichte'])
    expect(errors?.toSorted()).toEqual(
      typingErrors('fichte')
        .map((error) => `% ${error}%`)
        .toSorted(),
    )
  })
})

describe('a search', () => {
  test('finds one of each kind by three letters', async () => {
    const [species, person, client, map] = await Promise.all(['buc', 'lin', 'for', 'bla'].map((text) => find(text)))
    expect(new Set(species?.map(({ art }) => art))).toContain('kaefer')
    expect(new Set(species?.map(({ art }) => art))).toContain('kaeferarten')
    expect(person?.some(({ art, titel }) => art === 'benutzer' && titel === 'Karl-Heinz Lindner')).toBe(true)
    expect(new Set(client?.map(({ art }) => art))).toEqual(new Set(['benutzer', 'kunde', 'rechnung', 'angebot']))
    expect(map?.some(({ art }) => art === 'karte')).toBe(true)
  })

  test('finds documents by number, whole and in short', async () => {
    const [whole] = await find('RE-2026-0004')
    expect(whole).toMatchObject({ art: 'rechnung', titel: 'RE-2026-0004', rang: 1 })
    const short = await find('0004')
    expect(short.filter(({ art }) => art === 'rechnung')[0]).toMatchObject({ rang: 1 })
    expect((await find('10')).find(({ art }) => art === 'angebot')?.titel).toMatch(/^AN-\d{4}-0010$/)
  })

  test('finds a record by its number, and tells nobody of one he may not see', async () => {
    const { own, other } = fixture.rows
    expect(await find(`#${own}`, citizen)).toMatchObject([{ art: 'kaefer', id: own }])
    expect(await find(`#${other}`, citizen)).toEqual([])
    expect((await find(`#${other}`))[0]).toMatchObject({ art: 'kaefer', id: other })
  })

  test('puts words as they stand before words with an error', async () => {
    const ranks = (await find('buchdrucker')).filter(({ art }) => art === 'kaeferarten').map(({ rang }) => rang)
    expect(ranks.length).toBeGreaterThan(1)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    const mistyped = await find('buchdrucekr')
    expect(mistyped.find(({ art }) => art === 'kaeferarten')).toMatchObject({ titel: 'Buchdrucker', rang: 4 })
  })

  test('finds a species by its English name, which a database of before has like a fresh one', async () => {
    const [kind] = (await find('striped ambrosia')).filter(({ art }) => art === 'kaeferarten')
    expect(kind).toMatchObject({ titel: 'Gestreifter Nutzholzborkenkäfer', zusatz: 'Trypodendron lineatum' })
    const names = new Map(
      ['283_english_names', '286_three_english_names'].flatMap((name) => {
        const file = readFileSync(new URL(`../sql/tables/${name}.sql`, import.meta.url), 'utf8')
        return [...file.matchAll(/\('(\w+ \w+)', '([^']*)'\)/g)].map(([, sci, en]) => [sci, en] as const)
      }),
    )
    expect([...names].filter(([, en]) => en)).toEqual(species.flatMap(({ sci, en }) => (en ? [[sci, en]] : [])))
  })

  test('brings at most eight of a kind, and nothing for one letter', async () => {
    const kinds = Map.groupBy(await find('re'), ({ art }) => art)
    expect(Math.max(...[...kinds.values()].map((hits) => hits.length))).toBe(8)
    expect(await find('b')).toEqual([])
    expect(await find(' b ')).toEqual([])
  })

  test('follows what is changed, added and removed', async () => {
    const client = { name: 'Quellwaldverband', ort: 'Zwiesel' }
    const made = (await fixture.stack.call(admin, 'a_add_client', client)).body as { client_id: number }
    expect(await find('quellwald')).toMatchObject([{ art: 'kunde', id: made.client_id }])
    await fixture.stack.owner.query(`update data.kunde set name = 'Moosverband' where client_id = $1`, [made.client_id])
    expect(await find('quellwald')).toEqual([])
    expect(await find('moosverband')).toMatchObject([{ id: made.client_id }])
    await fixture.stack.owner.query('delete from data.kunde where client_id = $1', [made.client_id])
    expect(await find('moosverband')).toEqual([])
  })
})
