import { offerStatuses } from '@waldkerf/domain/entities/documents/offers'
import { mayFollow } from '@waldkerf/domain/office/workplace/offerStatus'
import { clientSalutation } from '@waldkerf/domain/office/salutation'
import { describe, expect, test } from 'vitest'
import { testDay } from '@waldkerf/service/testing/content'
import { makeFixture } from '../fixtures/fixture.ts'
import { plainLine } from '../fixtures/limits.ts'

const admin = 'admin@waldkerf.test'
const fixture = makeFixture(admin)

const ask = (name: string, body: object = {}) => fixture.stack.call(admin, name, body)
const client = () => ({ client_id: String(fixture.rows.myClient) })
const offer = () => String(fixture.rows.offer)
const change = (columns: object) =>
  ask('a_update_offer_details', { id: offer(), an_datum: '1999-01-01', ust_satz: '19', ...columns })
const newOffer = () => ask('a_add_offer', { ...client(), an_datum: testDay, ust_satz: '19' })
const newInvoice = () => ask('a_add_invoice', { ...client(), rn_datum: testDay, le_date: testDay, ust_satz: '19' })
const contact = (ap_gender: string, ap_nachname: string) =>
  ask('a_update_client_details', { ...client(), name: 'Testkunde eins', ort: 'Ülzen', ap_gender, ap_nachname })

describe('a new document is ready to be sent', () => {
  test('with who is in charge, who signs, who is addressed, and the usual texts', async () => {
    await contact('w', 'Ahorn')
    await ask('w_set_vorgaben', {
      angebot_zuerl: 'Bis bald in {Ort}.',
      rechnung_zuerl: '{Kunde} zahlt {Zahlungsziel}.',
    })
    expect(await newOffer()).toMatchObject({
      status: 200,
      body: {
        bearbeiter: 'JE',
        sign: 'JE',
        anrede: 'Sehr geehrte Frau Ahorn,',
        zuerl: 'Bis bald in Ülzen.',
        version: 1,
      },
    })
    expect(await newInvoice()).toMatchObject({
      status: 200,
      body: { bearbeiter: 'JE', anschreiben: '', zuerl: 'Testkunde eins zahlt innerhalb von 14 Tagen.', version: 1 },
    })
  })

  test('with the Skonto of its client, or of the office where that has none of its own', async () => {
    const terms = async () => {
      const [offered, invoiced] = [await newOffer(), await newInvoice()].map(({ body }) =>
        String((body as { id: number }).id),
      )
      const rows = [
        await ask('w_get_angebot_angaben', { angebot_id: offered }),
        await ask('w_get_rechnung_angaben', { rechnung_id: invoiced }),
      ]
      return rows.map(({ body }) => (body as { skonto_tage: number; skonto_prozent: string }[])[0])
    }
    await ask('w_set_vorgaben', { skonto_tage: '14', skonto_prozent: '3' })
    expect(await terms()).toMatchObject([{ skonto_tage: 14 }, { skonto_tage: 14 }])
    await ask('w_set_kunde_rechnungsdaten', {
      ...client(),
      eigenes_skonto: 'true',
      skonto_tage: '10',
      skonto_prozent: '2',
    })
    expect(await terms()).toMatchObject([{ skonto_tage: 10, skonto_prozent: '2' }, { skonto_tage: 10 }])
    // A page of the release before saves the client, too.
    await ask('w_set_kunde_rechnungsdaten', { ...client(), email: 'a@b.test' })
    await ask('w_set_kunde_rechnungsdaten', { ...client(), skonto_tage: '0' })
    expect(await terms()).toMatchObject([{ skonto_tage: 0 }, { skonto_tage: 0 }])
    await ask('w_set_kunde_rechnungsdaten', { ...client(), eigenes_skonto: 'false' })
    expect(await terms()).toMatchObject([{ skonto_tage: 14 }, { skonto_tage: 14 }])
    await ask('w_set_vorgaben', { skonto_tage: '0', skonto_prozent: '0' })
  })

  test('and nobody’s acronym where the person has none', async () => {
    await fixture.stack.owner.query(`update data.benutzer set last_name = 'Fremd' where email = $1`, [admin])
    expect(await newOffer()).toMatchObject({ body: { bearbeiter: '', sign: '' } })
    await fixture.stack.owner.query(`update data.benutzer set last_name = 'Eichhorn' where email = $1`, [admin])
  })

  test('greets like the editor proposes', async () => {
    for (const [ap_gender, ap_nachname] of [
      ['Frau', 'Ahorn'],
      ['H', 'Buche'],
      ['d', 'Eiche'],
      ['w', ''],
    ] as const) {
      await contact(ap_gender, ap_nachname)
      expect(await newOffer()).toMatchObject({ body: { anrede: clientSalutation({ ap_gender, ap_nachname }) } })
    }
  })
})

describe('an offer', () => {
  const refused = { status: 409, body: { details: 'not_a_draft' } }

  test('is written as a draft, and not any more once it was sent', async () => {
    expect(await change({ status: 'versendet', zuerl: 'Gesendet.' })).toMatchObject({ status: 200 })
    expect(await change({ status: 'versendet', zuerl: 'Anders.' })).toMatchObject(refused)
    expect(await change({ status: 'angenommen', zuerl: 'Anders.' })).toMatchObject(refused)
    expect(await ask('a_insert_position', { ...plainLine, angebot_id: offer() })).toMatchObject(refused)
    const id = String(fixture.rows.offerPosition)
    expect(await ask('a_update_position', { ...plainLine, id, bez: 'anders' })).toMatchObject(refused)
    expect(await ask('a_delete_position', { position_id: id })).toMatchObject(refused)
    expect(await ask('w_set_unklar', { position_id: id, feld: 'ep', text: 'x' })).toMatchObject(refused)
    const other = { client_id: String(fixture.rows.otherClient), angebot_id: offer() }
    expect(await ask('a_set_client_for_offer', other)).toMatchObject(refused)
    expect(await change({ status: 'entwurf', zuerl: 'Gesendet.' })).toMatchObject({ status: 200 })
    expect(await change({ status: 'entwurf', zuerl: 'Anders.' })).toMatchObject({ status: 200 })
  })

  test('goes from status to status as the interface says', async () => {
    const { rows } = await fixture.stack.owner.query<{ pair: string }>(
      `select from_status || ' ' || to_status as pair from data.angebot_transition`,
    )
    const pairs = offerStatuses.flatMap((from) =>
      offerStatuses.filter((to) => mayFollow(from, to)).map((to) => `${from} ${to}`),
    )
    expect(rows.map(({ pair }) => pair).toSorted()).toEqual(pairs.toSorted())
    expect(await change({ status: 'angenommen' })).toMatchObject({
      status: 409,
      body: { details: 'transition_refused', hint: 'entwurf' },
    })
  })
})
