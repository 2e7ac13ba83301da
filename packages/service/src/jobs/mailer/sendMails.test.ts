import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { withClient } from '@waldkerf/service/postgres/connection'
import { startTestPostgres, type TestPostgres } from '@waldkerf/service/testing/testPostgres'
import { migrateDatabase } from '../migrate.ts'
import { jobContext, jobEnvironment, passwords } from '../testing/environment.ts'
import { sendMails } from './sendMails.ts'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { once } from 'node:events'

/** A mail as it came over the wire. */
interface ReceivedMail {
  from: string
  to: string[]
  /** Head and body, lines by CR LF. */
  data: string
}

/** A mail server of this machine that takes every mail but those to `refused`, as RFC 5321 has it, without encryption. */
async function startMailServer(refused: string) {
  const mails: ReceivedMail[] = []
  const server = createServer((socket) => converse(socket, refused, mails))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    mails,
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

const address = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''

function converse(socket: Socket, refused: string, mails: ReceivedMail[]): void {
  let mail: ReceivedMail = { from: '', to: [], data: '' }
  let isData = false
  let waiting = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  const commands: Readonly<Record<string, (line: string) => void>> = {
    EHLO: () => say('250-localhost\r\n250 8BITMIME'),
    MAIL(line) {
      mail = { from: address(line), to: [], data: '' }
      say('250 OK')
    },
    RCPT(line) {
      const isTaken = address(line) !== refused
      if (isTaken) mail.to.push(address(line))
      say(isTaken ? '250 OK' : '550 No such mailbox')
    },
    DATA() {
      isData = true
      say('354 Go on')
    },
    RSET: () => say('250 OK'),
    QUIT() {
      say('221 Bye')
      socket.end()
    },
  }
  function take(line: string): void {
    const command = commands[line.slice(0, 4).toUpperCase()]
    if (isData && line === '.') {
      isData = false
      mails.push(mail)
      say('250 Taken')
    } else if (isData) mail.data += `${line.replace(/^\./, '')}\r\n`
    else if (command) command(line)
    else say('502 Unknown')
  }
  socket.setEncoding('latin1')
  socket.on('error', () => socket.destroy())
  socket.on('data', (text: string) => {
    const lines = (waiting + text).split('\r\n')
    waiting = lines.pop() ?? ''
    for (const line of lines) take(line)
  })
  say('220 localhost')
}

const refused = 'nobody@example.test'
let postgres: TestPostgres
let server: Awaited<ReturnType<typeof startMailServer>>
let env: NodeJS.ProcessEnv

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  postgres = await startTestPostgres('migrated')
  server = await startMailServer(refused)
  env = {
    ...jobEnvironment(postgres),
    WALDKERF_SMTP_HOST: '127.0.0.1',
    WALDKERF_SMTP_PORT: String(server.port),
    WALDKERF_SMTP_FROM: 'Waldkerf <buero@waldkerf.test>',
  }
  await migrateDatabase(jobContext(env))
})
afterAll(async () => {
  vi.restoreAllMocks()
  await server.stop()
  await postgres.stop()
})

const query = (sql: string, values: unknown[] = []) =>
  withClient(postgres.addresses.owner, async (client) => (await client.query<Record<string, string>>(sql, values)).rows)
const unclaimed = () => query('select from data.outbox where sent_at is null and claimed_at is null')
const waiting = () => query('select recipient from data.outbox where sent_at is null order by id')

/** Queues a document with these files, as `w_send_dokument` does. */
const queue = (an: string, betreff: string, pdf: Buffer, xml: Buffer | null) =>
  query(
    `with offer as (
      insert into data.angebot (datum, ust_satz) values (app.today(), 19) returning id
    )
    insert into data.versand (angebot_id, an, betreff, text, dateiname, pdf, xml)
      select id, $1, $2, E'Guten Tag,\n.\nüber Grün', 'AN-2026-0001', $3, $4 from offer`,
    [an, betreff, pdf, xml],
  )

/** Runs the job until every mail has been claimed. */
async function work(): Promise<void> {
  const stop = new AbortController()
  const job = sendMails({ ...jobContext(env), stop: stop.signal })
  await vi.waitUntil(async () => (await unclaimed()).length === 0, { timeout: 10_000 })
  // The round that has taken them comes to its end before the job looks at the signal.
  stop.abort()
  await job
}

beforeEach(async () => {
  server.mails.length = 0
  await query('delete from data.outbox')
})

