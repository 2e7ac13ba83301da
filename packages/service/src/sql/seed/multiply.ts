import { countTables } from '@waldkerf/service/upkeep/keepCounts'
import type { Client } from 'pg'

/**
 * How often the sightings of the large world come again, for each year before its own: two outbreaks in quiet years. A
 * hundred times with the world itself, ten million.
 */
export const usualYears: readonly number[] = [2, 2, 3, 5, 9, 12, 11, 7, 4, 2, 2, 1, 1, 2, 4, 6, 7, 5, 3, 2, 2, 2, 3, 2]

/** Who has decided what somebody must have decided by now. */
const editor = 'expert@waldkerf.test'

/**
 * Repeats the sightings that are there in earlier years, set by set: in the same season, near the same places, decided.
 * Runs as a superuser in the caller's transaction. Rules and indexes come afterwards, in one go: row by row they would
 * take several times as long. The lines of the rows are made meanwhile.
 */
export async function multiplySightings(client: Client, years: readonly number[]): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = 'data.kaefer'::regclass and not indisprimary order by 1`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  // Its own table: nobody knows yet how long the other one becomes, and each statement would read all of it.
  await client.query('create temporary table world on commit drop as select * from data.kaefer order by id')
  await client.query(`set local session_replication_role = replica; select setseed(0.4711)`)
  for (const [before, times] of years.entries()) {
    for (let time = 0; time < times; time += 1) await repeatYear(client, 364 * (before + 1))
  }
  await client.query(`set local session_replication_role = origin; set local maintenance_work_mem = '512MB'`)
  for (const { definition } of indexes) await client.query(definition)
  for (const name of countTables) await client.query('select app.mend_counts($1)', [name])
  // How many there are decides on the extract.
  await client.query('analyze data.kaefer')
}

async function repeatYear(client: Client, days: number): Promise<void> {
  await client.query(
    `insert into data.kaefer (
        art, status, published_from, letzter_bearbeiter, message, user_id, fund_datum, gemeldet_am, lat, lon, bundesland
      )
      select k.art, k.decided, case k.decided when 'published' then k.editor else '' end, k.editor,
        case k.decided when 'rejected' then k.message else '' end, k.user_id, k.fund_datum - k.shift,
        k.gemeldet_am - k.shift * interval '1 day' + random() * interval '3 hours',
        round((k.lat + (random() + random() - 1) * 0.03)::numeric, 5),
        round((k.lon + (random() + random() - 1) * 0.05)::numeric, 5), k.bundesland
      from (
        select *, $1::integer + (random() * 8)::integer - 4 as shift,
          case status when 'rejected' then status else 'published' end as decided,
          coalesce(nullif(letzter_bearbeiter, ''), $2) as editor
        from world offset 0
      ) k`,
    [days, editor],
  )
}
