import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '../fixtures/stack.ts'
import { callers } from '../rights/right.ts'
import { ogcClient, type OgcFeature } from './ogcClient.ts'

const [citizen, expert, admin] = ['nutzer@waldkerf.test', 'expert@waldkerf.test', 'admin@waldkerf.test']

let stack: TestStack
let ogc: ReturnType<typeof ogcClient>

beforeAll(async () => {
  stack = await startTestStack()
  ogc = ogcClient(stack)
})
afterAll(() => stack.stop())

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await stack.owner.query<Row>(sql, values)).rows
const ids = (features: readonly OgcFeature[]) => features.map(({ id }) => id)
const idsWhere = async (condition: string, values: unknown[] = []) =>
  (await rows<{ id: string }>(`select id from data.kaefer k where ${condition} order by id`, values)).map(({ id }) =>
    Number(id),
  )
const beetles = async (query: string, email = admin) => ids(await ogc.all(email, `/collections/kaefer/items${query}`))

const add = (count: number) =>
  stack.owner.query(
    `insert into data.kaefer (art, status, lat, lon, user_id)
     select 1, 'published', 50, 10, (select min(user_id) from data.benutzer) from generate_series(1, $1) returning id`,
    [count],
  )
const json = async (path: string) => (await (await ogc.ask(null, path)).json()) as Record<string, unknown>

/** Conditions of the rows that a caller sees who does not review. */
const visible = `k.status = 'published' or k.user_id = (select user_id from data.benutzer where email = $1)`
const connected = `client_id in (select z.client_id from data.kunde_benutzer z join data.benutzer b using (user_id) where b.email = $1)`

describe.each(callers)('$role', ({ role, email }) => {
  const reviews = role === 'ogf_expert' || role === 'ogf_admin'

  test('gets the records that it may see, and with them nobody’s name', async () => {
    const answer = await ogc.ask(email, '/collections/kaefer/items?limit=100000')
    const seen = email === null ? [] : await (reviews ? idsWhere('true') : idsWhere(visible, [email]))
    const { features = [] } = (await answer.json()) as { features?: OgcFeature[] }
    expect(answer.status).toBe(email === null ? 401 : 200)
    expect(answer.headers.get('www-authenticate')).toBe(email === null ? 'Bearer' : null)
    expect(ids(features)).toEqual(seen)
    const names = new Set(features.flatMap(({ properties }) => Object.keys(properties)))
    for (const hidden of ['user_id', 'message', 'published_from', 'letzter_bearbeiter']) {
      expect(names).not.toContain(hidden)
    }
  })

  test.each([
    ['karten', '/karte?select=id&order=id'],
    ['passpunkte', '/mappoint?select=karte_id,nr&order=karte_id,nr'],
  ])('sees %s as in the product', async (collection, path) => {
    const answer = await ogc.ask(email, `/collections/${collection}/items?limit=100000`)
    expect(answer.status).toBe(email === null ? 401 : reviews ? 200 : 403)
    const { body } = await stack.send(email, { method: 'GET', path })
    const stored = reviews ? (body as Record<string, number>[]) : []
    const { features = [] } = (await answer.json()) as { features?: OgcFeature[] }
    expect(ids(features)).toEqual(stored.map(({ id, karte_id, nr }) => id ?? `${karte_id}-${nr}`))
    expect(features.length > 0).toBe(reviews)
  })

  test('is told of the layers that it may read', async () => {
    const { collections } = (await (await ogc.ask(email, '/collections')).json()) as { collections: { id: string }[] }
    const all = email === null || reviews
    expect(collections.map(({ id }) => id)).toEqual(all ? ['kaefer', 'karten', 'passpunkte'] : ['kaefer'])
  })

  test('reads nothing of a single feature that it may not see', async () => {
    const [hidden] = await rows<{ id: string }>(
      `select id from data.kaefer k where status = 'new' and not (${visible}) limit 1`,
      [email ?? ''],
    )
    const [map] = await rows<{ id: string }>(
      `select id from data.karte where not coalesce(${connected}, false) limit 1`,
      [email ?? ''],
    )
    const one = async (path: string) => (await ogc.ask(email, `/collections/${path}`)).status
    expect(await one(`kaefer/items/${hidden?.id}`)).toBe(email === null ? 401 : reviews ? 200 : 404)
    const ofMap = { ogf_admin: 200, ogf_expert: 404, anonymous: 401 }[role as string] ?? 403
    expect(await one(`karten/items/${map?.id}`)).toBe(ofMap)
    expect(await one(`passpunkte/items/${map?.id}-1`)).toBe(ofMap)
  })
})

