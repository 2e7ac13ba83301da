import type { Fault } from '../fault.ts'

const service = 'packages/service/src'
const sql = `${service}/sql`

/** The database, the web server and what keeps both running. */
export const serviceFaults: readonly Fault[] = [
  {
    name: 'every-sighting-readable-by-everyone',
    file: `${sql}/rules/beetles/records.sql`,
    find: "using (status = 'published' or user_id = (select app.user_id()))",
    replace: 'using (true)',
    noticedBy: { project: 'service', file: `${service}/contract/rights/policies.test.ts` },
  },
  {
    name: 'experts-may-write-who-published',
    file: `${sql}/rules/beetles/records.sql`,
    find: 'grant update (art, status, message, nachricht_neu, beantwortet) on data.kaefer',
    replace: 'grant update (art, status, message, published_from, nachricht_neu, beantwortet) on data.kaefer',
    noticedBy: { project: 'service', file: `${service}/contract/rights/grants.test.ts` },
  },
  {
    name: 'published-record-may-become-a-question',
    file: `${sql}/tables/168_05_beetles.sql`,
    find: "('published', 'rejected'),",
    replace: "('published', 'rejected'), ('published', 'query'),",
    noticedBy: { project: 'service', file: `${service}/contract/beetles/review.test.ts` },
  },
  {
    name: 'stale-version-overwrites',
    file: `${sql}/rules/request/versions.sql`,
    find: 'if wanted <> old.version then',
    replace: 'if wanted > old.version then',
    noticedBy: { project: 'service', file: `${service}/contract/writes.test.ts` },
  },
  {
    name: 'key-reused-for-another-payload',
    file: `${sql}/rules/request/repeats.sql`,
    find: 'if known.path <> asked_path or known.payload_hash <> hash then',
    replace: 'if known.path <> asked_path then',
    noticedBy: { project: 'service', file: `${service}/contract/writes.test.ts` },
  },
  {
    name: 'policy-without-base-uri',
    file: `${service}/web/policy.ts`,
    find: "    'base-uri': [`'none'`],\n",
    replace: '',
    noticedBy: { project: 'service', file: `${service}/web/policy.test.ts` },
  },
  {
    name: 'delete-without-a-filter-passed-on',
    file: `${service}/web/proxy/dataServiceProxy.ts`,
    find: "if (method !== 'PATCH' && method !== 'DELETE') return false",
    replace: "if (method !== 'PATCH') return false",
    noticedBy: { project: 'service', file: `${service}/web/proxy/dataServiceProxy.test.ts` },
  },
  {
    name: 'child-that-never-starts-is-started-for-ever',
    file: `${service}/supervisor/child.ts`,
    find: 'if (unready >= unreadyLimit)',
    replace: 'if (unready > pausesMs.length * unreadyLimit)',
    noticedBy: { project: 'service', file: `${service}/supervisor/child.test.ts` },
  },
  {
    name: 'lock-of-another-process-with-the-same-id-honoured',
    file: `${service}/supervisor/lock.ts`,
    find: 'return isAlive(pid) && startMark(pid) === mark',
    replace: "return isAlive(pid) && mark !== ''",
    noticedBy: { project: 'service', file: `${service}/supervisor/lock.test.ts` },
  },
  {
    name: 'changed-migration-passed-over',
    file: `${service}/postgres/migrations.ts`,
    find: 'if (rows[0].checksum === sum) return false',
    replace: 'if (rows[0].checksum.length === sum.length) return false',
    noticedBy: { project: 'service', file: `${service}/jobs/migrate.test.ts` },
  },
  {
    name: 'changed-rule-passed-over',
    file: `${service}/migrate/applyRules.ts`,
    find: 'stored.get(rule.name) !== ruleChecksum(rule) ||',
    replace: '!stored.has(rule.name) ||',
    noticedBy: { project: 'service', file: `${service}/migrate/rules.test.ts` },
  },
  {
    name: 'right-that-is-not-granted-any-more-stays',
    file: `${service}/migrate/applyRules.ts`,
    find: 'await takeGrantsBack(client, rule.sql)',
    replace: 'void takeGrantsBack',
    noticedBy: { project: 'service', file: `${service}/migrate/rules.test.ts` },
  },
  {
    name: 'picture-kept-for-whoever-comes-next',
    file: `${sql}/rules/beetles/pictures.sql`,
    find: "    jsonb_build_object('Vary', 'Authorization'),\n",
    replace: '',
    noticedBy: { project: 'service', file: `${service}/contract/beetles/pictures.test.ts` },
  },
  {
    name: 'address-with-a-turned-sign-taken',
    file: `${sql}/rules/request/values.sql`,
    find: 'and not exists (select from string_to_table(value, null) sign where app.is_blank(sign)),',
    replace: 'and not app.is_blank(value),',
    noticedBy: { project: 'service', file: `${service}/contract/documents/correspondence.test.ts` },
  },
  {
    name: 'password-may-be-the-own-address',
    file: `${service}/identity/invitations/invitationForm.ts`,
    find: 'normalEmail(password) === normalEmail(invitation.email)',
    replace: "normalEmail(password) === ''",
    noticedBy: { project: 'service', file: `${service}/contract/users/people.test.ts` },
  },
  {
    name: 'two-uploads-of-a-map-are-one-object',
    file: `${service}/web/scans/scans.ts`,
    find: 'await keeper.upload({ map, name: id,',
    replace: "await keeper.upload({ map, name: String(map).padStart(32, '0'),",
    noticedBy: { project: 'service', file: `${service}/contract/scans/scans.test.ts` },
  },
  {
    name: 'scan-stays-after-a-map-deleted-by-another-filter',
    file: `${service}/web/scans/scans.ts`,
    find: `{ pathname }: URL): boolean =>
  method === 'DELETE' && pathname === '/rest/karte'`,
    replace: `{ pathname, search }: URL): boolean =>
  method === 'DELETE' && pathname === '/rest/karte' && search.startsWith('?id=')`,
    noticedBy: { project: 'service', file: `${service}/web/scans/scans.test.ts` },
  },
  {
    name: 'refusal-of-a-scan-in-words-of-the-data-service',
    file: `${service}/web/scans/mapQuestion.ts`,
    find: '    if (answer.status === 403) throw notYours(403)\n',
    replace: '    if (answer.status === 401) throw notYours(401)\n',
    noticedBy: { project: 'service', file: `${service}/contract/scans/scans.test.ts` },
  },
  {
    name: 'layers-repeat-the-last-feature',
    file: `${service}/web/ogc/features/beetles.ts`,
    find: '&id=gt.',
    replace: '&id=gte.',
    noticedBy: { project: 'service', file: `${service}/contract/ogc/ogc.test.ts` },
  },
]
