import { discountColumns } from '@waldkerf/domain/entities/documents/discount'
import { beetle, reportColumns, reviewColumns } from '@waldkerf/domain/entities/beetles/beetles'
import { noteColumns } from '@waldkerf/domain/entities/clientEvents'
import * as clients from '@waldkerf/domain/entities/clients'
import { type Columns, columnNames, eachColumn, type Facts, textColumn } from '@waldkerf/domain/entities/columns'
import { acronym, acronymColumns, blockColumns, textBlock } from '@waldkerf/domain/entities/documents/documents'
import { forecastColumns, forecastEntry } from '@waldkerf/domain/entities/documents/forecast'
import { invoice, invoiceColumns, newInvoiceColumns } from '@waldkerf/domain/entities/documents/invoices'
import { newOfferColumns, offer, offerColumns } from '@waldkerf/domain/entities/documents/offers'
import {
  position,
  positionTemplate,
  templateColumns,
  unclearColumns,
  writtenColumns,
} from '@waldkerf/domain/entities/documents/positions'
import { controlPoint, pointColumns } from '@waldkerf/domain/entities/maps/controlPoints'
import { mapColumns, surveyMap } from '@waldkerf/domain/entities/maps/maps'
import {
  officeColumns,
  officeSettings,
  defaultColumns,
  documentDefaults,
} from '@waldkerf/domain/entities/office/settings'
import { clientInvoicing, extraColumns, invoiceData } from '@waldkerf/domain/entities/office/invoiceData'
import { recipientColumns } from '@waldkerf/domain/entities/recipients'
import { mailColumns, personColumns, statusColumns } from '@waldkerf/domain/entities/users/userColumns'
import { user } from '@waldkerf/domain/entities/users/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestStack, type TestStack } from './fixtures/stack.ts'

const { addressColumns, cadastreColumns, detailColumns, folderColumns, invoicingColumns } = clients
let stack: TestStack

beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.stop())

const lines = async (sql: string, values: unknown[]) => {
  const { rows } = await stack.owner.query<[string]>({ text: sql, rowMode: 'array', values })
  return rows.map(([line]) => line).toSorted()
}

