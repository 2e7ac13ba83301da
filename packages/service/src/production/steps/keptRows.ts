type Row = Record<string, unknown>

/** Every row of every table, by table. */
export type Tables = Record<string, Row[]>

/** Asks as the database's owner. */
export type Query = <Answer extends object>(sql: string) => Promise<Answer[]>

/** Kept by triggers from other tables, or written by migrations alone; cells are in `kaefer_raster` since record 140. */
const derived = new Set([
  'kaefer_zelle',
  'kaefer_stand',
  'kaefer_auszug',
  'mail_text',
  'kaefer_transition',
  'land',
  'land_strecke',
  'ort',
])

const asText = (row: Row) => JSON.stringify(row)
const ordered = (rows: Row[]) => rows.toSorted((a, b) => (asText(a) < asText(b) ? -1 : 1))

const inColumns = (columns: readonly string[]) => (row: Row) =>
  Object.fromEntries(columns.map((column) => [column, row[column]]))

/** Everything that people have entered, in one order whatever its place on the disk. */
export async function tables(query: Query): Promise<Tables> {
  const names = await query<{ name: string }>(
    `select tablename::text as name from pg_tables where schemaname = 'data' order by 1`,
  )
  const content: Tables = {}
  // One after the other: a connection for each table would be more than a small database has.
  for (const { name } of names) {
    if (derived.has(name)) continue
    const rows = await query<{ row: Row }>(`select to_jsonb(t) as row from data.${name} t`)
    content[name] = ordered(rows.map(({ row }) => row))
  }
  return content
}

/** Tables after an upgrade, with the tables and columns of before only. */
export function asBefore(before: Tables, after: Tables): Tables {
  return Object.fromEntries(
    Object.entries(before).map(([name, rows]) => {
      const columns = Object.keys(rows[0] ?? {})
      return [name, ordered((after[name] ?? []).map(inColumns(columns)))]
    }),
  )
}
