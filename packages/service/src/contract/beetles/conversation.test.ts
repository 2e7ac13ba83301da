import { inQueueOrder } from '@waldkerf/domain/beetles/queue'
import { conversationEntry } from '@waldkerf/domain/entities/beetles/conversation'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import {
  type OwnBeetle,
  type WaitingBeetle,
  type WaitingCount,
  waitingStatuses,
} from '@waldkerf/domain/entities/beetles/beetleOverviews'
import type { BeetleWindow } from '@waldkerf/domain/entities/beetles/beetleSections'
import { toBeetles } from '@waldkerf/domain/entities/beetles/columns/columns'
import { decodeColumns } from '@waldkerf/domain/entities/beetles/columns/decode'
import type { BeetleColumnsAnswer } from '@waldkerf/domain/entities/beetles/columns/wire'
import { describe, expect, test } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'
import { shapeProblems } from '../fixtures/shape.ts'

const citizen = 'nutzer@waldkerf.test'
const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'
const newcomer = 'neu@waldkerf.test'

const fixture = makeFixture(citizen)

const call = (email: string, name: string, body: object, headers: Record<string, string> = {}) =>
  fixture.stack.call(email, name, body, headers)
const review = (id: number, status: string) => call(expert, 'a_update_kaefer', { id: String(id), status })
const write = (id: number, msg: string, as = expert) => call(as, 'a_update_message', { id: String(id), msg })
const answer = (id: number, msg: string, headers?: Record<string, string>) =>
  call(citizen, 'w_add_nachricht', { kid: String(id), msg }, headers)
const conversation = async (email: string, id: number) =>
  (await call(email, 'w_get_nachrichten', { kid: String(id) })).body
const words = async (id: number) => ((await conversation(admin, id)) as { text: string }[]).map(({ text }) => text)
const record = async (id: number) => (await call(expert, 'w_get_kaefer', { id: String(id) })).body as Beetle

/** A question about the caller's record, as the client asks it. */
async function ask(id: number, text = 'An welcher Baumart?') {
  await write(id, text)
  return review(id, 'query')
}

/** A record of the caller's, asked about and answered. */
async function answered() {
  const { own } = fixture.rows
  await ask(own)
  await answer(own, 'An einer Fichte.')
  return own
}
const isAnswered = async (id: number) => (await record(id)).beantwortet

const columns = async (seit: string) =>
  (await call(expert, 'w_get_kaefer_spalten', { seit })).body as BeetleColumnsAnswer

const questionMissing = {
  status: 409,
  body: { details: 'question_required', message: 'Bitte schreiben Sie, was Sie wissen möchten.' },
}

describe('a question', () => {
  test.each(['new', 'in_review'])('of a record that is %s needs words', async (status) => {
    const { own } = fixture.rows
    if (status !== 'new') await review(own, status)
    expect(await review(own, 'query')).toMatchObject(questionMissing)
    await write(own, ' \u200b')
    expect(await review(own, 'query')).toMatchObject(questionMissing)
    await write(own, 'An welcher Baumart?')
    expect(await review(own, 'query')).toMatchObject({ status: 200, body: { status: 'query' } })
  })

  test('needs words written since the last change of status; they may be the same ones', async () => {
    const { own } = fixture.rows
    await ask(own)
    await review(own, 'new')
    expect(await review(own, 'query')).toMatchObject(questionMissing)
    expect((await ask(own)).status).toBe(200)
    expect(await words(own)).toEqual(['An welcher Baumart?', 'An welcher Baumart?'])
  })

  test('keeps its words while it is open', async () => {
    const { own } = fixture.rows
    await ask(own)
    expect(await write(own, '')).toMatchObject(questionMissing)
  })

  test('that was stored without words stays, may be re-identified and decided', async () => {
    const { ownAsked } = fixture.rows
    const patched = await fixture.stack.send(expert, {
      method: 'PATCH',
      path: `/kaefer?id=eq.${ownAsked}`,
      body: { art: 2 },
    })
    expect(patched).toMatchObject({ status: 200, body: [{ art: 2, status: 'query', message: '' }] })
    expect((await review(ownAsked, 'published')).status).toBe(200)
  })
})

