import { getArchivedInvoice } from '@waldkerf/domain/calls/office/invoiceData'
import { type InvoiceData, invoiceData } from '@waldkerf/domain/entities/office/invoiceData'
import { officeSettings } from '@waldkerf/domain/entities/office/settings'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testDay } from '../testing/content.ts'
import { makeFixture } from './fixtures/fixture.ts'
import { answerProblems, shapeProblems } from './fixtures/shape.ts'
import { pngOfSize, smallestPng } from './fixtures/smallestPng.ts'

const admin = 'admin@waldkerf.test'
const fixture = makeFixture(admin)

const ask = (name: string, body: object = {}, headers: Record<string, string> = {}) =>
  fixture.stack.call(admin, name, body, headers)
const ids = () => ({ open: String(fixture.rows.invoice), archived: String(fixture.rows.archivedInvoice) })
const frozen = async (rechnung_id: string) => (await ask('w_get_rechnung_archiv', { rechnung_id })).body
const readPositions = async (id: number) =>
  (await ask('a_get_invoice_positions', { rechnung_id: String(id) })).body as { anzahl: string; ep: string }[]

interface Made {
  id: number
  nummer: string
  anschreiben: string
}

test('shapes', async () => {
  await ask('a_set_archive_for_rn', { invoice_id: ids().open })
  expect(shapeProblems([(await ask('w_get_buero')).body], officeSettings)).toEqual([])
  expect(answerProblems(getArchivedInvoice, await frozen(ids().open))).toEqual([])
  expect(shapeProblems((await ask('w_get_rechnung_angaben')).body, invoiceData)).toEqual([])
})

test('two administrators do not overwrite one another’s settings', async () => {
  const { body } = await ask('w_get_buero')
  const { version } = body as { version: number }
  const change = (firma: string) =>
    ask('w_set_buero', { firma, zahlungsziel_tage: '21' }, { 'If-Match': `"${version}"` })
  expect(await change('Erste')).toMatchObject({ status: 200, body: { firma: 'Erste', version: version + 1 } })
  expect((await change('Zweite')).status).toBe(412)
  expect(await change('Erste')).toMatchObject({ status: 200, body: { version: version + 1 } })
})

test('a picture is kept under its own name, and comes back as it was', async () => {
  const { body } = await ask('w_add_buero_bild', { bild: smallestPng })
  const { name } = body as { name: string }
  expect(await ask('w_add_buero_bild', { bild: smallestPng })).toMatchObject({ body: { name, mime: 'image/png' } })
  expect(await ask('w_get_buero_bild', { name })).toMatchObject({ body: { name, bild: smallestPng } })
  const { body: settings } = await ask('w_set_buero', { zahlungsziel_tage: '14', logo: name })
  expect(settings).toMatchObject({ logo: name })
})

test.each([
  ['one that unpacks to more than anything decodes', pngOfSize(14_000, 14_000), 413, 'too_many_pixels'],
  ['one that calls itself larger than numbers go', pngOfSize(2 ** 32 - 1, 2 ** 32 - 1), 413, 'too_many_pixels'],
  ['one without a size', pngOfSize(0, 1), 400, 'bad_picture_size'],
])('of logos and signatures, %s is refused', async (_what, bild, status, details) => {
  expect(await ask('w_add_buero_bild', { bild })).toMatchObject({ status, body: { details } })
})

describe('what an archived invoice is shown from', () => {
  test('is read by one call, and is the same after client, office, rate and data have changed', async () => {
    const { open } = ids()
    const client_id = String(fixture.rows.myClient)
    expect(await frozen(open)).toBeNull()
    await ask('w_set_kunde_rechnungsdaten', { client_id, email: 'alt@kunde.test', leitweg_id: '04-1-02' })
    await ask('a_set_archive_for_rn', { invoice_id: open })
    const before = await frozen(open)
    expect(before).toMatchObject({
      kunde: { name: 'Testkunde eins', email: 'alt@kunde.test' },
      rechnung: { nummer: 'RE-1999-0001', rn_datum: '1999-01-01', ust_satz: '19', befreiung: '' },
      original: null,
      positionen: [{ anzahl: '2.5', ep: '80' }],
    })
    await ask('a_update_client_details', { client_id, name: 'Testkunde umgezogen', ort: 'Anderswo' })
    await ask('w_set_kunde_rechnungsdaten', { client_id, email: 'neu@kunde.test' })
    await ask('w_set_buero', { firma: 'Neue Firma', zahlungsziel_tage: '7' })
    expect(await frozen(open)).toEqual(before)
  })

  test('no longer takes data', async () => {
    const { status, body } = await ask('w_set_rechnung_angaben', { rechnung_id: ids().archived, befreiung: 'x' })
    expect({ status, body }).toMatchObject({ status: 409, body: { details: 'archived' } })
  })
})

