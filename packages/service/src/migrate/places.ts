import { placeRows } from '@waldkerf/domain/places/allPlaces'
import { landLines, lands } from '@waldkerf/domain/places/landAt'
import type { Client } from 'pg'
import { checksum, record } from '../postgres/migrations.ts'

/** Name of this step in the record of applied migrations. */
const recordName = 'places'

const loadLands = `
  insert into data.land (name, linien)
    select name, linien from jsonb_to_recordset($1) l (name text, linien integer[])`

/** A line is its first point and the steps from there; the segments between its points are stored. */
const loadLines = `
  insert into data.land_strecke (linie, x1, y1, x2, y2)
    select s.linie, s.x1, s.y1, s.x2, s.y2
    from (
      select p.linie, p.x as x1, p.y as y1, lead(p.x) over line as x2, lead(p.y) over line as y2
      from (
        select a.nr - 1 as linie, s.nr,
          sum((s.step ->> 0)::integer) over (partition by a.nr order by s.nr) as x,
          sum((s.step ->> 1)::integer) over (partition by a.nr order by s.nr) as y
        from jsonb_array_elements($1) with ordinality a (steps, nr),
          jsonb_array_elements(a.steps) with ordinality s (step, nr)
      ) p
      window line as (partition by p.linie order by p.nr)
    ) s
    where s.x2 is not null`

const loadPlaces = `
  insert into data.ort (nr, name, einwohner, lage)
    select p.nr, p.place ->> 0, (p.place ->> 3)::integer,
      app.world_place((p.place ->> 2)::double precision, (p.place ->> 1)::double precision)
    from jsonb_array_elements($1) with ordinality p (place, nr)`

/**
 * Loads the outlines of the Länder and the places of domain, when they differ from those that were loaded last.
 * Meanwhile callers get the former ones. Answers whether it loaded them.
 */
export async function applyPlaces(client: Client): Promise<boolean> {
  const [outlines, lines, places] = [
    lands.map(({ name, lines: linien }) => ({ name, linien })),
    landLines,
    placeRows,
  ].map((rows) => JSON.stringify(rows))
  const sum = checksum([outlines, lines, places, loadLands, loadLines, loadPlaces].join('\n'))
  const { rowCount } = await client.query('select from app.schema_migration where name = $1 and content = $2', [
    recordName,
    sum,
  ])
  if (rowCount === 1) return false
  await client.query('begin')
  try {
    await client.query('set local role waldkerf_owner')
    await client.query('delete from data.land; delete from data.land_strecke; delete from data.ort')
    await client.query(loadLands, [outlines])
    await client.query(loadLines, [lines])
    await client.query(loadPlaces, [places])
    await client.query('analyze data.land_strecke, data.ort')
    await client.query('reset role')
    await record(client, recordName, sum)
    await client.query('commit')
    return true
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
