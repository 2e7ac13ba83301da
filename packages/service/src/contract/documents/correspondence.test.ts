import type { OfferSums } from '@waldkerf/domain/entities/documents/documents'
import { randomUUID } from 'node:crypto'
import { type DocumentLogEntry, documentLogEntry } from '@waldkerf/domain/entities/documents/documentLog'
import { dispatch } from '@waldkerf/domain/entities/documents/dispatches'
import { reminder } from '@waldkerf/domain/entities/documents/reminders'
import { beforeEach, describe, expect, test } from 'vitest'
import { testDay } from '@waldkerf/service/testing/content'
import { makeFixture } from '../fixtures/fixture.ts'
import { shapeProblems } from '../fixtures/shape.ts'
import { plainLine } from '../fixtures/limits.ts'

const admin = 'admin@waldkerf.test'
const fixture = makeFixture(admin)

const ask = (name: string, body: object = {}, headers: Record<string, string> = {}) =>
  fixture.stack.call(admin, name, body, headers)
const sql = async (text: string, values: unknown[] = []) => (await fixture.stack.owner.query(text, values)).rows
const archived = () => ({ rechnung_id: String(fixture.rows.archivedInvoice) })
const remind = (columns: object = {}) =>
  ask('w_add_mahnung', { ...archived(), datum: testDay, text: 'Bitte zahlen Sie.', ...columns })
const base64 = (text: string) => Buffer.from(text).toString('base64')
const wholePdf = '%PDF-1.7\n1 0 obj\n<< /Type /Page >>\nendobj\n%%EOF\n'
const pdf = base64(wholePdf)
const xml = base64('<?xml version="1.0"?>')
const large = (bytes: number) => {
  const filler = Buffer.alloc(bytes - wholePdf.length, ' ').toString('latin1')
  return base64(wholePdf.replace('endobj', `${filler}endobj`))
}
const send = (columns: object = {}, headers: Record<string, string> = {}) => {
  const mail = { an: 'kunde@example.test', betreff: 'Ihre Rechnung', text: 'Guten Tag,\nanbei die Rechnung.' }
  const document = { art: 'rechnung', id: String(fixture.rows.archivedInvoice) }
  return ask('w_send_dokument', { ...document, ...mail, pdf, xml, ...columns }, headers)
}

const mail = async (id: string) => (await send({ art: 'mahnung', id, xml: '' })) as { body: { id: number } }

describe('a reminder', () => {
  test('keeps what it said, whatever is paid or changed later', async () => {
    await ask('w_add_zahlung', { ...archived(), betrag: '38', datum: testDay, art: 'bar' })
    const { body } = await remind()
    expect(body).toMatchObject({
      inhalt: {
        kunde: { name: 'Testkunde eins' },
        rechnung: { nummer: 'RE-1999-0002' },
        brutto: '238.00',
        bezahlt: '38.00',
        offen: '200.00',
        zahlungen: [{ betrag: '38.00', art: 'bar' }],
      },
    })
    await ask('w_add_zahlung', { ...archived(), betrag: '200', datum: testDay, art: 'ueberweisung' })
    await ask('a_update_client_details', { client_id: String(fixture.rows.myClient), name: 'Testkunde umbenannt' })
    expect((await ask('w_get_mahnungen', archived())).body).toContainEqual(body)
    expect(shapeProblems([body], reminder)).toEqual([])
    await expect(sql('delete from data.mahnung')).rejects.toThrow('never')
    expect(await remind()).toMatchObject({ status: 409, body: { details: 'nothing_open' } })
  })

  test('comes once a day, however many ask at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => remind()))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409'])
    expect(await remind()).toMatchObject({ status: 409, body: { details: 'reminded' } })
    expect((await remind({ datum: '2026-11-21' })).status).toBe(200)
  })

  test('comes once more that day when its mail failed, and the first does not go out after it', async () => {
    const first = String(((await remind()).body as { id: number }).id)
    const refused = (await mail(first)).body.id
    await sql(`select app.mark_mail_refused(id, '550 No such mailbox') from data.outbox where key = $1`, [
      `mail_dokument:${refused}`,
    ])
    const standing = async () => ((await ask('w_get_rechnung_stand', archived())).body as [object])[0]
    expect(await standing()).toMatchObject({ erinnerung_gescheitert: true })
    const waiting = String((await mail(first)).body.id)
    expect(await standing()).toMatchObject({ erinnerung_gescheitert: false })
    expect(await remind()).toMatchObject({ status: 409, body: { details: 'reminded' } })
    expect(await ask('w_end_versand', { id: waiting })).toMatchObject({ status: 200, body: { abgelehnt: '' } })
    expect(await sql('select from app.claim_mails()')).toEqual([])
    // Who gave it up is in the log; what the mail server refused is nobody's doing.
    const log = (await ask('w_get_dokument_verlauf', { art: 'rechnung', id: String(fixture.rows.archivedInvoice) }))
      .body
    const changed = (log as DocumentLogEntry[]).filter(
      ({ teil, vorgang }) => teil === 'versand' && vorgang === 'geaendert',
    )
    expect(changed).toMatchObject([{ wer: admin, teil_id: Number(waiting), aenderungen: { abgelehnt: [null, ''] } }])
    const answers = await Promise.all([1, 2].map(() => remind()))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    expect(await mail(first)).toMatchObject({ status: 409, body: { details: 'reminded' } })
    // Neither the one that was refused nor the one that was given up is a task any more.
    expect((await ask('w_get_aufgaben')).body).toMatchObject({ mails_abgelehnt: 0 })
  })

  test('cannot be given up once its mail was delivered', async () => {
    const { id } = (await remind()).body as { id: number }
    const arrived = (await mail(String(id))).body
    await sql('select app.mark_mail_sent(id) from app.claim_mails()')
    expect(await ask('w_end_versand', { id: String(arrived.id) })).toMatchObject({
      status: 409,
      body: { details: 'dispatch_arrived' },
    })
    expect(await remind()).toMatchObject({ status: 409 })
  })

  test('waits for another one that is being stored, and is then refused for that day', async () => {
    const { archivedInvoice } = fixture.rows
    await sql('begin')
    await sql('select app.lock_invoice($1)', [archivedInvoice])
    const late = remind()
    await sql(
      `insert into data.mahnung (rechnung_id, datum, text, inhalt, erstellt_von) values ($1, $2, 'Zuerst.', '{}', $3)`,
      [archivedInvoice, testDay, admin],
    )
    await sql('select pg_sleep(0.3)')
    await sql('commit')
    expect(await late).toMatchObject({ status: 409, body: { details: 'reminded' } })
  })

  test('needs an overdue invoice and a text', async () => {
    expect(await remind({ datum: '1999-01-16' })).toMatchObject({ status: 409, body: { details: 'not_due' } })
    expect(await remind({ text: '\u200b' })).toMatchObject({ status: 400, body: { details: 'text_missing' } })
    expect(await remind({ rechnung_id: String(fixture.rows.invoice) })).toMatchObject({ status: 409 })
  })
})

