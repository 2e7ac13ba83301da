import { type Columns, columnNames, type Facts, factsAbout } from '@waldkerf/domain/entities/columns'
import {
  position,
  positionTemplate,
  templateColumns,
  unclearColumns,
  writtenColumns,
} from '@waldkerf/domain/entities/documents/positions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestStack, type TestStack } from './fixtures/stack.ts'

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

const tableWords: { [K in Facts['kind']]: (name: string, facts: Extract<Facts, { kind: K }>) => string } = {
  text: (name, { most }) => `text not null default ''::text CHECK (char_length(${name}) <= ${most})`,
  decimal: (name, { most, decimals }) =>
    `numeric not null CHECK (abs(${name}) <= '${most}'::bigint::numeric AND scale(${name}) <= ${decimals})`,
  whole: (name, { least, most }) => `integer not null CHECK (${name} >= ${least} AND ${name} <= ${most})`,
  flag: (_name, { fallback }) => `boolean not null default ${fallback}`,
}

const describedColumns = (columns: Columns) =>
  Object.entries(columns).map(([name, column]) => {
    const facts = factsAbout(column)
    return `${name} ${tableWords[facts.kind](name, facts as never)}`
  })

const ofEachRow = ['id bigint not null', 'version integer not null default 1 CHECK (version >= 1)']
const tables = [
  {
    table: 'data.position',
    view: 'app.line_item',
    columns: { ...writtenColumns, ...unclearColumns },
    rest: [...ofEachRow, 'angebot_id bigint', 'rechnung_id bigint'],
    row: position,
    writers: ['a_insert_position', 'a_update_position'],
    written: writtenColumns,
  },
  {
    table: 'data.position_tmpl',
    view: 'app.line_item_template',
    columns: templateColumns,
    rest: ofEachRow,
    row: positionTemplate,
    writers: ['w_add_position_tmpl', 'w_update_position_tmpl'],
    written: templateColumns,
  },
] as const

describe.each(tables)('$table', ({ table, view, columns, rest, row, writers, written }) => {
  test('has the columns that are described, with the same limits, and no others', async () => {
    expect(await tableColumns(table)).toEqual([...describedColumns(columns), ...rest].toSorted())
  })

  test('is read with all of them', async () => {
    const read = await lines(`select attname::text from pg_attribute where attrelid = $1::regclass and attnum > 0`, [
      view,
    ])
    expect(read).toEqual(Object.keys(row.entries).toSorted())
  })

  test.each(writers)('is written with all of them by %s', async (name) => {
    const found = `unnest(p.proargnames) from pg_proc p where p.pronamespace = 'api'::regnamespace and p.proname = $1`
    const taken = await lines(`select ${found}`, [name])
    expect(taken.filter((argument) => !argument.endsWith('id')).toSorted()).toEqual(
      columnNames<Columns>(written).toSorted(),
    )
  })
})

test('a copied line item has all that was written', async () => {
  const [copying = ''] = await lines(`select pg_get_functiondef('app.copy_lines'::regproc)`, [])
  expect(columnNames(writtenColumns).filter((name) => !copying.includes(`p.${name}`))).toEqual([])
})

/** A repeat is told from another request by all that was sent; that of a report besides by the report's own id. */
test('each call that is done once compares all its arguments', async () => {
  const incomplete = await lines(
    `select p.proname || ': ' || argument from pg_proc p, unnest(p.proargnames) argument
      where p.pronamespace = 'api'::regnamespace and p.prosrc ~ 'app\\.replay\\('
        and substring(p.prosrc from 'app\\.replay\\((.*?)\\);') !~ ('\\m' || argument || '\\M')`,
    [],
  )
  expect(incomplete).toEqual(['w_add_kaefer: melde_id', 'w_add_kaefer: zeigen'])
})
