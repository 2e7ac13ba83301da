import { seedWorld, type World } from '@waldkerf/mocks/seed/world'
import type { CallerRows } from '../contract/fixtures/callerRows.ts'
import { testDay } from '../testing/content.ts'
import type { Touch } from './auditTrigger.ts'

/** Rows that a role may write, whatever it sends. What is not named here must never be written. */

type Row = Record<string, unknown>
type Rule = (row: Row, callerRows: CallerRows) => boolean
type Rules = Readonly<Record<string, Rule>>

/** The demo expert's clients and maps in the example world, besides those made for the test. */
const examples = exampleIds(seedWorld({ today: testDay, size: 'small' }))

function exampleIds({ users, clientLinks, maps, beetles }: World) {
  const expert = users.find(({ email }) => email === 'expert@waldkerf.test')?.user_id
  const clients = new Set(clientLinks.filter((link) => link.user_id === expert).map((link) => link.client_id))
  const mails = new Map(users.map(({ user_id: id, email }) => [id, email]))
  const reporters = new Map<unknown, unknown>(beetles.map(({ id, user_id: person }) => [id, mails.get(person ?? 0)]))
  return {
    reporters,
    clients: new Set<unknown>(clients),
    maps: new Set<unknown>(maps.filter((map) => clients.has(map.client_id ?? 0)).map(({ id }) => id)),
  }
}

const any: Rule = () => true
const mine: Rule = ({ email }, { myMail }) => email === myMail
const connected: Rule = ({ client_id: client }, { myClient }) => client === myClient || examples.clients.has(client)
const unpublished: Rule = ({ id, user_id: person, status }, { own, ownAsked, me }) =>
  id === own || id === ownAsked || (person === me && status === 'new')
const myself: Rule = ({ user_id: person }, { me }) => person === me
const ofUnpublished: Rule = ({ kaefer_id: id }, { own, ownAsked }) => id === own || id === ownAsked
/** Records that a citizen makes are new and the citizen's. */
const noted: Rule = (row, callerRows) => ofUnpublished(row, callerRows) || myself(row, callerRows)
const undecided: Rule = ({ status }) => status === 'new'
/** Those who review are told of new records by mail. */
const ofNewRecord: Rule = ({ kind }) => kind === 'mail_new'
const myWord: Rule = ({ wer: mail }, { myMail }) => mail === myMail
/** A remark on a new record, or an answer to a question. */
const myWordAsReporter: Rule = (row, callerRows) => myWord(row, callerRows) && row['von_melder'] === true
/** The reporter's agreement: given by himself, or an example's. */
const ofOwnReport: Rule = ({ kaefer_id: id, wer: mail }, { myMail }) =>
  mail === myMail || (mail === '' && examples.reporters.get(id) === myMail)
const ownText: Rule = ({ art, id }, { me }) => art === 'benutzer' && id === me

const kept: Rules = {
  change_log: ({ changed_by: mail }, { myMail }) => mail === myMail,
  idempotency_key: mine,
  idempotency_row: mine,
}
/** Everybody who reports says so for himself. */
const reporter: Rules = {
  ...kept,
  bildfreigabe: ofOwnReport,
  bildfreigabe_neue: myself,
}
const citizen: Rules = {
  ...reporter,
  benutzer: mine,
  kaefer: unpublished,
  kaefer_stand: noted,
  nachricht: myWordAsReporter,
  outbox: ofNewRecord,
  kaefer_zelle: undecided,
  suchtext: ownText,
  bilder: ofUnpublished,
  picture_content: any,
  ansicht: myself,
}
const expert: Rules = {
  ...reporter,
  benutzer: mine,
  kaefer: any,
  kaefer_count: any,
  kaefer_saison: any,
  kaefer_monat: any,
  outbox: ofNewRecord,
  kaefer_stand: any,
  kaefer_zelle: any,
  nachricht: myWord,
  bilder: any,
  picture_content: any,
  ansicht: myself,
  suchtext: (row, rows) => row['art'] === 'karte' || ownText(row, rows),
  kunde: connected,
  karte: connected,
  mappoint: ({ karte_id: map }, { myMap }) => map === myMap || examples.maps.has(map),
}
/** Archived invoices are fixed for administrators, too; a number once given stays. */
const admin: Rules = {
  ...expert,
  benutzer: any,
  zugang: any,
  outbox: any,
  suchtext: any,
  kunde: any,
  kunde_benutzer: any,
  empfaenger: any,
  kunde_notiz: any,
  karte: any,
  mappoint: any,
  einladung: any,
  buero: any,
  buero_bild: any,
  kuerzel: any,
  freitext: any,
  position_tmpl: any,
  nummernkreis: any,
  rechnung: ({ id }, { archivedInvoice }) => id !== archivedInvoice,
  rechnung_archiv: ({ rechnung_id: invoice }, { archivedInvoice }) => invoice !== archivedInvoice,
  angebot: any,
  position: ({ rechnung_id: invoice }, { archivedInvoice }) => invoice !== archivedInvoice,
  prognose: any,
  vorgaben: any,
  datev: any,
  zahlung: any,
  bankumsatz: any,
  mahnung: any,
  versand: any,
}

const roleRules: Readonly<Record<string, Rules>> = {
  anonymous: {},
  ogf_new: {},
  ogf_citizens: citizen,
  ogf_expert_query: citizen,
  ogf_expert: expert,
  ogf_admin: admin,
}

/** Whether this role may have done this: both the row that was and the row that is have to be its to write. */
export function mayWrite(role: string, { table, before, after }: Touch, callerRows: CallerRows): boolean {
  const rule = roleRules[role]?.[table]
  return rule !== undefined && [before, after].every((row) => row === null || rule(row, callerRows))
}
