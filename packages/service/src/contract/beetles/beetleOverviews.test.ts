import {
  latestBeetle,
  mostPlaced,
  ownBeetle,
  waitingBeetle,
  waitingCount,
  weekCount,
} from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { describe, expect, test } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'
import { shapeProblems } from '../fixtures/shape.ts'

const expert = 'expert@waldkerf.test'
const newcomer = 'neu@waldkerf.test'

const fixture = makeFixture(expert)

const rows = async (email: string, name: string) =>
  (await fixture.stack.call(email, name)).body as Record<string, unknown>[]
const review = (id: number, status: string) => fixture.stack.call(expert, 'a_update_kaefer', { id: String(id), status })
const setMessage = (id: number) => fixture.stack.call(expert, 'a_update_message', { id: String(id), msg: 'x' })

/** The sum of all counts of the season. */
const total = async () =>
  (await rows(expert, 'w_get_kaefer_saison')).reduce((sum, row) => sum + Number(row['anzahl']), 0)

/** The counts that the trigger keeps beside a count of all records. */
async function seasons() {
  const { rows: kept } = await fixture.stack.owner.query(
    'select jahr, woche, anzahl from data.kaefer_saison where anzahl <> 0 order by jahr, woche',
  )
  const { rows: counted } = await fixture.stack.owner.query(`
    select extract(isoyear from tag)::smallint as jahr, extract(week from tag)::smallint as woche, count(*)::integer as anzahl
    from (select coalesce(fund_datum, (gemeldet_am at time zone 'Europe/Berlin')::date) as tag
      from data.kaefer where status = 'published' and bundesland <> 'Testland') c
    group by 1, 2 order by 1, 2`)
  return { kept, counted }
}

test.each([
  ['w_get_kaefer_saison', weekCount],
  ['w_get_kaefer_neueste', latestBeetle],
  ['w_get_kaefer_eigene', ownBeetle],
  ['w_get_kaefer_wartend', waitingCount],
  ['w_get_kaefer_aelteste', waitingBeetle],
])('%s answers as the contract says', async (name, schema) => {
  expect(shapeProblems(await rows(expert, name), schema)).toEqual([])
})

describe('the season', () => {
  test('is counted as it is', async () => {
    const { kept, counted } = await seasons()
    expect(kept).toEqual(counted)
  })

  test('follows what is published and withdrawn', async () => {
    const before = await total()
    expect((await review(fixture.rows.other, 'published')).status).toBe(200)
    expect(await total()).toBe(before + 1)
    await setMessage(fixture.rows.other)
    expect((await review(fixture.rows.other, 'rejected')).status).toBe(200)
    expect(await total()).toBe(before)
  })
})

describe('the months', () => {
  test('are counted as they are', async () => {
    const { rows: kept } = await fixture.stack.owner.query(
      `select bundesland, art, monat, anzahl from data.kaefer_monat where anzahl <> 0 and bundesland <> 'Testland'
      order by 1, 2, 3`,
    )
    const { rows: counted } = await fixture.stack.owner.query(`
      select bundesland, art, extract(month from app.find_day(fund_datum, gemeldet_am))::smallint as monat,
        count(*)::integer as anzahl
      from data.kaefer where status = 'published' and bundesland <> 'Testland' group by 1, 2, 3 order by 1, 2, 3`)
    expect(kept).toEqual(counted)
  })

  test('follow status, species and day', async () => {
    const march = async () => {
      const { rows: counts } = await fixture.stack.owner.query(
        `select coalesce(sum(anzahl), 0)::integer as anzahl from data.kaefer_monat
        where bundesland = 'Testland' and art = 2 and monat = 3`,
      )
      return (counts[0] as { anzahl: number }).anzahl
    }
    const before = await march()
    await review(fixture.rows.other, 'published')
    await fixture.stack.owner.query(`update data.kaefer set art = 2, fund_datum = '2026-03-01' where id = $1`, [
      fixture.rows.other,
    ])
    expect(await march()).toBe(before + 1)
    await setMessage(fixture.rows.other)
    await review(fixture.rows.other, 'rejected')
    expect(await march()).toBe(before)
  })

  test('put what is found in the Land and around the month first', async () => {
    const ask = async (payload: object) =>
      (await fixture.stack.call(expert, 'w_get_kaefer_haeufig', payload)).body as { art: number; anzahl: number }[]
    const {
      rows: [expected],
    } = await fixture.stack.owner.query(`
      select art, sum(anzahl)::integer as anzahl from data.kaefer_monat
      where bundesland = 'Bayern' and monat in (12, 1, 2)
      group by art order by 2 desc limit 1`)
    const winter = await ask({ lat: '48.1', lon: '11.6', monat: '1' })
    expect(winter[0]?.anzahl).toBe(expected?.anzahl ?? 0)
    const spring = await ask({ monat: '4' })
    expect(spring.map(({ anzahl }) => anzahl)).toEqual(spring.map(({ anzahl }) => anzahl).toSorted((a, b) => b - a))
    // A place outside all Länder counts as no place.
    expect(await ask({ lat: '0', lon: '0', monat: '4' })).toEqual(spring)
  })
})

describe('lists', () => {
  test('the newest have pictures and are published; who may see no pictures is given none', async () => {
    const seen = await rows(expert, 'w_get_kaefer_neueste')
    expect(seen).toHaveLength(12)
    expect(seen.every(({ bild }) => bild !== null)).toBe(true)
    const unseen = await rows(newcomer, 'w_get_kaefer_neueste')
    expect(unseen).toEqual(seen.map((row) => ({ ...row, bild: null })))
  })

  test('the own ones are the own ones, whatever their status', async () => {
    const ids = (await rows(expert, 'w_get_kaefer_eigene')).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([fixture.rows.own, fixture.rows.ownPublished]))
    expect(ids).not.toContain(fixture.rows.other)
  })

  test('thousands of own ones are answered; the newest name their place', async () => {
    const { owner } = fixture.stack
    const before = await rows(expert, 'w_get_kaefer_eigene')
    const { rows: added } = await owner.query<{ id: string }>(
      `insert into data.kaefer (art, bundesland, user_id, lat, lon, gemeldet_am)
       select 1, 'Bayern', user_id, 48.1 + g * 0.0001, 11.5, '1999-01-01' from data.benutzer, generate_series(1, $2::integer) g
       where email = $1 returning id`,
      [expert, isLong ? 10_000 : mostPlaced],
    )
    const own = await rows(expert, 'w_get_kaefer_eigene')
    await owner.query('delete from data.kaefer where id = any ($1)', [added.map(({ id }) => id)])
    expect(own).toHaveLength(before.length + added.length)
    const places = own.slice(before.length).map(({ ort }) => ort)
    const named = mostPlaced - before.length
    expect([places.slice(0, named).includes(''), places.slice(named).every((place) => place === '')]).toEqual([
      false,
      true,
    ])
  })

  test('the first of the queue waits longest', async () => {
    const waiting = await rows(expert, 'w_get_kaefer_wartend')
    const oldest = (await rows(expert, 'w_get_kaefer_aelteste')).find(({ beantwortet }) => beantwortet === false)
    expect(oldest?.['tage']).toBe(Math.max(...waiting.map(({ tage }) => Number(tage))))
  })
})
