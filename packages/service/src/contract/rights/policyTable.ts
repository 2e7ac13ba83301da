import { smallestPng } from '../fixtures/smallestPng.ts'

/**
 * Rows that the policies let each role touch when a statement has no condition at all. `{me}`, `{myClient}` and the
 * like stand for ids of rows made for the caller (callerRows.ts).
 */

export const roles = [
  { role: 'ogf_new', email: 'neu@waldkerf.test' },
  { role: 'ogf_citizens', email: 'nutzer@waldkerf.test' },
  { role: 'ogf_expert', email: 'expert@waldkerf.test' },
  { role: 'ogf_admin', email: 'admin@waldkerf.test' },
] as const

/** A condition that exactly the touched rows fulfil; 'denied' where a grant is missing already. */
type Cells = readonly [string, string, string, string]

export interface Access {
  table: string
  /** A statement without a condition. */
  does: string
  cells: Cells
}

/** An insert touches one row, or is refused by the policy or the grant. */
export const one = 'one row'
const denied = 'denied'
const all = 'true'
const adminsOnly: Cells = [denied, denied, denied, all]
const adminsInsert: Cells = [denied, denied, denied, one]

const access = (table: string, does: string, ...cells: Cells): Access => ({ table, does, cells })
const reads = (table: string, ...cells: Cells) => access(table, `select from data.${table}`, ...cells)
const changes = (table: string, column: string, ...cells: Cells) =>
  access(table, `update data.${table} set ${column} = ${column}`, ...cells)
const removes = (table: string, ...cells: Cells) => access(table, `delete from data.${table}`, ...cells)
const inserts = (table: string, row: string, ...cells: Cells) =>
  access(table, `insert into data.${table} ${row}`, ...cells)

const mineOrPublished = `user_id = {me} or status = 'published'`
const mineUnpublished = `kaefer_id in (select id from data.kaefer where user_id = {me} and status <> 'published')`
const withVisible = `kaefer_id in (select id from data.kaefer where ${mineOrPublished})`
const aboutMine = 'kaefer_id in (select id from data.kaefer where user_id = {me})'
const myself = 'user_id = {me}'
const connected = 'client_id in (select client_id from data.kunde_benutzer where user_id = {me})'
const onConnected = `karte_id in (select id from data.karte where ${connected})`
const newObject = `(name, sha256, bytes, media_type) values (repeat('0', 32), repeat('0', 64), 1, 'image/png')`
const withObject = `with o as (insert into data.objekt ${newObject}) insert into data.karte_scan (karte_id, objekt)`
const newPoint = (map: string) => `(karte_id, nr, mapx, mapy, pixelx, pixely) values ({${map}}, 99, 1, 1, 1, -1)`
const newPicture = (beetle: string) =>
  `(kaefer_id, filename, mime, breite, hoehe, sha256)
    values ({${beetle}}, 'neu', 'image/png', 1, 1, app.keep_picture(decode('${smallestPng}', 'base64')))`
const newWord = (beetle: string, isReporters: boolean) =>
  `(kaefer_id, von_melder, text) values ({${beetle}}, ${isReporters}, 'x')`
const ofDraft = `angebot_id in (select id from data.angebot where status = 'entwurf')`
const newPosition = (parent: string) => `(${parent}_id, lfd_nr, anzahl, ep) values`

