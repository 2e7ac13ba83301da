import type { Fault } from '../fault.ts'

const app = 'packages/app/src'

/** Session, rights, addresses, drafts and automatic retries. */
export const sessionFaults: readonly Fault[] = [
  {
    name: 'known-role-lowered-by-a-failed-call',
    file: `${app}/session/machine/guardTable.ts`,
    find: "  profileRefused: ['over', 'ask'],\n",
    replace: "  userMissing: ['least', 'admitLeast'],\n  profileRefused: ['over', 'ask'],\n",
    noticedBy: { project: 'unit', file: `${app}/session/machine/guardTable.test.ts` },
  },
  {
    name: 'start-without-a-network-ends-the-session',
    file: `${app}/session/machine/startTable.ts`,
    find: "again: { authenticated: 'accept', unauthenticated: 'end', network: 'tryLater' }",
    replace: "again: { authenticated: 'accept', unauthenticated: 'end', network: 'end' }",
    noticedBy: { project: 'unit', file: `${app}/session/machine/startTable.test.ts` },
  },
  {
    name: 'redirect-to-a-foreign-host-accepted',
    file: `${app}/session/redirectTarget.ts`,
    find: `  if (!/^\\/(?!\\/)/.test(target) || !/^\\/(?!\\/)/.test(decoded)) return '/'
  const url = URL.parse(target, origin)
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return '/'
  const lower = url.pathname.toLowerCase()
  if (never.some((path) => lower === path || lower.startsWith(\`\${path}/\`))) return '/'
  const path = rightSpelling(table, url.pathname)
  return path === undefined ? '/' : path + url.search + url.hash`,
    replace: `  if (!target.startsWith('/')) return '/'
  const url = URL.parse(target, origin)
  if (!url) return '/'
  if (never.some((path) => url.pathname === path || url.pathname.startsWith(\`\${path}/\`))) return '/'
  return rightSpelling(table, url.pathname) ? target : '/'`,
    noticedBy: { project: 'unit', file: `${app}/session/redirectTarget.test.ts` },
  },
  {
    name: 'repeated-write-under-a-new-key',
    file: `${app}/data/gateway/client.ts`,
    find: "headers.set('idempotency-key', idempotencyKey)",
    replace: "headers.set('idempotency-key', crypto.randomUUID())",
    noticedBy: { project: 'unit', file: `${app}/data/gateway/client.test.ts` },
  },
  {
    name: 'repetition-without-an-end',
    file: 'packages/domain/src/repetition/rounds.ts',
    find: 'pauses[round - 1]',
    replace: 'pauses[Math.min(round, pauses.length) - 1]',
    noticedBy: { project: 'unit', file: 'packages/domain/src/repetition/rounds.test.ts' },
  },
  {
    name: 'draft-kept-after-signing-out',
    file: `${app}/platform/drafts/drafts.ts`,
    find: '      over = true\n',
    replace: '',
    noticedBy: { project: 'unit', file: `${app}/platform/drafts/drafts.test.ts` },
  },
  {
    name: 'draft-found-by-the-next-person',
    file: `${app}/platform/drafts/drafts.ts`,
    find: '`${prefix}${user} ${entity} `',
    replace: '`${prefix}${user.slice(0, 0)} ${entity} `',
    noticedBy: { project: 'unit', file: `${app}/platform/drafts/drafts.test.ts` },
  },
  {
    name: 'leaving-a-page-loses-input-unasked',
    file: `${app}/platform/unsaved/unsavedWork.ts`,
    find: '!staysAlive(page)',
    replace: 'staysAlive(page)',
    noticedBy: { project: 'unit', file: `${app}/platform/unsaved/unsavedWork.test.ts` },
  },
  {
    name: 'thirteenth-page-drops-unsaved-work',
    file: `${app}/shell/tags/state/tags.ts`,
    find: '    .filter((tag) => !tag.unsaved)\n',
    replace: '',
    noticedBy: { project: 'unit', file: `${app}/shell/tags/state/tags.test.ts` },
  },
  {
    name: 'unknown-key-in-the-configuration-ends-the-start',
    file: `${app}/platform/config/config.ts`,
    find: 'unknown.push(name)',
    replace: 'wrong.push(name)',
    noticedBy: { project: 'unit', file: `${app}/platform/config/config.test.ts` },
  },
  {
    name: 'experts-may-open-the-forecast',
    file: 'packages/domain/src/roles/routeTable.ts',
    find: "path: '/forecast/index', title: 'Prognose', roles: office",
    replace: "path: '/forecast/index', title: 'Prognose', roles: experts",
    noticedBy: { project: 'unit', file: 'packages/domain/src/roles/routeTable.test.ts' },
  },
  {
    name: 'english-text-empty',
    file: `${app}/platform/unsaved/unsaved.texts.en.ts`,
    find: "stay: 'Stay here'",
    replace: "stay: ''",
    noticedBy: { project: 'unit', file: `${app}/platform/i18n/texts.test.ts` },
  },
  {
    name: 'refused-token-taken-for-a-sign-out',
    file: `${app}/session/session.ts`,
    find: "    if (now === undefined && !localStorage.getItem(signedOutKey)) return end('ended')\n",
    replace: "    if (now === undefined && localStorage.getItem(signedOutKey)) return end('ended')\n",
    noticedBy: { project: 'unit', file: `${app}/session/session.test.ts` },
  },
  {
    name: 'hash-lost-at-the-sign-in',
    file: `${app}/session/leaving.ts`,
    find: '  keepHash(hash)\n',
    replace: '  keepHash(hash.slice(1))\n',
    noticedBy: { project: 'unit', file: `${app}/session/guard.test.ts` },
  },
  {
    name: 'address-in-another-case-unknown',
    file: `${app}/session/rightSpelling.ts`,
    find: 'matchesRoute(plain.toLowerCase(), one)',
    replace: 'matchesRoute(plain, one)',
    noticedBy: { project: 'unit', file: `${app}/session/guard.test.ts` },
  },
  {
    name: 'realm-may-be-empty',
    file: `${app}/platform/config/config.ts`,
    find: "    'keycloak.realm': keycloak.realm,\n",
    replace: '',
    noticedBy: { project: 'unit', file: `${app}/platform/config/config.test.ts` },
  },
]
