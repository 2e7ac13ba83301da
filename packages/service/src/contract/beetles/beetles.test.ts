import { countBySpecies, countByState } from '@waldkerf/domain/entities/beetles/beetleCounts'
import { beetle, picture, species } from '@waldkerf/domain/entities/beetles/beetles'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import { describe, expect, test } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'
import { testDay } from '@waldkerf/service/testing/content'
import { shapeProblems } from '../fixtures/shape.ts'

const citizen = 'nutzer@waldkerf.test'
const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'

const fixture = makeFixture(expert)

const review = (status: string) =>
  fixture.stack.call(expert, 'a_update_kaefer', { id: String(fixture.rows.other), status })
const setMessage = (msg: string) =>
  fixture.stack.call(expert, 'a_update_message', { id: String(fixture.rows.other), msg })
const setPictures = (bilder: unknown) =>
  fixture.stack.call(expert, 'a_update_bilder', { kid: String(fixture.rows.other), bilder })

const listed = async (email: string, body: object = {}) =>
  (await fixture.stack.call(email, 'a_get_kaefer_overview', body)).body
const rows = async (email: string, filter = '') => {
  const path = `/kaefer?order=gemeldet_am.desc,id.desc${filter}`
  return (await fixture.stack.send(email, { method: 'GET', path })).body
}

describe('the example world', () => {
  const world = seedWorld({ size: 'small', today: testDay })

  test('is complete, and newest first', async () => {
    const { body } = await fixture.stack.call(admin, 'a_get_kaefer_overview', { bundesland: 'Bayern', kaeferart: '' })
    const expected = world.beetles
      .filter(({ bundesland }) => bundesland === 'Bayern')
      .toSorted((a, b) => b.gemeldet_am.localeCompare(a.gemeldet_am) || b.id - a.id)
    expect(body).toEqual(expected)
  })

  test('has its pictures', async () => {
    const { body } = await fixture.stack.send(admin, { method: 'GET', path: '/bilder?order=id&kaefer_id=lt.100' })
    expect(body).toEqual(world.pictures.filter(({ kaefer_id: id }) => id < 100))
  })

  test('is counted as it is', async () => {
    const published = world.beetles.filter(({ status }) => status === 'published')
    const lands = Map.groupBy(published, ({ bundesland }) => bundesland)
    const byState = (await fixture.stack.call(citizen, 'a_get_kaefer_by_bundesland')).body as {
      bundesland: string
      anzahl: number
    }[]
    expect(new Map(byState.map(({ bundesland, anzahl }) => [bundesland, anzahl]))).toEqual(
      new Map([...lands].map(([land, rows]) => [land, rows.length])),
    )
    const { body } = await fixture.stack.call(citizen, 'a_get_kaefer_by_art')
    const arts = Map.groupBy(published, ({ art }) => art)
    expect(new Map((body as { art: number; anzahl: number }[]).map(({ art, anzahl }) => [art, anzahl]))).toEqual(
      new Map([...arts].map(([art, rows]) => [art, rows.length])),
    )
  })

  test('is followed by higher ids', async () => {
    expect(fixture.rows.own).toBeGreaterThan(world.beetles.length)
  })
})

describe('the list says what the rows say', () => {
  test.each(['neu@waldkerf.test', citizen, expert, admin])('for %s', async (email) => {
    expect(await listed(email)).toEqual(await rows(email))
    expect(await listed(email, { bundesland: 'Bayern', kaeferart: '' })).toEqual(
      await rows(email, '&bundesland=eq.Bayern'),
    )
    expect(await listed(email, { bundesland: '', kaeferart: '7' })).toEqual(await rows(email, '&art=eq.7'))
    const both = { bundesland: 'Bayern', kaeferart: '7' }
    expect(await listed(email, both)).toEqual(await rows(email, '&bundesland=eq.Bayern&art=eq.7'))
    expect(await listed(email, { bundesland: 'Nirgends', kaeferart: '7' })).toEqual([])
  })

  test.each([
    ['a decision', () => review('in_review')],
    ['words with signs', () => setMessage('Größe: 3 "mm"\n\\ und „drüber“ \u0007')],
    [
      'a species',
      () =>
        fixture.stack.send(expert, { method: 'PATCH', path: `/kaefer?id=eq.${fixture.rows.other}`, body: { art: 9 } }),
    ],
    ['the end of a picture', () => setPictures([])],
  ])('after %s', async (_what, change) => {
    expect((await change()).status).toBeLessThan(300)
    expect(await listed(expert)).toEqual(await rows(expert))
  })
})