test('places and properties are those of the database', async () => {
  const stored = await rows<{ id: string; lon: number | null; lat: number | null; sci: string; fund_datum: string }>(
    `select k.id, lon, lat, a.sci, fund_datum::text from data.kaefer k join data.kaeferarten a on a.id = k.art order by k.id`,
  )
  const features = await ogc.all(admin, '/collections/kaefer/items')
  expect(
    features.map(({ id, geometry, properties }) => [
      id,
      geometry?.coordinates,
      properties['art_sci'],
      properties['fund_datum'],
    ]),
  ).toEqual(
    stored.map(({ id, lon, lat, sci, fund_datum }) => [
      Number(id),
      lon === null ? undefined : [lon, lat],
      sci,
      fund_datum,
    ]),
  )
  const { features: points } = await ogc.page(admin, '/collections/passpunkte/items?limit=3')
  for (const { geometry, properties } of points) {
    const [lon = 0, lat = 0] = (geometry?.coordinates ?? []) as number[]
    expect([lon > 5 && lon < 18, lat > 46 && lat < 56, typeof properties['mapx']]).toEqual([true, true, 'number'])
  }
  const { features: maps } = await ogc.page(admin, '/collections/karten/items')
  const [outline] = maps.flatMap(({ geometry }) => (geometry ? [geometry.coordinates as number[][][]] : []))
  expect(outline?.[0]?.at(-1)).toEqual(outline?.[0]?.[0])
})

describe('paging', () => {
  test('neither skips nor repeats while records come and go', async () => {
    await add(40)
    const before = await idsWhere('true')
    const gone: number[] = []
    const seen = await (async () => {
      const features = await ogc.all(admin, '/collections/kaefer/items?limit=23', async () => {
        await add(3)
        // One that was read, and one that was to come.
        const [first, last] = [await idsWhere('id < 50'), await idsWhere('id > 1')]
        const ends = [first[0] ?? 0, last.at(-5) ?? 0]
        gone.push(...ends)
        await stack.owner.query('delete from data.bilder where kaefer_id = any ($1)', [ends])
        await stack.owner.query('delete from data.kaefer where id = any ($1)', [ends])
      })
      return ids(features)
    })()
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual([...seen].toSorted((a, b) => Number(a) - Number(b)))
    const stayed = before.filter((id) => !gone.includes(id))
    expect(stayed.filter((id) => !seen.includes(id))).toEqual([])
    // Added meanwhile: the reading ends with what was there.
    expect(Math.max(...seen.map(Number))).toBeLessThanOrEqual(Math.max(...before))
  })

  test('a page says how many it has, and the last one has no next', async () => {
    const first = await ogc.page(admin, '/collections/passpunkte/items?limit=5')
    expect(first).toMatchObject({ numberReturned: 5, features: { length: 5 } })
    expect(ogc.next(first)).toContain('limit=5')
    const all = await ogc.page(admin, '/collections/passpunkte/items?limit=100000')
    expect(ogc.next(all)).toBeUndefined()
    expect(ids(await ogc.all(admin, '/collections/passpunkte/items?limit=7'))).toEqual(ids(all.features))
    const maps = await ogc.page(admin, '/collections/karten/items')
    expect(ids(await ogc.all(admin, '/collections/karten/items?limit=2'))).toEqual(ids(maps.features))
    const exact = await ogc.page(admin, `/collections/karten/items?limit=${maps.numberReturned}`)
    expect(ogc.next(exact)).toBeUndefined()
  })
})