/** The parts of a mail by their types, decoded. */
function parts(data: string): Map<string, Buffer> {
  const boundary = /boundary="([^"]+)"/.exec(data)?.[1] ?? ''
  const found = data.split(`--${boundary}`).slice(1, -1)
  return new Map(
    found.map((part) => {
      const [head = '', ...body] = part.trimStart().split('\r\n\r\n')
      const type = /^Content-Type: ([^;\r]+)/m.exec(head)?.[1] ?? ''
      const text = body.join('\r\n\r\n')
      const isBase64 = /^Content-Transfer-Encoding: base64/m.test(head)
      return [type, isBase64 ? Buffer.from(text, 'base64') : Buffer.from(text, 'latin1')]
    }),
  )
}

test('a document leaves with its files, byte by byte, once', async () => {
  const pdf = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.from(Array.from({ length: 5_000 }, (_, at) => at % 256)),
  ])
  const xml = Buffer.from('<?xml version="1.0"?><a>ä</a>')
  await queue('kunde@example.test', 'Ihr Angebot über Grünpflege', pdf, xml)
  await work()
  await work()
  expect(server.mails).toHaveLength(1)
  const [mail] = server.mails
  expect(mail).toMatchObject({ from: 'buero@waldkerf.test', to: ['kunde@example.test'] })
  expect(mail?.data).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(mail?.data).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(mail?.data).toContain('filename=AN-2026-0001.pdf')
  const found = parts(mail?.data ?? '')
  expect(found.get('application/pdf')).toEqual(pdf)
  expect(found.get('application/xml')).toEqual(xml)
  expect(await waiting()).toEqual([])
  expect(await query('select from data.versand where zugestellt_am is null')).toEqual([])
})

test('of two jobs at once each mail leaves once', async () => {
  const recipients = Array.from({ length: 6 }, (_, nr) => `kunde${nr}@example.test`)
  for (const recipient of recipients) await queue(recipient, 'x', Buffer.from('%PDF-'), null)
  await Promise.all([work(), work()])
  expect(server.mails.flatMap(({ to }) => to).toSorted()).toEqual(recipients)
  expect(await waiting()).toEqual([])
})

test('one that the mail server refuses for good is not tried again, and holds up none of the others', async () => {
  await queue(refused, 'x', Buffer.from('%PDF-'), null)
  await queue('kunde@example.test', 'y', Buffer.from('%PDF-'), null)
  await work()
  expect(server.mails.map(({ to }) => to)).toEqual([['kunde@example.test']])
  expect(await waiting()).toEqual([{ recipient: refused }])
  expect(vi.mocked(console.error).mock.calls.join()).toContain('No such mailbox')
  // The sender sees the reason, and the address is marked.
  expect(await query('select an from data.versand where abgelehnt is not null')).toEqual([{ an: refused }])
  expect(await query('select email, grund from data.adresse_abgelehnt')).toEqual([
    { email: refused, grund: expect.stringContaining('550 No such mailbox') },
  ])
  vi.mocked(console.error).mockClear()
  await query(`update data.outbox set claimed_at = claimed_at - interval '1 day'`)
  await query(`update data.outbox set recipient = 'neu@example.test' where sent_at is null`)
  await work()
  expect(server.mails).toHaveLength(1)
  expect(console.error).not.toHaveBeenCalled()
  // A mail that arrives removes the mark.
  await query(`update data.outbox set refused_at = null, recipient = $1 where sent_at is null`, [refused])
  await query('select app.mark_mail_sent(id) from data.outbox where sent_at is null')
  expect(await query('select from data.adresse_abgelehnt')).toEqual([])
  await query('update data.outbox set sent_at = now() where sent_at is null')
  expect(await query('select an from data.versand where abgelehnt is not null')).toEqual([])
})

test('the job’s role takes and marks mails, and sees nothing else', async () => {
  const job = { ...postgres.addresses.owner, user: 'mailer', password: passwords.mailer }
  const asJob = (sql: string) =>
    withClient(job, async (client) => {
      await client.query('set role waldkerf_mailer')
      return client.query(sql)
    })
  await expect(asJob('select from data.versand')).rejects.toThrow('permission denied')
  await expect(asJob('select from data.benutzer')).rejects.toThrow('permission denied')
  expect((await asJob('select * from app.claim_mails()')).rows).toEqual([])
})

test('without a mail server the job says so', async () => {
  const { WALDKERF_SMTP_HOST: _host, ...rest } = env
  await expect(sendMails(jobContext(rest))).rejects.toThrow('WALDKERF_SMTP_HOST is not set')
})