describe('shapes', () => {
  test.each([
    ['a_get_kaefer_overview', beetle],
    ['a_get_kaefer_by_bundesland', countByState],
    ['a_get_kaefer_by_art', countBySpecies],
  ])('%s', async (name, schema) => {
    expect(shapeProblems((await fixture.stack.call(expert, name)).body, schema)).toEqual([])
  })

  test.each([
    ['/kaefer', beetle],
    ['/kaeferarten', species],
    ['/bilder', picture],
  ])('%s', async (path, schema) => {
    expect(shapeProblems((await fixture.stack.send(expert, { method: 'GET', path })).body, schema)).toEqual([])
  })

  test('procedures answer the changed row', async () => {
    const answers = [await setMessage('x'), await review('in_review')]
    expect(
      shapeProblems(
        answers.map(({ body }) => body),
        beetle,
      ),
    ).toEqual([])
  })
})

describe('bad values', () => {
  test.each([
    ['an id that is none', { id: 'abc', status: 'query' }, 400, 'bad_id'],
    ['a missing id', { status: 'query' }, 400, 'bad_id'],
    ['an injected id', { id: '1; drop table data.kaefer', status: 'query' }, 400, 'bad_id'],
    ['an unknown status', { id: '1', status: 'kartiert' }, 400, 'bad_status'],
    ['an id of nothing', { id: '999999999', status: 'query' }, 404, 'not_found'],
  ])('%s', async (_what, body, status, details) => {
    expect(await fixture.stack.call(expert, 'a_update_kaefer', body)).toMatchObject({ status, body: { details } })
  })

  test('a message that is too long', async () => {
    expect(await setMessage('x'.repeat(4_001))).toMatchObject({ status: 400, body: { details: 'too_long' } })
  })

  test('a species that does not exist', async () => {
    const request = { method: 'PATCH', path: `/kaefer?id=eq.${fixture.rows.other}`, body: { art: 999 } } as const
    expect(await fixture.stack.send(expert, request)).toMatchObject({ status: 400, body: { details: 'bad_species' } })
  })

  test.each([
    ['half a place', 'lat = 50, lon = null'],
    ['a place off the globe', 'lat = 91, lon = 0'],
    ['no number', `lat = 'NaN', lon = 0`],
    ['infinity', `lat = 0, lon = 'infinity'`],
  ])('%s is refused by the table', async (_what, set) => {
    await expect(fixture.stack.owner.query(`update data.kaefer set ${set} where id = 1`)).rejects.toThrow(
      'check constraint',
    )
  })
})

describe('pictures', () => {
  test('come with their own media type', async () => {
    const answer = await fixture.stack.send(expert, {
      method: 'GET',
      path: `/rpc/w_get_bild?id=${fixture.rows.otherPicture}`,
    })
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toContain('private')
  })

  test('are put into the order of the list', async () => {
    const { body } = await setPictures(['b.webp', 'a.webp'])
    expect((body as { filename: string }[]).map(({ filename }) => filename)).toEqual(['b.webp', 'a.webp'])
  })

  test('are removed when the list leaves them out, and counted', async () => {
    expect((await setPictures([])).body).toEqual([])
    const { body } = await fixture.stack.send(expert, { method: 'GET', path: `/kaefer?id=eq.${fixture.rows.other}` })
    expect(body).toMatchObject([{ bilder_anzahl: 0 }])
  })

  test.each([
    ['no list', undefined],
    ['a name of another record', ['1-1-kaefer.webp']],
    ['a name of nothing', ['a.webp', null]],
  ])('%s: 400, and nothing is removed', async (_what, list) => {
    expect(await setPictures(list)).toMatchObject({ status: 400, body: { details: 'bad_picture' } })
    const { body } = await fixture.stack.send(expert, {
      method: 'GET',
      path: `/bilder?kaefer_id=eq.${fixture.rows.other}`,
    })
    expect(body).toHaveLength(2)
  })
})