describe('what is asked for', () => {
  test('bbox', async () => {
    const [west, south, east, north] = [9, 49, 12, 52]
    const inside = `lon between ${west} and ${east} and lat between ${south} and ${north}`
    expect(await beetles(`?bbox=${west},${south},${east},${north}`)).toEqual(await idsWhere(inside))
    expect(await beetles(`?bbox=${west},${south},-100,${east},${north},9000`)).toEqual(await idsWhere(inside))
    // Across the antimeridian: from 12 degrees east round the globe to 9.
    const around = 'lon >= 12 or lon <= 9'
    expect(await beetles('?bbox=12,-90,9,90')).toEqual(await idsWhere(around))
    expect(await beetles('?bbox=170,-10,-170,10')).toEqual([])
    expect(await beetles('?bbox=1e-7,0,+20,60')).toEqual(await idsWhere('lon is not null'))
    for (const collection of ['karten', 'passpunkte']) {
      const path = `/collections/${collection}/items?limit=10000`
      const all = (await ogc.page(admin, path)).features.filter(({ geometry }) => geometry)
      expect(ids((await ogc.page(admin, `${path}&bbox=0,40,20,60`)).features)).toEqual(ids(all))
      expect((await ogc.page(admin, `${path}&bbox=170,40,-170,60`)).features).toEqual([])
      expect((await ogc.page(admin, `${path}&bbox=20,40,19,60`)).numberReturned).toBe(all.length)
    }
  })

  test.each([
    ['2026-05-01/2026-08-31', `fund_datum between '2026-05-01' and '2026-08-31'`],
    ['../2026-06-30', `fund_datum <= '2026-06-30'`],
    ['2026-06-30/..', `fund_datum >= '2026-06-30'`],
    ['/2026-06-30', `fund_datum <= '2026-06-30'`],
    ['../..', 'fund_datum is null or true'],
    // Half past midnight in Berlin.
    ['2026-07-14T22:30:00Z/2026-08-01T00:00:00+02:00', `fund_datum between '2026-07-15' and '2026-08-01'`],
  ])('datetime=%s', async (datetime, condition) => {
    const found = await beetles(`?datetime=${encodeURIComponent(datetime)}`)
    expect(found).toEqual(await idsWhere(condition))
    expect(found.length).toBeGreaterThan(0)
  })

  test('datetime as one day', async () => {
    const [{ day } = { day: '' }] = await rows<{ day: string }>(
      'select fund_datum::text as day from data.kaefer where fund_datum is not null limit 1',
    )
    expect(await beetles(`?datetime=${day}`)).toEqual(await idsWhere('fund_datum = $1', [day]))
    const [{ jahr } = { jahr: 0 }] = await rows<{ jahr: number }>('select jahr from data.karte where jahr is not null')
    const wanted = `datetime=${jahr}-03-01/${jahr}-03-02`
    const maps = await ogc.page(admin, `/collections/karten/items?${wanted}`)
    expect(new Set(maps.features.map(({ properties }) => properties['jahr']))).toEqual(new Set([jahr]))
    const points = await ogc.page(admin, `/collections/passpunkte/items?limit=10000&${wanted}`)
    const known = new Set(ids(maps.features))
    expect(points.features.every(({ properties }) => known.has(properties['karte_id'] as number))).toBe(true)
  })

  test('species by number and name, status, Land', async () => {
    const [{ art, sci, bundesland } = { art: 0, sci: '', bundesland: '' }] = await rows<{
      art: number
      sci: string
      bundesland: string
    }>(
      `select art, sci, bundesland from data.kaefer k join data.kaeferarten a on a.id = art where sci <> '' and bundesland <> '' limit 1`,
    )
    const ofSpecies = await idsWhere('art = $1', [art])
    expect(await beetles(`?art=${art}`)).toEqual(ofSpecies)
    expect(await beetles(`?art=${encodeURIComponent(sci.toUpperCase())}`)).toEqual(ofSpecies)
    expect(await beetles('?status=rejected')).toEqual(await idsWhere(`status = 'rejected'`))
    expect(await beetles(`?bundesland=${encodeURIComponent(bundesland)}&status=published`)).toEqual(
      await idsWhere(`bundesland = $1 and status = 'published'`, [bundesland]),
    )
    // Whoever sees published records alone finds no others by a filter either.
    expect(await beetles('?status=new', 'neu@waldkerf.test')).toEqual([])
  })

  test('of points by map and whether they take part', async () => {
    const { features } = await ogc.page(admin, '/collections/passpunkte/items?enable=false&limit=10000')
    const [{ count } = { count: 0 }] = await rows<{ count: number }>(
      'select count(*)::integer as count from data.mappoint where not enable',
    )
    expect(features.length).toBe(count)
    const one = await ogc.page(admin, '/collections/passpunkte/items?karte_id=1')
    expect(new Set(one.features.map(({ properties }) => properties['karte_id']))).toEqual(new Set([1]))
  })
})

