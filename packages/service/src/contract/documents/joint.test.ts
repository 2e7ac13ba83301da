import { describe, expect, test } from 'vitest'
import { testDay } from '@waldkerf/service/testing/content'
import { makeFixture } from '../fixtures/fixture.ts'

const admin = 'admin@waldkerf.test'
const fixture = makeFixture(admin)
const ask = async (name: string, body: object = {}) => {
  const { status, body: answer } = await fixture.stack.call(admin, name, body)
  return { status, body: answer as Record<string, unknown> }
}
const days = { rn_datum: testDay, le_date: testDay }
const refused = (details: string) => ({ status: 409, body: { details } })

interface Wanted {
  client?: number
  rate?: string
  title?: string
  status?: string
}

/** An accepted offer with a line item with a heading, whose explanation does not print, and one without. @returns its id */
async function addOffer({
  client = fixture.rows.myClient,
  rate = '19',
  title = '',
  status = 'angenommen',
}: Wanted = {}) {
  const { body } = await ask('a_add_offer', { client_id: String(client), an_datum: testDay, ust_satz: rate })
  const angebot_id = String(body['id'])
  const line = { angebot_id, einheit: 'h', anzahl: '1', ep: '80' }
  await ask('a_insert_position', {
    ...line,
    lfd_nr: '1',
    bez: 'Aufmaß',
    erl: 'intern',
    erl_on: false,
    erl_titel: title,
  })
  await ask('a_insert_position', { ...line, lfd_nr: '2', bez: 'Plan' })
  for (const next of status === 'angenommen' ? ['versendet', 'angenommen'] : []) {
    // oxlint-disable-next-line no-await-in-loop
    await fixture.stack.owner.query(`update data.angebot set status = $2 where id = $1`, [angebot_id, next])
  }
  return { angebot_id, nummer: String(body['nummer']) }
}

const join = (angebote: string[], more: object = {}) => ask('w_add_sammelrechnung', { angebote, ...days, ...more })
const status = async (offer_id: string) => {
  const { body } = await ask('a_get_offer_details', { offer_id })
  return (body as unknown as { status: string }[])[0]?.status
}
const statuses = (ids: string[]) => Promise.all(ids.map(status))
const billedBy = async (angebot_id: string) => {
  const { body } = await ask('w_get_angebot_angaben', { angebot_id })
  return (body as unknown as { rechnungen: { id: number }[] }[])[0]?.rechnungen.map(({ id }) => id)
}
const data = async (rechnung_id: unknown) => {
  const { body } = await ask('w_get_rechnung_angaben', { rechnung_id: String(rechnung_id) })
  return (body as unknown as { angebot_id: number; angebote: { id: number; nummer: string }[] }[])[0]
}
const lines = async (rechnung_id: unknown) =>
  (await ask('a_get_invoice_positions', { rechnung_id: String(rechnung_id) })).body as unknown as Record<
    string,
    unknown
  >[]
const day = testDay.split('-').toReversed().join('.')

describe('one invoice for several offers', () => {
  test('has the lines of each under a heading, and both sides know of one another', async () => {
    const [one, other] = [await addOffer({ title: 'Graben' }), await addOffer()]
    const made = await join([other.angebot_id, one.angebot_id])
    const { id } = made.body
    expect((await lines(id)).map((row) => [row['lfd_nr'], row['erl_titel'], row['erl'], row['erl_on']])).toEqual([
      [1, `Angebot ${one.nummer} vom ${day}: Graben`, '', true],
      [2, '', '', true],
      [3, `Angebot ${other.nummer} vom ${day}`, '', true],
      [4, '', '', true],
    ])
    const offers = [one, other].map((each) => ({ id: Number(each.angebot_id), nummer: each.nummer }))
    expect(await data(id)).toMatchObject({ angebot_id: offers[0]?.id, angebote: offers })
    expect(await Promise.all([one, other].map((each) => billedBy(each.angebot_id)))).toEqual([[id], [id]])
    expect(await statuses([one.angebot_id, other.angebot_id])).toEqual(['abgerechnet', 'abgerechnet'])
  })

  test('which is cancelled makes all of them billable again, and its copy bills all of them', async () => {
    const ids = [(await addOffer()).angebot_id, (await addOffer()).angebot_id]
    const made = await join(ids)
    const rechnung_id = String(made.body['id'])
    await ask('a_set_archive_for_rn', { invoice_id: rechnung_id })
    const cancelling = await ask('w_add_storno', { rechnung_id, rn_datum: testDay })
    await ask('a_set_archive_for_rn', { invoice_id: String(cancelling.body['id']) })
    expect(await statuses(ids)).toEqual(['angenommen', 'angenommen'])
    const anew = await ask('w_add_rechnung_kopie', { rechnung_id, ...days })
    expect((await data(anew.body['id']))?.angebote.map(({ id }) => String(id))).toEqual(ids)
    expect(await statuses(ids)).toEqual(['abgerechnet', 'abgerechnet'])
  })

  test('is made once, whoever else bills one of them meanwhile', async () => {
    const [one, other, third] = [await addOffer(), await addOffer(), await addOffer()].map(
      (each) => each.angebot_id,
    ) as [string, string, string]
    const answers = await Promise.all([join([one, other]), join([other, third])])
    expect(answers.map((each) => String(each.status)).toSorted()).toEqual(['200', '409'])
    expect(answers.find((each) => each.status === 409)).toMatchObject(refused('joint_invoiced'))
    // A page of the release before, or one that was open since, links a second invoice to it.
    const second = { rechnung_id: String(fixture.rows.invoice), befreiung: '', angebot_id: other }
    expect(await ask('w_set_rechnung_angaben', second)).toMatchObject(refused('offer_invoiced'))
    expect(await ask('w_add_abschlag', { angebot_id: other, ...days, art: 'betrag', wert: '1' })).toMatchObject(refused('offer_invoiced')) // prettier-ignore
  })

  test('takes one that is billed already once more, as a copy', async () => {
    const [one, other] = [(await addOffer()).angebot_id, (await addOffer()).angebot_id] as const
    await join([one])
    const made = await join([other], { erneut: [one] })
    expect([made.status, (await lines(made.body['id'])).length]).toEqual([200, 4])
    expect((await data(made.body['id']))?.angebote.map(({ id }) => String(id))).toEqual([other])
    expect((await join([], { erneut: [other] })).status).toBe(200)
    expect(await join([], { erneut: [(await addOffer()).angebot_id] })).toMatchObject(refused('joint_not_invoiced'))
  })

  test('is refused in words for what does not go together', async () => {
    const one = (await addOffer()).angebot_id
    const others = {
      joint_client: await addOffer({ client: fixture.rows.otherClient }),
      joint_tax: await addOffer({ rate: '7' }),
      joint_not_accepted: await addOffer({ status: 'entwurf' }),
      joint_instalments: await addOffer(),
    }
    await ask('w_add_abschlag', { angebot_id: others.joint_instalments.angebot_id, ...days, art: 'betrag', wert: '1' })
    for (const [key, other] of Object.entries(others)) {
      // oxlint-disable-next-line no-await-in-loop
      const { body } = await join([one, other.angebot_id])
      expect([key, body['details'], String(body['message']).includes(other.nummer)]).toEqual([key, key, true])
    }
    expect((await join([])).status).toBe(404)
    expect(await status(one)).toBe('angenommen')
  })
})
