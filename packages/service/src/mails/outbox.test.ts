import { isLong } from '@waldkerf/domain/testing/isLong'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeFixture } from '../contract/fixtures/fixture.ts'

const reporter = 'nutzer@waldkerf.test'
const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'

const fixture = makeFixture(reporter)

interface Mail {
  id: string
  recipient: string
  language: string
  subject: string
  body: string
}

const sql = async <T extends object>(text: string, values: unknown[] = []) =>
  (await fixture.stack.owner.query<T>(text, values)).rows
const claim = async (most = 20) => sql<Mail>('select * from app.claim_mails($1)', [most])
const subjects = async () => (await claim()).map(({ recipient, subject }) => `${recipient}: ${subject}`)

const decide = (id: number, status: string) =>
  fixture.stack.call(expert, 'a_update_kaefer', { id: String(id), status, published_from: '', letzter_bearbeiter: '' })
const explain = (id: number, msg: string) => fixture.stack.call(expert, 'a_update_message', { id: String(id), msg })
const setFlag = (email: string, flag: string, value: boolean) =>
  sql(`update data.benutzer set ${flag} = $1 where email = $2`, [value, email])
const setLanguage = (email: string, sprache: string) => fixture.stack.call(email, 'w_set_mail_sprache', { sprache })
const ask = (email: string, id: number, status: string, as = admin) =>
  fixture.stack.call(as, 'a_change_app_status', { user_id: String(id), username: email, status })

const answer = (id: number, msg: string) => fixture.stack.call(reporter, 'w_add_nachricht', { kid: String(id), msg })

/** The reporter's record, with a question about it. */
async function asked() {
  const { own } = fixture.rows
  await sql(`update data.kaefer set fund_datum = '2026-05-02' where id = $1`, [own])
  await explain(own, 'An welcher {person} Baumart?')
  await decide(own, 'query')
  return own
}

/** A minute later, for mails that are held. */
const untilHeld = () => sql(`update data.outbox set not_before = not_before - interval '1 minute'`)

/** New reports of one statement. */
const report = (amount: number, userId: number | null = null) =>
  sql(`insert into data.kaefer (art, bundesland, user_id) select 1, 'Testland', $2 from generate_series(1, $1)`, [
    amount,
    userId,
  ])

const callReport = () => fixture.stack.call(reporter, 'w_add_kaefer', { art: '1', fund_datum: '2026-11-19' })

/** Forty mails that wait. */
const fill = () =>
  sql(
    `insert into data.outbox (kind, recipient, payload, key)
    select 'mail_published', $1, jsonb_build_object('id', n), 'test:' || n from generate_series(1, 40) n`,
    [reporter],
  )

beforeEach(async () => {
  await sql('delete from data.outbox')
  await sql('delete from data.mail_sprache')
})

test('seeding the example data queues no mails', async () => {
  expect(await claim()).toEqual([])
})

describe('a decision on a report', () => {
  test('is told to the reporter, in the language of his choice', async () => {
    const { own } = fixture.rows
    await explain(own, 'Bild\u202e un\u2066scharf.\r\nBitte {link} noch einmal.')
    await decide(own, 'rejected')
    await setLanguage(reporter, 'en')
    const [mail] = await claim()
    expect(mail).toMatchObject({ recipient: reporter, language: 'en', subject: `Your report ${own} was rejected` })
    expect(mail?.body).toContain('Bild unscharf.\nBitte {link} noch einmal.')
    expect(mail?.body).toContain(`${fixture.stack.origin}/reports/${own}`)
  })

  test('is told once, however often it is sent', async () => {
    await Promise.all([decide(fixture.rows.own, 'published'), decide(fixture.rows.own, 'published')])
    expect(await subjects()).toEqual([`${reporter}: Ihre Meldung ${fixture.rows.own} wurde veröffentlicht`])
    expect(await claim()).toEqual([])
  })

  test('is told again when it is another one', async () => {
    const { own } = fixture.rows
    await explain(own, 'Doppelt gemeldet.')
    for (const status of ['published', 'rejected', 'published']) await decide(own, status)
    expect((await claim()).map(({ subject }) => subject)).toEqual([
      `Ihre Meldung ${own} wurde veröffentlicht`,
      `Ihre Meldung ${own} wurde abgelehnt`,
      `Ihre Meldung ${own} wurde veröffentlicht`,
    ])
  })

  test('is not told to whoever does not want it, nor steps in between', async () => {
    await setFlag(reporter, 'mail_published', false)
    await decide(fixture.rows.own, 'in_review')
    await decide(fixture.rows.own, 'published')
    expect(await claim()).toEqual([])
    await setFlag(reporter, 'mail_published', true)
  })
})

