import type { Fault } from '../fault.ts'

const service = 'packages/service/src'
const rules = `${service}/sql/rules`
const limits = { project: 'service', file: `${service}/contract/limits/limits.test.ts` } as const
const mails = { project: 'service', file: `${service}/mails/outbox.test.ts` } as const
const privacy = { project: 'service', file: `${service}/privacy/privacy.test.ts` } as const
const persons = { project: 'service', file: `${service}/contract/users/privacy.test.ts` } as const

/** Limits, mails and privacy: no account blocks others, and a person's data are erased. */
export const fairnessFaults: readonly Fault[] = [
  {
    name: 'limit-of-one-account-counted-for-all',
    file: `${rules}/request/limits.sql`,
    find: 'where v.user_id = account and v.art = kind and v.minute + interval',
    replace: 'where v.art = kind and v.minute + interval',
    noticedBy: limits,
  },
  {
    name: 'experts-limited-like-everybody',
    file: `${rules}/request/limits.sql`,
    find: 'then 10 else 1 end;\n',
    replace: 'then 1 else 1 end;\n',
    noticedBy: limits,
  },
  {
    name: 'hour-of-a-limit-that-never-passes',
    file: `${rules}/request/limits.sql`,
    find: '> clock_timestamp() - g.dauer',
    replace: "> clock_timestamp() - interval '1 day'",
    noticedBy: limits,
  },
  {
    name: 'pictures-without-a-quota',
    file: `${rules}/beetles/pictures.sql`,
    find: '  perform app.guard_picture_room(octet_length(content));\n',
    replace: '',
    noticedBy: limits,
  },
  {
    name: 'sent-documents-not-counted',
    file: `${rules}/documents/sending.sql`,
    find: "    perform app.use_allowance('versand', 1);\n",
    replace: '',
    noticedBy: limits,
  },
  {
    name: 'picture-without-its-end-taken',
    file: `${rules}/beetles/picture_sizes.sql`,
    find: `position('\\x0000000049454e44ae426082'::bytea in content) > 0`,
    replace: `position('\\x0000000049454e44ae426082'::bytea in content) >= 0`,
    noticedBy: { project: 'service', file: `${service}/contract/beetles/pictures.test.ts` },
  },
  {
    name: 'a-mail-for-each-new-report',
    file: `${rules}/mails/events.sql`,
    find: 'extract(epoch from quarter)::text',
    replace: 'first::text',
    noticedBy: mails,
  },
  {
    name: 'a-mail-for-each-answer',
    file: `${rules}/mails/events.sql`,
    find: 'question.id, app.this_quarter())',
    replace: 'question.id, new.id)',
    noticedBy: mails,
  },
  {
    name: 'refused-mail-sent-again',
    file: `${rules}/mails/outbox.sql`,
    find: 'where w.sent_at is null and w.refused_at is null and',
    replace: 'where w.sent_at is null and',
    noticedBy: { project: 'service', file: `${service}/jobs/mailer/sendMails.test.ts` },
  },
  {
    name: 'name-stays-in-the-conversation-of-others',
    file: `${rules}/privacy/register.sql`,
    find: "('nachricht', 'text', 'worte', '', 'namenlos',",
    replace: "('nachricht', 'text', 'worte', '', 'bleibt',",
    noticedBy: persons,
  },
  {
    name: 'erasure-stays-in-the-log',
    file: `${rules}/privacy/erasure.sql`,
    find: '  delete from data.change_log c where c.xmin = pg_catalog.pg_current_xact_id()::xid;\n',
    replace: '',
    noticedBy: persons,
  },
  {
    name: 'erasures-of-another-database-done-here',
    file: `${service}/privacy/notedErasures.ts`,
    find: '.filter((match) => match?.[1] === rows[0]?.kennung)',
    replace: ".filter((match) => match?.[1] !== (rows[0] && ''))",
    noticedBy: privacy,
  },
  {
    name: 'number-of-an-erased-person-given-again',
    file: `${rules}/privacy/erasure.sql`,
    find: 'greatest(missing[cardinality(missing)], (select s.last_value from data.benutzer_user_id_seq s))',
    replace: '(select s.last_value from data.benutzer_user_id_seq s)',
    noticedBy: privacy,
  },
  {
    name: 'night-that-failed-waits-a-day',
    file: `${service}/upkeep/upkeep.ts`,
    find: '? times.night : times.nightAgain)',
    replace: '? times.night : times.night + times.nightAgain)',
    noticedBy: privacy,
  },
  {
    name: 'demo-session-without-an-end',
    file: 'packages/mocks/src/template/service.ts',
    find: 'if (next <= mostBytes && ',
    replace: 'if (next <= mostBytes * 100 && ',
    noticedBy: { project: 'service', file: `${service}/web/mockApi.test.ts` },
  },
  {
    name: 'sign-ins-of-one-account-take-all-threads',
    file: `${service}/identity/accounts/passwords.ts`,
    find: '  each: 1,\n  total: 2,',
    replace: '  each: 8,\n  total: 8,',
    noticedBy: { project: 'service', file: `${service}/identity/accounts/passwords.test.ts` },
  },
]