describe('the conversation', () => {
  test('has every word of both sides in order, whoever wrote them', async () => {
    const { own } = fixture.rows
    await ask(own)
    await answer(own, 'An einer Fichte.')
    await write(own, 'Wie alt?', admin)
    await answer(own, 'Etwa 80 Jahre.')
    await write(own, 'Danke.')
    await review(own, 'published')
    const found = await conversation(admin, own)
    expect(shapeProblems(found, conversationEntry)).toEqual([])
    expect(found).toMatchObject([
      { wer: expert, von_melder: false, text: 'An welcher Baumart?' },
      { wer: citizen, von_melder: true, text: 'An einer Fichte.' },
      { wer: admin, von_melder: false, text: 'Wie alt?' },
      { wer: citizen, von_melder: true, text: 'Etwa 80 Jahre.' },
      { wer: expert, von_melder: false, text: 'Danke.' },
    ])
  })

  test('names nobody whom the caller may not know', async () => {
    const { own } = fixture.rows
    await ask(own)
    await answer(own, 'An einer Fichte.')
    const names = async (email: string) =>
      ((await conversation(email, own)) as { wer: string | null }[]).map(({ wer }) => wer)
    expect(await names(citizen)).toEqual([null, citizen])
    expect(await names(expert)).toEqual([expert, citizen])
    expect(await names(admin)).toEqual([expert, citizen])
  })

  test('has a text once, however often it is sent', async () => {
    const { own } = fixture.rows
    await Promise.all([write(own, 'An welcher Baumart?'), write(own, 'An welcher Baumart?')])
    const { version } = await record(own)
    await write(own, 'An welcher Baumart?')
    expect(await words(own)).toEqual(['An welcher Baumart?'])
    expect((await record(own)).version).toBe(version)
  })

  test('is for the reporter and those who review, published or not', async () => {
    await ask(fixture.rows.other)
    for (const id of [fixture.rows.other, fixture.rows.published]) {
      expect(await call(citizen, 'w_get_nachrichten', { kid: String(id) })).toMatchObject({ status: 404 })
      expect(await call(expert, 'w_get_nachrichten', { kid: String(id) })).toMatchObject({ status: 200 })
    }
  })

  test('does not show in the message of others, nor is it found by them', async () => {
    const { published } = fixture.rows
    await write(published, 'Zeigt einen Zimtbock.')
    expect(await call(citizen, 'w_get_kaefer', { id: String(published) })).toMatchObject({ body: { message: '' } })
    expect(await call(citizen, 'w_get_kaefer_fenster', { suche: 'zimtbock' })).toMatchObject({ body: { gesamt: 0 } })
    expect(await call(expert, 'w_get_kaefer_fenster', { suche: 'zimtbock' })).toMatchObject({ body: { gesamt: 1 } })
  })
})

describe('an answer', () => {
  test('changes neither status, editor, message nor version', async () => {
    const { own } = fixture.rows
    await ask(own)
    const before = await record(own)
    expect(await answer(own, 'An einer Fichte.')).toMatchObject({
      status: 200,
      body: { wer: citizen, von_melder: true, text: 'An einer Fichte.' },
    })
    expect(await record(own)).toEqual({ ...before, beantwortet: true })
  })

  test.each(['new', 'published'])(
    'is taken only while a question is open: not by a record that is %s',
    async (status) => {
      const id = status === 'new' ? fixture.rows.own : fixture.rows.ownPublished
      expect(await answer(id, 'x')).toMatchObject({ status: 409, body: { details: 'no_question' } })
    },
  )

  test('is for the reporter alone: others get 404, accounts that are not released 403', async () => {
    await ask(fixture.rows.other)
    const body = { kid: String(fixture.rows.other), msg: 'x' }
    for (const email of [citizen, expert, admin]) {
      expect((await call(email, 'w_add_nachricht', body)).status).toBe(404)
    }
    expect((await call(newcomer, 'w_add_nachricht', body)).status).toBe(403)
  })

  test.each([
    ['nothing', '\u2800 ', 'answer_missing'],
    ['too much', 'x'.repeat(4_001), 'too_long'],
  ])('of %s is refused', async (_what, msg, details) => {
    expect(await answer(fixture.rows.ownAsked, msg)).toMatchObject({ status: 400, body: { details } })
  })

  test('is stored once for a key, also after the decision', async () => {
    const { own } = fixture.rows
    await ask(own)
    const key = { 'Idempotency-Key': `answer-${own}` }
    const first = await answer(own, 'An einer Fichte.', key)
    expect((await answer(own, 'An einer Fichte.', key)).body).toEqual(first.body)
    await review(own, 'published')
    expect(await answer(own, 'An einer Fichte.', key)).toMatchObject({ status: 200, body: first.body })
    expect((await answer(own, 'An einer Kiefer.', key)).status).toBe(422)
    expect(await words(own)).toEqual(['An welcher Baumart?', 'An einer Fichte.'])
  })

  test('waits for a decision that is being stored, and then finds no open question', async () => {
    const { own } = fixture.rows
    await ask(own)
    await fixture.stack.owner.query('begin')
    await fixture.stack.owner.query(`update data.kaefer set status = 'published' where id = $1`, [own])
    const late = answer(own, 'Zu spät.')
    await fixture.stack.owner.query('select pg_sleep(0.3)')
    await fixture.stack.owner.query('commit')
    expect((await late).status).toBe(409)
    expect(await words(own)).toEqual(['An welcher Baumart?'])
  })
})