describe('a question', () => {
  test('is told to the reporter by name, with the find and the way to the answer', async () => {
    const own = await asked()
    const [mail, ...more] = await claim()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: reporter, subject: `Rückfrage zu Ihrer Meldung ${own}` })
    expect(mail?.body).toMatch(/^Guten Tag Karl-Heinz Lindner,\n/)
    expect(mail?.body).toContain(`Ihrer Meldung ${own} (Buchdrucker, Testland, 02.05.2026) haben wir`)
    expect(mail?.body).toContain('An welcher {person} Baumart?')
    expect(mail?.body).toContain(`${fixture.stack.origin}/reports/${own}\n`)
  })

  test('goes by the flag of rejections', async () => {
    await setFlag(reporter, 'mail_rejected', false)
    await asked()
    expect(await claim()).toEqual([])
    await setFlag(reporter, 'mail_rejected', true)
  })

  test('that follows another one is mailed again, but not as the message of a decision', async () => {
    const own = await asked()
    await claim()
    await answer(own, 'An einer Fichte.')
    await explain(own, 'Wie alt ist sie?')
    await explain(own, 'Wie alt ist sie?')
    expect(await subjects()).toEqual([`${expert}: Antwort zur Meldung ${own}`])
    await untilHeld()
    expect(await subjects()).toEqual([`${reporter}: Rückfrage zu Ihrer Meldung ${own}`])
    await explain(own, 'Doch ein Laufkäfer.')
    await decide(own, 'rejected')
    await untilHeld()
    expect(await subjects()).toEqual([`${reporter}: Ihre Meldung ${own} wurde abgelehnt`])
  })

  test('is answered to whoever asked, in his language, with the reporter’s name and the way to the record', async () => {
    const own = await asked()
    await claim()
    await setLanguage(expert, 'en')
    await sql(`update data.benutzer set first_name = 'Karl{message}' where email = $1`, [reporter])
    await answer(own, 'An einer\u202e Fichte.')
    const [mail, ...more] = await claim()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: expert, language: 'en', subject: `Answer about report ${own}` })
    expect(mail?.body).toMatch(/^Hello Matthias Tannhäuser,\n/)
    expect(mail?.body).toContain(
      `Karlmessage Lindner has answered your question about report ${own} (European spruce bark beetle, Testland, 2 May 2026):`,
    )
    expect(mail?.body).toContain('An einer Fichte.')
    expect(mail?.body).toContain(`${fixture.stack.origin}/gis/index?meldung=${own}\n`)
  })

  test('is answered once a quarter of an hour, however often somebody writes; another question has an answer of its own', async () => {
    const own = await asked()
    await claim()
    for (let nr = 0; nr < 20; nr += 1) await answer(own, `Fichte ${nr}.`)
    // Two when a quarter ended meanwhile.
    expect([1, 2]).toContain((await claim()).length)
    await explain(own, 'Und wie alt?')
    await answer(own, 'Achtzig Jahre.')
    const [mail] = (await claim()).filter(({ recipient }) => recipient === expert)
    expect(mail?.body).toContain('Achtzig Jahre.')
  })

  test('leads people without a report page to the dashboard; an answer goes to no former expert', async () => {
    await sql(`update data.benutzer set app_status = 'ogf_new' where email = $1`, [reporter])
    const own = await asked()
    expect((await claim())[0]?.body).toContain(`${fixture.stack.origin}/dashboard\n`)
    await sql(`update data.benutzer set app_status = 'ogf_citizens' where email = any ($1)`, [[reporter, expert]])
    await answer(own, 'An einer Fichte.')
    expect(await claim()).toEqual([])
    await sql(`update data.benutzer set app_status = 'ogf_expert' where email = $1`, [expert])
  })
})

