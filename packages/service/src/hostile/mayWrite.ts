import { seedWorld, type World } from '@waldkerf/mocks/seed/world'
import type { CallerRows } from '../contract/fixtures/callerRows.ts'
import { testDay } from '../testing/content.ts'
import type { Client } from 'pg'

/** A row that a request has changed, as committed. */
export interface Touch {
  /** `X-Audit` of the request; null for the mailer, which sends none. */
  request: string | null
  table: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/**
 * Adds audit triggers: every table of the product notes which request changed which row, in the writer's own
 * transaction, so that exactly the committed changes are noted.
 */
export async function installAuditTriggers(owner: Client): Promise<void> {
  await owner.query(`
    create schema audit;
    create table audit.touch (
      id bigint generated always as identity, request text, table_name text, before jsonb, after jsonb
    );
    create function audit.note() returns trigger language plpgsql security definer set search_path = '' as $$
    begin
      -- An update to the same values changes nothing.
      if to_jsonb(old) is distinct from to_jsonb(new) then
        insert into audit.touch (request, table_name, before, after)
          values (app.header('x-audit'), tg_table_name, to_jsonb(old), to_jsonb(new));
      end if;
      return null;
    end
    $$;
    do $$
    declare
      name text;
    begin
      for name in select tablename from pg_catalog.pg_tables where schemaname = 'data' loop
        execute format(
          'create trigger zz_audit after insert or update or delete on data.%I
            for each row execute function audit.note()', name);
      end loop;
    end
    $$`)
}

/** The changes since the last call. */
export async function takeTouches(owner: Client): Promise<Touch[]> {
  const { rows } = await owner.query<Touch>(
    `select request, table_name as table, before, after from audit.touch order by id`,
  )
  await owner.query('truncate audit.touch')
  return rows
}

/** One sum per table of the product, over all of its rows. */
export async function checksums(owner: Client): Promise<Record<string, string>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select tablename as name from pg_catalog.pg_tables where schemaname = 'data' order by 1`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await owner.query<{ sum: string }>(
      // A sum needs no order: sorting all texts of all tables by the rules of a language took most of the time.
      `select concat(count(*), ' ', sum(hashtextextended(t::text, 0))) as sum from data.${name} t`,
    )
    sums[name] = rows[0]?.sum ?? ''
  }
  return sums
}

/** Rows that a role may write, whatever it sends. Rows that are not named here must never be written. */

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
/** About an own unpublished record, or about one that the caller has just made. */
const noted: Rule = (row, callerRows) => ofUnpublished(row, callerRows) || myself(row, callerRows)
const undecided: Rule = ({ status }) => status === 'new'
/** A mail that tells reviewers of new records. */
const ofNewRecord: Rule = ({ kind }) => kind === 'mail_new' || kind === 'mail_new_many'
/** Such a mail, or one that tells administrators of the caller's request to be erased. */
const ofMyRequest: Rule = (row, callerRows) =>
  ofNewRecord(row, callerRows) ||
  (row['kind'] === 'mail_erasure' && (row['payload'] as { id: unknown }).id === callerRows.me)
const myWord: Rule = ({ wer: mail }, { myMail }) => mail === myMail
/** A remark on a new record, or an answer to a question. */
const myWordAsReporter: Rule = (row, callerRows) => myWord(row, callerRows) && row['von_melder'] === true
/** The agreement to show pictures: the caller's, or one of the example world for the caller's record. */
const ofOwnReport: Rule = ({ kaefer_id: id, wer: mail }, { myMail }) =>
  mail === myMail || (mail === '' && examples.reporters.get(id) === myMail)
const ownText: Rule = ({ art, id }, { me }) => art === 'benutzer' && id === me

const kept: Rules = {
  change_log: ({ changed_by: mail }, { myMail }) => mail === myMail,
  idempotency_key: mine,
  idempotency_row: mine,
}
/** For everybody who may report. */
const reporter: Rules = {
  ...kept,
  bildfreigabe: ofOwnReport,
  bildfreigabe_neue: myself,
  loeschantrag: myself,
  /** Counted for each account. */
  verbrauch: myself,
}
const citizen: Rules = {
  ...reporter,
  benutzer: mine,
  kaefer: unpublished,
  kaefer_stand: noted,
  nachricht: myWordAsReporter,
  outbox: ofMyRequest,
  kaefer_raster: undecided,
  kaefer_jahr: undecided,
  kaefer_melder: myself,
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
  kaefer_jahr: any,
  kaefer_melder: any,
  kaefer_entscheidung: any,
  outbox: ofMyRequest,
  kaefer_stand: any,
  kaefer_raster: any,
  kaefer_import: any,
  kaefer_herkunft: any,
  nachricht: myWord,
  bilder: any,
  picture_content: any,
  ansicht: myself,
  suchtext: (row, rows) => row['art'] === 'karte' || ownText(row, rows),
  kunde: connected,
  karte: connected,
  mappoint: ({ karte_id: map }, { myMap }) => map === myMap || examples.maps.has(map),
}
/** An erasure may change or delete any row of a person. Archived invoices are fixed for administrators, too. */
const admin: Rules = {
  ...expert,
  benutzer: any,
  benutzer_gruppen: any,
  ansicht: any,
  mail_sprache: any,
  bildfreigabe: any,
  bildfreigabe_neue: any,
  nachricht: any,
  meldung: any,
  loeschantrag: any,
  loeschung: any,
  zugang: any,
  adresse_abgelehnt: any,
  grenze: any,
  outbox: any,
  suchtext: any,
  kunde: any,
  kunde_herkunft: any,
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
  rechnung_angebot: ({ rechnung_id: invoice }, { archivedInvoice }) => invoice !== archivedInvoice,
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

/** Whether this role may have made the change: it must have the right to the row before and to the row after. */
export function mayWrite(role: string, { table, before, after }: Touch, callerRows: CallerRows): boolean {
  const rule = roleRules[role]?.[table]
  return rule !== undefined && [before, after].every((row) => row === null || rule(row, callerRows))
}