describe('refusals', () => {
  test.each([
    ['?bbox=1,2,3', 'bad_parameter'],
    ['?bbox=1,2,3,a', 'bad_parameter'],
    ['?bbox=1,60,3,40', 'bad_parameter'],
    ['?datetime=gestern', 'bad_parameter'],
    ['?datetime=2026-02-30', 'bad_parameter'],
    ['?datetime=2026-05-02/2026-05-01', 'bad_parameter'],
    ['?datetime=2026-05-01/2026-05-02/2026-05-03', 'bad_parameter'],
    ['?datetime=/', 'bad_parameter'],
    ['?limit=0', 'bad_parameter'],
    ['?limit=ten', 'bad_parameter'],
    ['?limit=1&limit=2', 'bad_parameter'],
    ['?after=7', 'bad_parameter'],
    ['?after=1;drop&until=9', 'bad_parameter'],
    ['?user_id=eq.1', 'bad_parameter'],
    ['?bundesland=', 'bad_parameter'],
    ['?status=lost', 'bad_status'],
    ['?art=Elefant', 'bad_species'],
    ['?f=xml', 'bad_parameter'],
  ])('400 for %s, in the language asked for', async (query, details) => {
    const path = `/collections/kaefer/items${query}`
    const answer = await ogc.ask(citizen, path)
    expect(answer.status).toBe(400)
    const german = (await answer.json()) as { code: string; description: string }
    expect(german).toMatchObject({ code: 'WK400', details })
    const english = await ogc.ask(citizen, path, { headers: { 'Accept-Language': 'en-GB,de;q=0.5' } })
    expect(english.headers.get('content-language')).toBe('en')
    const { description } = (await english.json()) as { description: string }
    expect(description).not.toBe(german.description)
  })

  test('404 for what is not there, 405 for writing, 406 for other forms, 401 for a bad token', async () => {
    for (const path of [
      '/nothing',
      '/collections/kunden',
      '/collections/kaefer/rows',
      '/collections/kaefer/items/1/2',
    ]) {
      expect((await ogc.ask(admin, path)).status).toBe(404)
    }
    for (const path of ['kaefer/items/999999', 'kaefer/items/x', 'karten/items/0', 'passpunkte/items/1-99999']) {
      expect((await ogc.ask(admin, `/collections/${path}`)).status).toBe(404)
    }
    const written = await ogc.ask(admin, '/collections/kaefer/items', { method: 'POST', body: '{}' })
    expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect((await ogc.ask(admin, '/collections', { headers: { Accept: 'image/png' } })).status).toBe(406)
    const bad = { headers: { Authorization: 'Bearer a.b.c' } }
    expect((await ogc.ask(null, '/collections/kaefer/items', bad)).status).toBe(401)
    expect((await ogc.ask(null, '/collections', bad)).status).toBe(401)
  })
})

describe('descriptions', () => {
  test('are there for everybody, and lead to one another', async () => {
    const links = (await json('/'))['links'] as { rel: string; href: string; type: string }[]
    expect(links.map(({ rel }) => rel)).toEqual(
      expect.arrayContaining(['self', 'service-desc', 'service-doc', 'conformance', 'data']),
    )
    for (const { href, type } of links) {
      const answer = await ogc.ask(null, href)
      expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([200, type.split(';')[0]])
    }
    expect((await json('/conformance'))['conformsTo']).toContain(
      'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core',
    )
    const { openapi, paths } = await json('/api')
    expect(openapi).toBe('3.0.3')
    expect(Object.keys(paths as object)).toContain('/collections/passpunkte/items/{featureId}')
    const one = await json('/collections/kaefer')
    expect(one).toMatchObject({ id: 'kaefer', itemType: 'feature', links: expect.any(Array) as unknown })
  })

  test('are pages for people: in both languages, without script, nothing from elsewhere', async () => {
    const [{ id } = { id: '' }] = await rows<{ id: string }>(
      `select id from data.kaefer where status = 'published' limit 1`,
    )
    const paths = ['', '/', '/conformance', '/api', '/collections', '/collections/karten', '/collections/kaefer/items']
    for (const path of [...paths, `/collections/kaefer/items/${id}`, '/collections/kaefer/items?bbox=1']) {
      const texts = await Promise.all(
        ['de', 'en'].map(async (language) => {
          const headers = { Accept: 'text/html,*/*;q=0.8', 'Accept-Language': language }
          const answer = await ogc.ask(expert, path, { headers })
          expect(answer.headers.get('content-type')).toContain('text/html')
          expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'`)
          const html = await answer.text()
          expect(html).toContain(`<html lang="${language}">`)
          expect(html).not.toMatch(/<script|onclick|style="/)
          return html
        }),
      )
      expect(texts[0]).not.toBe(texts[1])
    }
    const refused = await ogc.ask(null, '/collections/kaefer/items?f=html')
    expect(refused.status).toBe(401)
    expect(await refused.text()).toContain('/gis/index')
  })

  test('a hidden sentence of a record stays text on a page', async () => {
    await stack.owner.query(
      `update data.kaefer set bundesland = '<b>x</b>' where id = (select max(id) from data.kaefer)`,
    )
    const [{ id } = { id: '' }] = await rows<{ id: string }>('select max(id) as id from data.kaefer')
    const html = await (await ogc.ask(admin, `/collections/kaefer/items/${id}?f=html`)).text()
    expect(html).toContain('&lt;b&gt;x&lt;/b&gt;')
  })
})