describe('a document by mail', () => {
  beforeEach(async () => {
    await sql(`delete from data.outbox where kind = 'mail_dokument'`)
  })

  test('waits with its files, and is kept with who and when', async () => {
    const key = { 'Idempotency-Key': randomUUID() }
    const { body } = await send({}, key)
    expect((await send({}, key)).body).toEqual(body)
    expect(body).toMatchObject({ dateiname: 'RE-1999-0002', gesendet_von: admin, zugestellt_am: null })
    expect(shapeProblems([body], dispatch)).toEqual([])
    const { id } = body as { id: number }
    expect((await ask('w_get_versand_dateien', { id: String(id) })).body).toEqual({ pdf, xml })
    const [mail, ...more] = (await sql('select * from app.claim_mails()')) as { id: string }[]
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      recipient: 'kunde@example.test',
      subject: 'Ihre Rechnung',
      body: 'Guten Tag,\nanbei die Rechnung.',
    })
    expect(await sql('select name, mime, bytes from app.mail_attachments($1)', [mail?.id])).toEqual([
      { name: 'RE-1999-0002.pdf', mime: 'application/pdf', bytes: Buffer.from(pdf, 'base64') },
      { name: 'RE-1999-0002.xml', mime: 'application/xml', bytes: Buffer.from(xml, 'base64') },
    ])
  })

  test('arrives, and stays when the outbox is swept', async () => {
    await send()
    await sql('select app.mark_mail_sent(id) from app.claim_mails()')
    await sql(`update data.outbox set sent_at = now() - interval '31 days' where kind = 'mail_dokument'`)
    await sql('select * from app.claim_mails()')
    expect(await sql(`select from data.outbox where kind = 'mail_dokument'`)).toEqual([])
    const { body } = await ask('w_get_versand', { art: 'rechnung', id: String(fixture.rows.archivedInvoice) })
    expect(body).toMatchObject([{ betreff: 'Ihre Rechnung', zugestellt_am: expect.any(String) }, {}])
    await expect(sql(`update data.versand set pdf = 'x'`)).rejects.toThrow('never')
    await expect(sql('delete from data.versand')).rejects.toThrow('never')
  })

  test('makes of a draft an offer that was sent', async () => {
    const id = String(fixture.rows.offer)
    expect(await send({ art: 'angebot', id, xml: '' })).toMatchObject({ status: 200, body: { xml_bytes: 0 } })
    expect((await ask('a_get_offer_details', { offer_id: id })).body).toMatchObject([{ status: 'versendet' }])
    const mail = async () =>
      ((await ask('w_get_angebot_summen')).body as OfferSums[]).find((row) => row.id === Number(id))?.mail
    expect(await mail()).toBe('wartet')
    await sql(`update data.versand set abgelehnt = '550 unknown' where angebot_id = ${id}`)
    expect(await mail()).toBe('abgelehnt')
    await sql('select app.mark_mail_sent(id) from app.claim_mails()')
    expect(await mail()).toBeNull()
  })

  test.each([
    [{ an: 'a@b.test, c@d.test' }, 'bad_email'],
    [{ an: 'a@b.test\nBcc: c@d.test' }, 'bad_email'],
    [{ betreff: 'x\r\nBcc: c@d.test' }, 'bad_subject'],
    [{ an: 'kunde@example' }, 'bad_email'],
    [{ an: 'kunde\u202e@example.test' }, 'bad_email'],
    [{ an: 'kunde@example.test\u200b' }, 'bad_email'],
    [{ an: null }, 'bad_email'],
    [{ betreff: 'Rechnung\u202e' }, 'bad_subject'],
    [{ betreff: null }, 'bad_subject'],
    [{ betreff: ' ' }, 'bad_subject'],
    [{ text: '' }, 'text_missing'],
    [{ pdf: '' }, 'bad_file'],
    [{ pdf: base64('MZ') }, 'bad_file'],
    // Once five bytes were taken as a document.
    [{ pdf: base64('%PDF-') }, 'bad_file'],
    [{ pdf: base64('%PDF-1.7 << /Type /Pages >> %%EOF') }, 'bad_file'],
    [{ pdf: base64(`${wholePdf}<script>`) }, 'bad_file'],
    [{ xml: base64('{}') }, 'bad_file'],
    [{ art: 'karte' }, 'bad_document_kind'],
  ])('with %j is refused, and nothing waits', async (columns, details) => {
    expect(await send(columns)).toMatchObject({ status: 400, body: { details } })
    expect(await sql(`select from data.outbox where kind = 'mail_dokument'`)).toEqual([])
  })

  test('may have ten megabytes, and no more', async () => {
    expect((await send({ pdf: large(9_990_000), xml: '' })).status).toBe(200)
    expect(await send({ pdf: large(10_000_100), xml: '' })).toMatchObject({ status: 413 })
  })

  test('is no invoice that is cancelled, and no reminder of one; what cancels it goes out', async () => {
    const reminded = (await remind()).body as { id: number }
    const { body } = await ask('w_add_storno', { ...archived(), rn_datum: testDay })
    const cancelling = String((body as { id: number }).id)
    await ask('a_set_archive_for_rn', { invoice_id: cancelling })
    expect(await send()).toMatchObject({ status: 409, body: { details: 'send_of_cancelled' } })
    expect(await send({ art: 'mahnung', id: String(reminded.id), xml: '' })).toMatchObject({ status: 409 })
    expect((await send({ id: cancelling })).status).toBe(200)
  })

  test('is an invoice that is fixed', async () => {
    const id = String(fixture.rows.invoice)
    expect(await send({ id })).toMatchObject({ status: 409, body: { details: 'send_of_draft' } })
  })
})