/** Each column with type, null, default and the checks of it alone. */
const tableColumns = (table: string) =>
  lines(
    `select concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
        'default ' || pg_get_expr(d.adbin, d.adrelid, true), (
          select string_agg(pg_get_constraintdef(c.oid, true), ' ' order by c.oid) from pg_constraint c
          where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
        ))
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [table],
  )

/** As the catalogue writes a number of double precision. */
const real = (number: number) => {
  const type = Math.abs(number) < 2 ** 31 ? 'integer' : 'numeric'
  return number >= 0 && type === 'integer' ? `${number}::double precision` : `'${number}'::${type}::double precision`
}

const length = (name: string, most: number) => `char_length(${name}) <= ${most}`
const orNull = (type: string, isNullable: boolean) => (isNullable ? type : `${type} not null`)

const tableWords: { [K in Facts['kind']]: (name: string, facts: Extract<Facts, { kind: K }>) => string } = {
  text: (name, { most }) => `text not null default ''::text CHECK (${length(name, most)})`,
  words: (name, { most, isName }) =>
    `text not null CHECK (${isName ? `TRIM(BOTH FROM ${name}) <> ''::text AND ` : ''}${length(name, most)})`,
  address: (name, { most, isNeeded }) =>
    `text not null ${isNeeded ? '' : "default ''::text "}CHECK (${length(name, most)})`,
  status: (name, { fallback }) =>
    `text not null default '${fallback}'::text CHECK (char_length(${name}) >= 1 AND ${length(name, 50)})`,
  decimal: (name, { least, most, decimals }) => {
    const range =
      least < 0
        ? `abs(${name}) <= '${most}'::bigint::numeric`
        : `${name} >= ${least}::numeric AND ${name} <= ${most}::numeric`
    return `numeric not null CHECK (${range} AND scale(${name}) <= ${decimals})`
  },
  whole: (name, { least, most, isNullable }) =>
    `${orNull('integer', isNullable)} CHECK (${name} >= ${least}${most < 2 ** 31 - 1 ? ` AND ${name} <= ${most}` : ''})`,
  count: (name, { most, fallback }) =>
    `integer not null default ${fallback} CHECK (${name} >= 0 AND ${name} <= ${most})`,
  real: (name, { least, most }) =>
    `double precision CHECK (${name} ${least === Number.MIN_VALUE ? `> ${real(0)}` : `>= ${real(least)}`} AND ${name} <= ${real(most)})`,
  day: (_name, { isNullable }) => orNull('date', isNullable),
  reference: (_name, { type, isNullable }) => orNull(type, isNullable),
  flag: (_name, { fallback }) => `boolean not null default ${fallback}`,
}

const describedColumns = (columns: Columns) =>
  eachColumn(columns).map(([name, facts]) => `${name} ${tableWords[facts.kind](name, facts as never)}`)

interface Described {
  columns: Columns
  /** Columns that the description lacks or says differently. */
  rest: readonly string[]
  /** Rows that calls answer, by the views that they are read from. */
  views: Readonly<Record<string, { entries: object }>>
  /** Procedures and the columns that they write, without the ids of the row and of its parent. */
  writers: Readonly<Record<string, Columns>>
  /** Columns that have another name in the table. */
  renamed?: Readonly<Record<string, string>>
  /** The table's default texts are its own and not compared. */
  hasOwnWords?: boolean
}

const versioned = ['version integer not null default 1 CHECK (version >= 1)']
const ofEachRow = ['id bigint not null', ...versioned]
const ofOneRow = ['id boolean not null default true CHECK (id)', ...versioned]
const documentRest = [
  ...ofEachRow,
  'jahr integer not null',
  'lfd integer not null CHECK (lfd >= 1)',
  'client_id bigint',
  "steuerfall text not null default 'S'::text",
]
const steuerfall = textColumn(2)
const percent =
  'skonto_prozent numeric not null default 0 CHECK (skonto_prozent >= 0::numeric AND skonto_prozent <= 100::numeric AND scale(skonto_prozent) <= 2)'

const tables: Readonly<Record<string, Described>> = {
  position: {
    columns: { ...writtenColumns, ...unclearColumns },
    rest: [...ofEachRow, 'angebot_id bigint', 'rechnung_id bigint'],
    views: { 'app.line_item': position },
    writers: { a_insert_position: writtenColumns, a_update_position: writtenColumns },
  },
  position_tmpl: {
    columns: templateColumns,
    rest: ofEachRow,
    views: { 'app.line_item_template': positionTemplate },
    writers: { w_add_position_tmpl: templateColumns, w_update_position_tmpl: templateColumns },
  },
  kunde: {
    columns: {
      ...detailColumns,
      ...clients.patchedColumns,
      ...folderColumns,
      ...cadastreColumns,
      ...invoicingColumns,
      ...clients.clientDiscountColumns,
    },
    rest: [
      percent,
      'client_id bigint not null',
      ...versioned,
      "land text not null default 'DE'::text CHECK (land ~ '^[A-Z]{2}$'::text)",
    ],
    views: {
      'app.client': clients.client,
      'app.client_row': clients.clientRow,
      'app.cadastre': clients.cadastre,
      'app.client_invoicing': clientInvoicing,
    },
    writers: {
      a_add_client: addressColumns,
      a_update_client_details: { ...detailColumns, ...clients.patchedColumns },
      a_set_kataster_for_client: cadastreColumns,
      w_set_kunde_rechnungsdaten: { ...invoicingColumns, ...clients.clientDiscountColumns, land: textColumn(2) },
    },
  },
  empfaenger: {
    columns: recipientColumns,
    rest: [...ofEachRow, 'client_id bigint not null'],
    views: {},
    writers: { w_add_empfaenger: recipientColumns, w_update_empfaenger: recipientColumns },
  },
  kunde_notiz: {
    columns: noteColumns,
    rest: [
      'id bigint not null',
      'client_id bigint not null',
      'erstellt_am timestamp with time zone not null default app.now()',
      'erstellt_von text not null default app.email()',
    ],
    views: {},
    writers: { w_add_kunde_notiz: noteColumns },
  },
  karte: {
    columns: mapColumns,
    rest: [
      ...ofEachRow,
      'points_changed xid8',
      'scan bigint',
      'angelegt_am timestamp with time zone default app.now()',
    ],
    views: { 'api.karte': surveyMap },
    writers: {},
  },
  mappoint: {
    columns: pointColumns,
    rest: ['karte_id bigint not null'],
    views: { 'api.mappoint': controlPoint },
    writers: {},
  },
  benutzer: {
    columns: { ...personColumns, ...statusColumns, ...mailColumns },
    rest: [
      'user_id bigint not null',
      ...versioned,
      "email text not null CHECK (email = lower(TRIM(BOTH FROM email)) AND email ~~ '%_@_%'::text AND char_length(email) <= 254)",
      "geschlecht text not null default ''::text CHECK (char_length(geschlecht) <= 20)",
      "geb date CHECK (geb > '1900-01-01'::date)",
      'reg_date date not null default app.today()',
      'apus_team boolean not null default false',
      'apus_admin boolean not null default false',
    ],
    views: { 'api.benutzer': user },
    writers: {},
  },
  kaefer: {
    columns: { ...reportColumns, ...reviewColumns },
    rest: [
      ...ofEachRow,
      "published_from text not null default ''::text",
      "letzter_bearbeiter text not null default ''::text",
      'user_id bigint',
      'gemeldet_am timestamp with time zone not null default app.now()',
      'bilder_anzahl integer not null default 0 CHECK (bilder_anzahl >= 0)',
      'beantwortet boolean not null default false',
      'nachricht_neu boolean not null default false',
      "zeile text not null default ''::text",
    ],
    views: { 'api.kaefer': beetle },
    writers: {},
  },
  rechnung: {
    columns: { ...invoiceColumns, ...extraColumns, ...discountColumns },
    rest: [
      percent,
      ...documentRest,
      'archiviert_am timestamp with time zone',
      'angebot_id bigint',
      'storno_von bigint',
      'ersetzt bigint',
      "teil text not null default ''::text CHECK (teil = ANY (ARRAY[''::text, 'abschlag'::text, 'schluss'::text]))",
      "staende jsonb not null default '{}'::jsonb",
    ],
    renamed: { rn_datum: 'datum' },
    views: { 'app.invoice': invoice, 'app.invoice_data': invoiceData },
    writers: {
      a_add_invoice: newInvoiceColumns,
      a_update_invoice_details: invoiceColumns,
      w_set_rechnung_angaben: { ...extraColumns, ...discountColumns, steuerfall },
    },
  },
  angebot: {
    columns: { ...offerColumns, ...discountColumns },
    rest: [...documentRest, percent, "auftrag text not null default ''::text CHECK (char_length(auftrag) <= 200)"],
    renamed: { an_datum: 'datum' },
    views: { 'app.offer': offer },
    writers: { a_add_offer: newOfferColumns, a_update_offer_details: offerColumns },
  },
  prognose: {
    columns: forecastColumns,
    rest: [...ofEachRow, "datum date not null CHECK (datum >= '1900-01-01'::date AND datum <= '2199-12-31'::date)"],
    views: { 'app.forecast_entry': forecastEntry },
    writers: { a_insert_prognose: forecastColumns, a_update_prognose: forecastColumns },
  },
  buero: {
    columns: officeColumns,
    rest: ofOneRow,
    views: { 'app.office_settings': officeSettings },
    writers: { w_set_buero: officeColumns },
  },
  vorgaben: {
    columns: { ...defaultColumns, ...discountColumns },
    rest: [...ofOneRow, percent],
    hasOwnWords: true,
    views: { 'app.document_defaults': documentDefaults },
    writers: { w_set_vorgaben: { ...defaultColumns, ...discountColumns } },
  },
  freitext: {
    columns: blockColumns,
    rest: [...ofEachRow, "titel text not null default ''::text CHECK (char_length(titel) <= 200)"],
    views: { 'app.text_block': textBlock },
    writers: { w_add_freitext: blockColumns, w_update_freitext: blockColumns },
  },
  kuerzel: {
    columns: { ...acronymColumns, unterschrift: textColumn(64) },
    rest: [...versioned, "kuerzel text not null CHECK (kuerzel ~ '^\\S{1,10}$'::text)"],
    views: { 'app.acronym': acronym },
    writers: {
      w_add_kuerzel: { kuerzel: textColumn(10), ...acronymColumns },
      w_update_kuerzel: { kuerzel: textColumn(10), ...acronymColumns, unterschrift: textColumn(64) },
    },
  },
}

const withoutWords = (line: string) => line.replace(/default '.*?'::text /s, '')
const isNumber = (argument: string) => /^(id|client_id|rechnung_id|angebot_id)$/.test(argument)

describe.each(Object.entries(tables))('%s', (table, { columns, rest, views, writers, renamed = {}, hasOwnWords }) => {
  const inTable = (name: string) => renamed[name] ?? name
  const comparable = (all: readonly string[]) => (hasOwnWords ? all.map(withoutWords) : all).toSorted()

  test('has the columns that are described, with the same limits, and no others', async () => {
    const described = Object.fromEntries(Object.entries(columns).map(([name, column]) => [inTable(name), column]))
    const said = new Set(rest.map((line) => line.split(' ')[0]))
    const others = describedColumns(described).filter((line) => !said.has(line.split(' ')[0] ?? ''))
    const stored = await tableColumns(`data.${table}`)
    expect(comparable(stored)).toEqual(comparable([...others, ...rest]))
  })

  test.each(Object.entries(views))('%s has all that is read', async (view, { entries }) => {
    const read = await lines(`select attname::text from pg_attribute where attrelid = $1::regclass and attnum > 0`, [
      view,
    ])
    expect(read).toEqual(Object.keys(entries).toSorted())
  })

  test.each(Object.entries(writers))('%s takes all that it writes', async (name, written) => {
    const found = `unnest(p.proargnames) from pg_proc p where p.pronamespace = 'api'::regnamespace and p.proname = $1`
    const taken = await lines(`select ${found}`, [name])
    expect(taken.filter((argument) => !isNumber(argument))).toEqual(
      columnNames<Columns>(written)
        .filter((column) => !isNumber(column))
        .toSorted(),
    )
  })
})

test('a copied line item has all that was written', async () => {
  const [copying = ''] = await lines(`select pg_get_functiondef('app.copy_lines'::regproc)`, [])
  expect(columnNames(writtenColumns).filter((name) => !copying.includes(`p.${name}`))).toEqual([])
})

/** A repeat must have the arguments of the first request. A report is also recognised by its own id, `melde_id`. */
test('each call that is done once compares all its arguments', async () => {
  const incomplete = await lines(
    `select p.proname || ': ' || argument from pg_proc p, unnest(p.proargnames) argument
      where p.pronamespace = 'api'::regnamespace and p.prosrc ~ 'app\\.replay\\('
        and substring(p.prosrc from 'app\\.replay\\((.*?)\\);') !~ ('\\m' || argument || '\\M')`,
    [],
  )
  expect(incomplete).toEqual(['w_add_kaefer: melde_id', 'w_add_kaefer: zeigen'])
})