/** The quarter of an hour is over. */
const untilQuarter = () => sql(`update data.outbox set not_before = not_before - interval '16 minutes'`)

describe('new reports', () => {
  test('of a quarter of an hour are one mail, however they come', async () => {
    await Promise.all(Array.from({ length: 30 }, () => report(10)))
    expect(await claim()).toEqual([])
    await untilQuarter()
    expect(await subjects()).toEqual([`${expert}: 300 neue Meldungen`])
  })

  test('a single one is named; later ones are told anew', async () => {
    await report(1)
    await untilQuarter()
    expect(await subjects()).toEqual([expect.stringMatching(/^expert@waldkerf.test: Neue Meldung \d+$/)])
    // As if it had been the quarter before.
    await sql(`update data.outbox set key = 'former'`)
    await report(2)
    await untilQuarter()
    expect(await subjects()).toEqual([`${expert}: 2 neue Meldungen`])
  })

  test('are at most one mail a quarter of an hour for each receiver, if there are 300 of them', async () => {
    await setFlag(admin, 'mail_new', true)
    await sql(`update data.grenze set menge = 1000 where art = 'meldung'`)
    // Each a statement of its own, and some of them calls at once.
    const called = isLong ? 300 : 8
    await sql(`do $$ begin
      for n in 1..${300 - called} loop insert into data.kaefer (art, bundesland) values (1, 'Testland'); end loop;
    end $$`)
    const answers = await Promise.all(Array.from({ length: called }, callReport))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await sql(`update data.grenze set menge = vorgabe`)
    await setFlag(admin, 'mail_new', false)
    const mails = await sql<{ recipient: string; count: number; held: number }>(
      `select recipient, (payload ->> 'count')::int as count, extract(epoch from not_before)::int as held from data.outbox`,
    )
    for (const receiver of [admin, expert]) {
      const own = mails.filter(({ recipient }) => recipient === receiver)
      expect(own.reduce((sum, { count }) => sum + count, 0)).toBe(300)
      // Two when a quarter ended meanwhile, and each of them waits for the end of its own.
      expect(new Set(own.map(({ held }) => held)).size).toBe(own.length)
      expect(own.map(({ held }) => held % 900)).toEqual(own.map(() => 10))
      expect(own.length).toBeLessThanOrEqual(2)
    }
    expect(mails.filter(({ recipient }) => recipient !== admin && recipient !== expert)).toEqual([])
  })

  test('are mailed to reviewers only', async () => {
    await setFlag(reporter, 'mail_new', true)
    await report(1)
    await untilQuarter()
    expect((await claim()).map(({ recipient }) => recipient)).toEqual([expert])
  })
})