describe('an answered question', () => {
  test('stays answered until experts write or decide', async () => {
    const own = await answered()
    expect(await isAnswered(own)).toBe(true)
    // The same text is a new question.
    await write(own, 'An welcher Baumart?')
    expect(await isAnswered(own)).toBe(false)
    await answer(own, 'Sagte ich: an einer Fichte.')
    expect(await isAnswered(own)).toBe(true)
    await review(own, 'published')
    expect(await isAnswered(own)).toBe(false)
  })

  test('comes first in the queue, even if other records have waited longer', async () => {
    const own = await answered()
    await fixture.stack.owner.query(`update data.kaefer set gemeldet_am = '2020-01-01' where id = $1`, [
      fixture.rows.other,
    ])
    const { body } = await call(expert, 'w_get_kaefer_aelteste', {})
    const queue = body as WaitingBeetle[]
    const flags = queue.map(({ beantwortet }) => beantwortet)
    expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)))
    const place = (id: number) => queue.findIndex((row) => row.id === id)
    expect(place(own)).toBeGreaterThanOrEqual(0)
    expect(place(fixture.rows.other)).toBeGreaterThan(place(own))
    // The database sorts as `domain` does; the dashboard shows the beginning of the same list.
    const asked = { sortierung: 'pruefung', status: waitingStatuses.join(), anzahl: '1000' }
    const window = (await call(expert, 'w_get_kaefer_fenster', { ...asked, richtung: 'auf' })).body as BeetleWindow
    const ids = window.zeilen.map(({ id }) => id)
    expect(ids).toEqual(inQueueOrder(window.zeilen.toSorted((a, b) => a.id - b.id)).map(({ id }) => id))
    expect(ids.length).toBeGreaterThan(queue.length)
    expect(queue.map(({ id }) => id)).toEqual(ids.slice(0, 6))
    const back = (await call(expert, 'w_get_kaefer_fenster', asked)).body as BeetleWindow
    expect(back.zeilen.map(({ id }) => id)).toEqual(ids.toReversed())
    const counts = (await call(expert, 'w_get_kaefer_wartend', {})).body as WaitingCount[]
    expect(counts.find((row) => row.status === 'query' && row.tage === 0)).toMatchObject({ beantwortet: 1 })
  })

  test('can be filtered and sorted by in windows and clusters', async () => {
    const own = await answered()
    const window = async (body: object) =>
      ((await call(expert, 'w_get_kaefer_fenster', body)).body as { zeilen: Beetle[] }).zeilen
    const [first] = await window({ sortierung: 'beantwortet', anzahl: '1' })
    expect(first).toMatchObject({ id: own, beantwortet: true })
    expect(
      (await window({ beantwortet: 'true' })).every(({ status, beantwortet }) => status === 'query' && beantwortet),
    ).toBe(true)
    expect((await window({ beantwortet: 'false' })).some(({ beantwortet }) => beantwortet)).toBe(false)
    await fixture.stack.owner.query('update data.kaefer set lat = 10, lon = 10 where id = any ($1)', [
      [own, fixture.rows.other],
    ])
    const cluster = { west: '9', sued: '9', ost: '11', nord: '11', zoom: '5' }
    expect((await call(expert, 'w_get_kaefer_cluster', { ...cluster, beantwortet: 'true' })).body).toMatchObject([
      { id: own },
    ])
    expect((await call(expert, 'w_get_kaefer_cluster', cluster)).body).toMatchObject([{ anzahl: 2 }])
  })

  test('is shown as answered in the lists of others', async () => {
    const { own } = fixture.rows
    await ask(own)
    const before = await columns('')
    await answer(own, 'An einer Fichte.')
    const changed = toBeetles(decodeColumns(await columns(before.stand)))
    expect(changed.find(({ id }) => id === own)).toMatchObject({ status: 'query', beantwortet: true })
  })

  test('is no longer listed as open for the reporter', async () => {
    const { own } = fixture.rows
    const isOpen = async () => {
      const { body } = await call(citizen, 'w_get_kaefer_eigene', {})
      return (body as OwnBeetle[]).find(({ id }) => id === own)?.antwort_offen
    }
    expect(await isOpen()).toBe(false)
    await ask(own)
    expect(await isOpen()).toBe(true)
    await answer(own, 'An einer Fichte.')
    expect(await isOpen()).toBe(false)
  })
})