export const accesses: readonly Access[] = [
  //                        ogf_new  ogf_citizens  ogf_expert  ogf_admin
  reads('kaeferarten', all, all, all, all),
  reads('kaefer_import', denied, denied, `art = 'kaefer'`, all),
  reads('kaefer_herkunft', denied, denied, all, all),
  reads('kaefer_count', all, all, all, all),
  reads('kaefer_saison', all, all, all, all),
  reads('kaefer_monat', all, all, all, all),
  reads('kaefer_raster', `status = 'published'`, `status = 'published'`, all, all),
  reads('kaefer_jahr', denied, denied, all, all),
  reads('kaefer_melder', denied, denied, all, all),
  reads('kaefer_entscheidung', denied, denied, all, all),
  reads('kaefer_transition', all, all, all, all),
  reads('kaefer', mineOrPublished, mineOrPublished, all, all),
  changes('kaefer', 'art', denied, denied, all, all),
  changes('kaefer', 'beantwortet', denied, denied, all, all),
  reads('nachricht', aboutMine, aboutMine, all, all),
  inserts('nachricht', newWord('ownAsked', true), denied, one, one, one),
  inserts('nachricht', newWord('ownAsked', false), denied, denied, denied, denied),
  inserts('nachricht', newWord('own', true), denied, denied, denied, denied),
  inserts('nachricht', newWord('other', true), denied, denied, denied, denied),
  inserts('kaefer', '(art, user_id) values (1, {me})', denied, one, one, one),
  inserts('kaefer', '(art, user_id) values (1, {person})', denied, denied, denied, denied),
  reads('bilder', denied, withVisible, all, all),
  changes('bilder', 'position', denied, mineUnpublished, all, all),
  changes('bilder', 'stern', denied, denied, all, all),
  removes('bilder', denied, mineUnpublished, all, all),
  inserts('bilder', newPicture('own'), denied, one, one, one),
  inserts('bilder', newPicture('ownPublished'), denied, denied, one, one),
  reads('ansicht', denied, myself, myself, myself),
  changes('ansicht', 'name', denied, myself, myself, myself),
  removes('ansicht', denied, myself, myself, myself),
  inserts('ansicht', `(bereich, name, inhalt) values ('tests', 'Neue', '{}')`, denied, one, one, one),
  reads('benutzer', myself, myself, myself, all),
  changes('benutzer', 'phone', denied, myself, myself, all),
  changes('benutzer', 'apus_team', ...adminsOnly),
  inserts('benutzer', `(email) values ('policy@example.test')`, denied, denied, denied, one),
  reads('benutzer_gruppen', ...adminsOnly),
  reads('zugang', ...adminsOnly),
  reads('adresse_abgelehnt', ...adminsOnly),

  reads('kunde', denied, denied, connected, all),
  changes('kunde', 'epsg', denied, denied, connected, all),
  inserts('kunde', `(name) values ('Testkunde neun')`, ...adminsInsert),
  reads('kunde_herkunft', ...adminsOnly),
  reads('kunde_benutzer', ...adminsOnly),
  changes('kunde_benutzer', 'kataster_enabled', ...adminsOnly),
  removes('kunde_benutzer', ...adminsOnly),
  inserts('kunde_benutzer', 'values ({myClient}, {person})', ...adminsInsert),
  reads('empfaenger', ...adminsOnly),
  changes('empfaenger', 'name', ...adminsOnly),
  removes('empfaenger', ...adminsOnly),
  inserts('empfaenger', `(client_id, email) values ({myClient}, 'a@b.test')`, ...adminsInsert),
  reads('kunde_notiz', ...adminsOnly),
  removes('kunde_notiz', ...adminsOnly),
  inserts('kunde_notiz', `(client_id, text) values ({myClient}, 'x')`, ...adminsInsert),

  reads('karte', denied, denied, connected, all),
  changes('karte', 'jahr', denied, denied, connected, all),
  removes('karte', ...adminsOnly),
  inserts('karte', '(client_id) values ({myClient})', denied, denied, one, one),
  inserts('karte', '(client_id) values ({otherClient})', denied, denied, denied, one),
  reads('karte_scan', denied, denied, onConnected, all),
  access('karte_scan', `${withObject} values ({myMap}, repeat('0', 32))`, denied, denied, one, one),
  access('karte_scan', `${withObject} values ({otherMap}, repeat('0', 32))`, denied, denied, denied, one),
  changes('karte_scan', 'layer', denied, denied, onConnected, all),
  reads('objekt', denied, denied, `name in (select objekt from data.karte_scan where ${onConnected})`, all),
  inserts('objekt', newObject, denied, denied, one, one),
  reads('mappoint', denied, denied, onConnected, all),
  removes('mappoint', denied, denied, onConnected, all),
  inserts('mappoint', newPoint('myMap'), denied, denied, one, one),
  inserts('mappoint', newPoint('otherMap'), denied, denied, denied, one),
  reads('einmessung', denied, denied, connected, all),

  reads('buero', ...adminsOnly),
  changes('buero', 'firma', ...adminsOnly),
  reads('vorgaben', ...adminsOnly),
  changes('vorgaben', 'rechnung_zuerl', ...adminsOnly),
  reads('datev', ...adminsOnly),
  changes('datev', 'erloes_7', ...adminsOnly),
  reads('grenze', ...adminsOnly),
  changes('grenze', 'menge', ...adminsOnly),
  reads('angebot_transition', ...adminsOnly),
  reads('nummernkreis', ...adminsOnly),
  reads('kuerzel', denied, denied, all, all),
  changes('kuerzel', 'name', ...adminsOnly),
  removes('kuerzel', ...adminsOnly),
  inserts('kuerzel', `(kuerzel) values ('XY')`, ...adminsInsert),
  reads('freitext', ...adminsOnly),
  changes('freitext', 'text', ...adminsOnly),
  removes('freitext', ...adminsOnly),
  inserts('freitext', `(titel) values ('Neu')`, ...adminsInsert),
  reads('position_tmpl', ...adminsOnly),
  changes('position_tmpl', 'bez', ...adminsOnly),
  removes('position_tmpl', ...adminsOnly),
  inserts('position_tmpl', '(ep) values (1)', ...adminsInsert),
  reads('rechnung', ...adminsOnly),
  changes('rechnung', 'zuerl', ...adminsOnly),
  inserts(
    'rechnung',
    `(client_id, datum, le_date, ust_satz) values ({myClient}, '2026-11-20', '2026-11-20', 19)`,
    ...adminsInsert,
  ),
  reads('rechnung_archiv', ...adminsOnly),
  reads('rechnung_angebot', ...adminsOnly),
  inserts('rechnung_angebot', 'values ({invoice}, {offer})', ...adminsInsert),
  reads('angebot', ...adminsOnly),
  changes('angebot', 'zuerl', ...adminsOnly),
  inserts('angebot', `(client_id, datum, ust_satz) values ({myClient}, '2026-11-20', 19)`, ...adminsInsert),
  reads('position', ...adminsOnly),
  changes('position', 'bez', ...adminsOnly),
  access('position', `delete from data.position where ${ofDraft}`, denied, denied, denied, ofDraft),
  inserts('position', `${newPosition('angebot')} ({offer}, 9, 1, 1)`, ...adminsInsert),
  reads('zahlung', ...adminsOnly),
  inserts(
    'zahlung',
    `(rechnung_id, betrag, datum, art) values ({archivedInvoice}, 1, '2026-11-20', 'bar')`,
    ...adminsInsert,
  ),
  reads('mahnung', ...adminsOnly),
  inserts(
    'mahnung',
    `(rechnung_id, datum, text, inhalt) values ({archivedInvoice}, '2026-11-20', 'x', '{}')`,
    ...adminsInsert,
  ),
  reads('versand', ...adminsOnly),
  inserts(
    'versand',
    `(rechnung_id, an, betreff, text, dateiname, pdf) values ({archivedInvoice}, 'a@b.test', 'x', 'x', 'x', '%PDF-')`,
    ...adminsInsert,
  ),
  reads('prognose', ...adminsOnly),
  changes('prognose', 'art', ...adminsOnly),
  removes('prognose', ...adminsOnly),
  inserts('prognose', `(datum, betrag) values ('2026-11-20', 1)`, ...adminsInsert),
]
