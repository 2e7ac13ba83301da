import type { CallerRows } from '../contract/fixtures/callerRows.ts'
import { smallestPng } from '../contract/fixtures/smallestPng.ts'

/**
 * Good values for the same fields, so that the hostile one beside them gets past the first check of a procedure.
 */

type FixtureName = keyof CallerRows

const beetles: readonly FixtureName[] = ['own', 'ownPublished', 'other', 'published']
const clients: readonly FixtureName[] = ['myClient', 'otherClient']
const maps: readonly FixtureName[] = ['myMap', 'otherMap']
const invoices: readonly FixtureName[] = ['invoice', 'archivedInvoice']
const positions: readonly FixtureName[] = ['invoicePosition', 'archivedPosition', 'offerPosition']

/** Rows that a field names, by its name. `id` means another thing in each call. */
const named: Readonly<Record<string, readonly FixtureName[]>> = {
  kid: beetles,
  kaefer_id: beetles,
  client_id: clients,
  karte_id: maps,
  invoice_id: invoices,
  rechnung_id: invoices,
  offer_id: ['offer'],
  angebot_id: ['offer'],
  position_id: positions,
  prognose_id: ['forecastEntry'],
  user_id: ['me', 'person'],
  email: ['myMail', 'personMail'],
  mail: ['myMail', 'personMail'],
  g_mail: ['myMail', 'personMail'],
  db_role: ['myMail', 'personMail'],
  username: ['myMail', 'personMail'],
}

/** Which rows a call's `id` names, by a part of its address. */
const rowsById: readonly (readonly [part: string, names: readonly FixtureName[]])[] = [
  ['bild', ['ownPicture', 'otherPicture', 'publishedPicture']],
  ['ansicht', ['myView', 'otherView']],
  ['kaeferarten', []],
  ['karte', maps],
  ['invoice', invoices],
  ['offer', ['offer']],
  ['freitext', []],
  ['grenze', []],
  ['empfaenger', []],
  ['notiz', []],
  ['position_tmpl', []],
  ['position', positions],
  ['prognose', ['forecastEntry']],
  ['', beetles],
]

const candidates: readonly unknown[] = [
  ['1', '2', '2.5', '19', '25832', 1, 2, 25_832, -3.5, true, false, 'true', null, 'Testkunde', 'h', ''],
  ['2026-11-20', '2026-11-21', '2026-12-01', 'in_review', 'published', 'rejected', 'versendet', 'ogf_expert_query'],
  ['JE', '14'],
  [['a.webp', 'b.webp'], ['b.webp'], []],
  ['5', '17', 'tests', 'gis', 'true', smallestPng, { status: ['new'] }],
].flat()

/** As much of a valibot schema as this needs (Standard Schema). */
export interface FieldSchema {
  '~standard': { validate(value: unknown): unknown }
}

const takes = (schema: FieldSchema, value: unknown) =>
  (schema['~standard'].validate(value) as { issues?: unknown }).issues === undefined

/** JSON texts of good values; empty when none is known. */
export function plausibleValues(path: string, field: string, schema: FieldSchema | undefined, callerRows: CallerRows) {
  const names = named[field] ?? (field === 'id' ? rowsById.find(([part]) => path.includes(part))?.[1] : undefined) ?? []
  if (names.length > 0) return names.map((name) => JSON.stringify(asText(schema, callerRows[name])))
  return candidates
    .filter((value) => schema === undefined || takes(schema, value))
    .map((value) => JSON.stringify(value))
}

/** An id as the contract sends it: as text to procedures, as number to tables. */
const asText = (schema: FieldSchema | undefined, value: unknown) =>
  schema !== undefined && takes(schema, String(value)) ? String(value) : value