const cancel = (rechnung_id: string, headers: Record<string, string> = {}) =>
  ask('w_add_storno', { rechnung_id, rn_datum: testDay }, headers)

describe('a cancellation', () => {
  test('mirrors its invoice, names it, and is made once', async () => {
    const { archived } = ids()
    const headers = { 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all([cancel(archived, headers), cancel(archived, headers), cancel(archived)])
    const made = answers.filter(({ status }) => status === 200)
    expect(new Set(made.map(({ body }) => (body as Made).id)).size).toBe(1)
    expect(answers.filter(({ status }) => status === 409).length).toBe(3 - made.length)
    const own = made[0]?.body as Made
    expect(own.anschreiben).toContain('RE-1999-0002 vom 02.01.1999')
    expect(await readPositions(own.id)).toMatchObject([{ anzahl: '-2.5', ep: '80' }])
    const { body } = await ask('w_get_rechnung_angaben', { rechnung_id: archived })
    expect(body).toMatchObject([{ storniert_durch: own.id, storniert_durch_nummer: own.nummer }])
  })

  test('is of an archived invoice, and of none that cancels another', async () => {
    expect(await cancel(ids().open)).toMatchObject({ status: 409, body: { details: 'not_archived' } })
    const { id } = (await cancel(ids().archived)).body as Made
    await ask('a_set_archive_for_rn', { invoice_id: String(id) })
    expect(await cancel(String(id))).toMatchObject({ status: 409, body: { details: 'is_cancellation' } })
    expect(await frozen(String(id))).toMatchObject({ original: { nummer: 'RE-1999-0002', datum: '1999-01-02' } })
  })
})

test('a copy has the same positions under a number of its own', async () => {
  const { open } = ids()
  const { body } = await ask('w_add_rechnung_kopie', { rechnung_id: open, rn_datum: testDay, le_date: testDay })
  const made = body as Made
  expect(made).toMatchObject({ archiviert_am: null, rn_datum: testDay, version: 1 })
  expect(await readPositions(made.id)).toMatchObject([{ anzahl: '2.5', ep: '80', version: 1 }])
  const offer = await ask('w_add_angebot_kopie', { angebot_id: String(fixture.rows.offer), an_datum: testDay })
  expect(offer).toMatchObject({ status: 200, body: { status: 'entwurf', an_datum: testDay } })
})

test('an offer is to be billed again once its invoice is cancelled, until it is written anew', async () => {
  const offer = fixture.rows.offer
  const status = async () =>
    (await fixture.stack.owner.query('select status from data.angebot where id = $1', [offer])).rows
  const rechnung_id = await draft('19')
  await ask('w_set_rechnung_angaben', { rechnung_id, angebot_id: String(offer) })
  await fixture.stack.owner.query("update data.angebot set status = 'abgerechnet' where id = $1", [offer])
  await ask('a_set_archive_for_rn', { invoice_id: rechnung_id })
  const { id } = (await cancel(rechnung_id)).body as Made
  expect(await status()).toEqual([{ status: 'abgerechnet' }])
  await ask('a_set_archive_for_rn', { invoice_id: String(id) })
  expect(await status()).toEqual([{ status: 'angenommen' }])
  await ask('w_add_rechnung_kopie', { rechnung_id, rn_datum: testDay, le_date: testDay })
  expect(await status()).toEqual([{ status: 'abgerechnet' }])
})

const readData = async (rechnung_id: string) =>
  ((await ask('w_get_rechnung_angaben', { rechnung_id })).body as InvoiceData[])[0]
const draft = async (ust_satz: string) => {
  const order = { client_id: String(fixture.rows.myClient), rn_datum: testDay, le_date: testDay, ust_satz }
  const { body } = await ask('a_add_invoice', order)
  const id = String((body as Made).id)
  await ask('a_insert_position', {
    rechnung_id: id,
    anzahl: '1',
    ep: '10',
    lfd_nr: '1',
    bez: 'Aufmaß',
    einheit: 'ha',
  })
  return id
}
const setRate = (id: string, ust_satz: string) =>
  ask('a_update_invoice_details', { id, rn_datum: testDay, le_date: testDay, ust_satz })

describe('the tax case', () => {
  test('goes with the rate, whichever of both changes', async () => {
    const id = await draft('0')
    expect(await readData(id)).toMatchObject({ steuerfall: 'E', le_bis: null })
    const set = { rechnung_id: id, steuerfall: 'AE', le_bis: testDay }
    expect(await ask('w_set_rechnung_angaben', set)).toMatchObject({ body: { steuerfall: 'AE', le_bis: testDay } })
    await setRate(id, '19')
    expect(await readData(id)).toMatchObject({ steuerfall: 'S', le_bis: testDay })
    const refused = await ask('w_set_rechnung_angaben', { rechnung_id: id, steuerfall: 'O' })
    expect(refused).toMatchObject({ status: 409, body: { details: 'tax_case_rate' } })
  })

  test('says what is missing before an invoice is archived, is frozen with it, and goes on to its cancellation', async () => {
    const client_id = String(fixture.rows.myClient)
    const archive = (id: string) => ask('a_set_archive_for_rn', { invoice_id: id })
    await ask('w_set_kunde_rechnungsdaten', { client_id, land: 'AT' })
    const id = await draft('0')
    expect(await archive(id)).toMatchObject({ status: 409, body: { details: 'exemption_missing' } })
    await ask('w_set_rechnung_angaben', { rechnung_id: id, steuerfall: 'AE', le_bis: '2026-11-19' })
    expect(await archive(id)).toMatchObject({ status: 409, body: { details: 'period' } })
    await ask('w_set_rechnung_angaben', { rechnung_id: id, steuerfall: 'AE', le_bis: '2026-11-24' })
    await ask('w_set_buero', { zahlungsziel_tage: '14' })
    expect(await archive(id)).toMatchObject({ status: 409, body: { details: 'seller_number_missing' } })
    await ask('w_set_buero', { zahlungsziel_tage: '14', steuernummer: '143/123/45678' })
    expect(await archive(id)).toMatchObject({ status: 409, body: { details: 'buyer_vat_id_missing' } })
    await ask('w_set_kunde_rechnungsdaten', { client_id, ust_id: 'ATU12345675' })
    expect(await archive(id)).toMatchObject({ status: 200 })
    expect(await frozen(id)).toMatchObject({
      kunde: { land: 'AT', ust_id: 'ATU12345675' },
      rechnung: { steuerfall: 'AE', le_bis: '2026-11-24' },
    })
    const cancelling = String(((await cancel(id)).body as Made).id)
    expect(await readData(cancelling)).toMatchObject({ steuerfall: 'AE', le_bis: '2026-11-24' })
    const copied = await ask('w_add_rechnung_kopie', { rechnung_id: id, rn_datum: testDay, le_date: testDay })
    expect(await readData(String((copied.body as Made).id))).toMatchObject({ steuerfall: 'AE', le_bis: null })
  })

  test('of an offer is read and written by its own calls, and copied with it', async () => {
    const order = { client_id: String(fixture.rows.myClient), an_datum: testDay, ust_satz: '0' }
    const angebot_id = String(((await ask('a_add_offer', order)).body as Made).id)
    expect(await ask('w_set_angebot_angaben', { angebot_id, steuerfall: 'O' })).toMatchObject({ status: 200 })
    const copied = await ask('w_add_angebot_kopie', { angebot_id, an_datum: testDay })
    const copy = String((copied.body as Made).id)
    const { body } = await ask('w_get_angebot_angaben', { angebot_id: copy })
    expect(body).toMatchObject([{ steuerfall: 'O' }])
  })
})

test('a client’s country follows the federal state until somebody says another', async () => {
  const { body } = await ask('a_add_client', { name: 'Forstgut Murau' })
  const client_id = String((body as { client_id: number }).client_id)
  const land = async () => ((await ask('w_get_kunde_rechnungsdaten', { client_id })).body as { land: string }).land
  const patch = (bundesland: string) =>
    fixture.stack.send(admin, { method: 'PATCH', path: `/kunde?client_id=eq.${client_id}`, body: { bundesland } })
  expect(await land()).toBe('DE')
  await patch('Österreich')
  expect(await land()).toBe('AT')
  await ask('w_set_kunde_rechnungsdaten', { client_id, land: 'CH' })
  await patch('Bayern')
  expect(await land()).toBe('CH')
  expect(await ask('w_set_kunde_rechnungsdaten', { client_id, land: 'Schweiz' })).toMatchObject({ status: 400 })
})