test('the log says who did what to a document, its items, payments and mails', async () => {
  const id = String(fixture.rows.invoice)
  const of = { rechnung_id: id }
  const line = { ...plainLine, bez: 'Anfahrt', ep: '10', lfd_nr: '2' }
  const { body } = await ask('a_insert_position', { ...line, ...of })
  const position = String((body as { id: number }).id)
  await ask('a_update_position', { ...line, id: position, ep: '12.50' })
  await ask('a_delete_position', { position_id: position })
  await ask('a_set_archive_for_rn', { invoice_id: id })
  await ask('w_add_zahlung', { ...of, betrag: '1', datum: testDay, art: 'bar' })
  await send({ id })
  const log = (await ask('w_get_dokument_verlauf', { art: 'rechnung', id })).body
  expect(log).toMatchObject([
    { wer: admin, teil: 'versand', titel: 'kunde@example.test', vorgang: 'angelegt', aenderungen: {} },
    { teil: 'zahlung', titel: '1.00', vorgang: 'angelegt' },
    { teil: 'rechnung', vorgang: 'geaendert', aenderungen: { archiviert_am: [null, expect.any(String)] } },
    { teil: 'position', titel: 'Anfahrt', vorgang: 'entfernt', aenderungen: {} },
    { teil: 'position', titel: 'Anfahrt', vorgang: 'geaendert', aenderungen: { ep: ['10', '12.50'] } },
    { teil: 'position', titel: 'Anfahrt', vorgang: 'angelegt' },
  ])
  expect(shapeProblems(log, documentLogEntry)).toEqual([])
  const other = await ask('w_get_dokument_verlauf', { art: 'rechnung', id: archived().rechnung_id })
  expect(other.body).toEqual([])
})