describe('people', () => {
  test('a first sign-in is told to administrators, without a name or an address', async () => {
    await fixture.stack.call('gast@waldkerf.test', 'a_get_user_data', { email: 'gast@waldkerf.test', id: '' })
    const [mail] = await claim()
    expect(mail).toMatchObject({ recipient: admin, subject: 'Neue Registrierung' })
    expect(mail?.body).toMatch(/\/users\/\d+\n/)
    expect(mail?.body).not.toMatch(/gast|Vorname/i)
    await sql(`delete from data.benutzer where email = 'gast@waldkerf.test'`)
  })

  test('repeated requests for an erasure are mailed once', async () => {
    for (let nr = 0; nr < 10; nr += 1) {
      for (const beantragt of ['true', 'false']) await fixture.stack.call(reporter, 'w_set_loeschantrag', { beantragt })
    }
    const told = await subjects()
    expect(new Set(told)).toEqual(new Set([`${admin}: Löschung beantragt`]))
    expect(told.length).toBeLessThanOrEqual(2)
  })

  test('asking for the expert mode and getting it', async () => {
    const { me } = fixture.rows
    await ask(reporter, me, 'ogf_expert_query', reporter)
    await ask(reporter, me, 'ogf_expert')
    expect(await subjects()).toEqual([`${admin}: Expertenmodus angefragt`, `${reporter}: Sie sind jetzt Experte`])
  })

  test('a refused person and a demoted administrator get no mail', async () => {
    const { person, personMail } = fixture.rows
    for (const status of ['ogf_citizens', 'ogf_admin', 'ogf_expert']) await ask(personMail, person, status)
    expect(await claim()).toEqual([])
  })

  test('an address that could become a header gets no mail, and stops no change', async () => {
    const bad = 'böse\nbcc: alle@example.test'
    await sql(`update data.benutzer set email = $1 where user_id = $2`, [bad, fixture.rows.person])
    await sql(`update data.kaefer set user_id = $1 where id = $2`, [fixture.rows.person, fixture.rows.other])
    expect(await decide(fixture.rows.other, 'published')).toMatchObject({ status: 200 })
    expect(await claim()).toEqual([])
  })
})

describe('a mailer', () => {
  test('of two at once neither gets the mails of the other', async () => {
    await fill()
    const taken = (await Promise.all([claim(25), claim(25)])).flat().map(({ id }) => id)
    expect(new Set(taken).size).toBe(40)
  })

  test('marks sent mails; unmarked ones come back after ten minutes', async () => {
    await fill()
    const [first, second] = await claim(2)
    expect(await sql('select app.mark_mail_sent($1) as done', [first?.id])).toEqual([{ done: true }])
    expect(await sql('select app.mark_mail_sent($1) as done', [first?.id])).toEqual([{ done: false }])
    await sql(`update data.outbox set claimed_at = claimed_at - interval '11 minutes'`)
    expect((await claim(1)).map(({ id }) => id)).toEqual([second?.id])
  })

  test('sent mails are deleted after thirty days, an invitation is left alone', async () => {
    await fill()
    await sql(`insert into data.outbox (kind, recipient) values ('invitation', 'neu@example.test')`)
    await sql(`update data.outbox set sent_at = now() - interval '31 days'`)
    expect(await claim()).toEqual([])
    expect(await sql('select kind from data.outbox')).toEqual([{ kind: 'invitation' }])
  })

  test('may claim and mark, and nothing else', async () => {
    await sql(`create role testing_mailer login inherit in role waldkerf_mailer`)
    await sql('set role testing_mailer')
    try {
      expect(await claim()).toEqual([])
      for (const table of ['outbox', 'benutzer', 'mail_text']) {
        await expect(sql(`select from data.${table}`)).rejects.toThrow(/permission denied/)
      }
    } finally {
      await sql('reset role')
      await sql('drop role testing_mailer')
    }
  })
})

test('every mail has a text in both languages, with lines that cannot become headers', async () => {
  const texts = await sql<{ name: string; languages: string }>(
    `select name, string_agg(sprache, ' ' order by sprache) as languages from data.mail_text group by name order by name`,
  )
  expect(texts.every(({ languages }) => languages === 'de en')).toBe(true)
  expect(texts).toHaveLength(10)
  await sql(
    `insert into data.outbox (kind, recipient, payload) select name, $1, '{"id": 7, "count": 3}'
    from data.mail_text where sprache = 'de'`,
    [reporter],
  )
  for (const { subject, body } of await claim()) {
    expect(subject).toMatch(/^[\p{L}\d ]+$/u)
    expect(body).not.toMatch(/[{}]/)
  }
})
