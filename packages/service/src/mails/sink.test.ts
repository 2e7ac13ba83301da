import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '../contract/fixtures/stack.ts'

let stack: TestStack

beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.stop())

const admin = 'admin@waldkerf.test'
const mailbox = (headers: Record<string, string> = {}) => fetch(`${stack.origin}/mails`, { headers })
const invite = (mail: string) =>
  stack.call(admin, 'a_add_user', { mail, first_name: 'Nora', last_name: '<b>Neu</b>', client_id: '' })

/** The link of the invitation to this address. */
async function linkTo(mail: string): Promise<string> {
  const html = await (await mailbox()).text()
  const [, after = ''] = html.split(mail)
  return /href="([^"]*action-token[^"]*)"/.exec(after)?.[1]?.replaceAll('&amp;', '&') ?? ''
}

const send = (link: string, password: string, repeat = password) =>
  fetch(link, {
    method: 'POST',
    body: new URLSearchParams({ 'password-new': password, 'password-confirm': repeat }),
  })

test('shows what would be sent, once each, in the language of the receiver', async () => {
  await stack.owner.query(`insert into data.kaefer (art, bundesland) values (1, 'Bayern')`)
  await stack.owner.query('update data.outbox set not_before = null')
  await stack.call('expert@waldkerf.test', 'w_set_mail_sprache', { sprache: 'en' })
  const first = await (await mailbox()).text()
  expect(first).toMatch(/<article lang="en">\s*<h2>New report \d+<\/h2>/)
  expect(await (await mailbox()).text()).toBe(first)
  expect((await stack.owner.query('select from data.outbox where sent_at is null')).rowCount).toBe(0)
})

test('has a strict policy and makes links of its own addresses alone', async () => {
  await stack.owner.query(`insert into data.outbox (kind, recipient, payload) values
    ('mail_rejected', 'a@example.test', '{"id": 7, "message": "<script>alert(1)</script> https://evil.example/x"}')`)
  const answer = await mailbox()
  const html = await answer.text()
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; https://evil.example/x')
  expect(html).toContain(`href="${stack.origin}/reports/7"`)
  expect(html).not.toContain('href="https://evil.example')
})

test('wears the product’s typeface, which its policy lets in', async () => {
  const answer = await mailbox()
  const [, address = ''] = /src: url\('([^']+)'\)/.exec(await answer.text()) ?? []
  expect((await fetch(stack.origin + address)).headers.get('content-type')).toBe('font/woff2')
  expect(answer.headers.get('content-security-policy')).toContain(`font-src 'self'`)
})

test('shows the files of a document that was sent, and hands them out', async () => {
  const { rows } = await stack.owner.query<{ id: string }>(
    `select id::text from data.angebot where status = 'versendet' order by id limit 1`,
  )
  const pdf = Buffer.from('%PDF-1.7\n<< /Type /Page >>\n%%EOF\n')
  const mail = { an: 'kunde@example.test', betreff: 'Unser Angebot', text: 'Guten Tag' }
  const offer = { art: 'angebot', id: rows[0]?.id, pdf: pdf.toString('base64'), xml: '' }
  expect(await stack.call(admin, 'w_send_dokument', { ...offer, ...mail })).toMatchObject({ status: 200 })
  const html = await (await mailbox()).text()
  const [, path = ''] = /<h2>Unser Angebot<\/h2>[^]*?<li><a href="(\/mails\/\d+\/AN-\d+-\d+\.pdf)">/.exec(html) ?? []
  const file = await fetch(stack.origin + path)
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="AN-\d+-\d+\.pdf"$/)
  expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf)
  expect((await fetch(`${stack.origin}${path}x`)).status).toBe(404)
  expect((await fetch(`${stack.origin}${path}`, { headers: { 'X-Real-IP': '203.0.113.7' } })).status).toBe(404)
})

test.each(['X-Forwarded-For', 'X-Real-IP', 'X-Forwarded-Host', 'Forwarded', 'Via', 'CF-Connecting-IP'])(
  'is not there for whoever comes through another machine, as %s tells',
  async (name) => expect((await mailbox({ [name]: '203.0.113.7' })).status).toBe(404),
)

test('is only read', async () => {
  expect((await fetch(`${stack.origin}/mails`, { method: 'POST' })).status).toBe(405)
})

test('an invitation makes the account once, with a password that is long enough', async () => {
  const mail = 'nora@example.test'
  await invite(mail)
  const link = await linkTo(mail)
  expect(await (await fetch(link)).text()).toContain(mail)
  expect(await (await send(link, 'kurz')).text()).toContain('zu kurz')
  expect(await (await send(link, 'ein langes Passwort', 'ein anderes Passwort')).text()).toContain('verschieden')
  const both = await Promise.all([send(link, 'ein langes Passwort'), send(link, 'ein langes Passwort')])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 404]))
  expect((await fetch(link)).status).toBe(404)
  const { rows } = await stack.owner.query('select given_name from identity.account where email = $1', [mail])
  expect(rows).toEqual([{ given_name: 'Nora' }])
  expect(await linkTo(mail)).toBe('')
})

test('keeps no link that works: only its digest', async () => {
  const mail = 'otto@example.test'
  await invite(mail)
  const key = new URL(await linkTo(mail)).searchParams.get('key') ?? ''
  const { rows } = await stack.owner.query<{ kept: string }>(
    `select string_agg(i::text, '') || (select string_agg(o::text, '') from data.outbox o) as kept
     from identity.invitation i`,
  )
  expect(key.length).toBeGreaterThan(40)
  expect(rows[0]?.kept).not.toContain(key)
})

test('an old link is gone, like one that never was', async () => {
  const mail = 'uta@example.test'
  await invite(mail)
  const link = await linkTo(mail)
  await stack.owner.query(`update identity.invitation set expires_at = now() where email = $1`, [mail])
  const answers = await Promise.all([fetch(link), fetch(`${link}x`), send(link, 'ein langes Passwort')])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})
