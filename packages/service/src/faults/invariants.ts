import type { Client } from 'pg'
import { pointCount } from './writes.ts'

/** Queries for rows that half a write would leave; none may ever find any. */
const halves: Readonly<Record<string, string>> = {
  'counts per Land and species are those of the records': `
    select * from (
      select bundesland, art, count(*) from data.kaefer where status = 'published' group by bundesland, art
    ) real full join (select bundesland, art, anzahl from data.kaefer_count where anzahl <> 0) kept
      using (bundesland, art)
    where real.count is distinct from kept.anzahl`,
  'each record knows the number of its pictures': `
    select id from data.kaefer k where bilder_anzahl <> (select count(*) from data.bilder b where b.kaefer_id = k.id)`,
  'pictures are all as they were, or all in the new order': `
    select kaefer_id, array_agg(position order by position) from data.bilder
    where kaefer_id in (select id from data.kaefer where bundesland = 'Testland')
    group by kaefer_id having array_agg(position order by position) not in ('{0,0,0,0}', '{1,2,3}')`,
  'a record’s change stands in the log, and nothing else does': `
    select id, version from data.kaefer k where bundesland = 'Testland' and version - 1 <> (
      select count(*) from data.change_log l
      where l.table_name = 'kaefer' and l.row_id = k.id and l.changes ? 'status'
    )`,
  'a removed picture stands in the log': `
    select k.id from data.kaefer k where bundesland = 'Testland' and 4 - bilder_anzahl <> (
      select count(*) from data.change_log l
      where l.table_name = 'bilder' and (l.changes -> 'kaefer_id' ->> 0)::bigint = k.id and l.changes ? 'filename'
    )`,
  'a key is kept with its answer': `select key from data.idempotency_key where answer is null`,
  'a client has its key': `
    select name from data.kunde where name ~ '^[0-9a-f]{8}-' group by name
    having count(*) <> 1 or not exists (select from data.idempotency_key where key = name)`,
  'numbers of invoices have no gap': `
    select r.jahr from data.rechnung r left join data.nummernkreis n on n.art = 'RE' and n.jahr = r.jahr
    group by r.jahr, n.letzte having max(r.lfd) <> n.letzte or n.letzte is null
      or (r.jahr = 2026 and count(*) <> max(r.lfd) - min(r.lfd) + 1)`,
  'points of a request are there together': `
    select nr / 100 from data.mappoint where karte_id in (select id from data.karte where map_name = 'Testkarte')
    group by nr / 100 having count(*) <> ${pointCount}`,
}

/** Invariants that do not hold, with the rows that show it. */
export async function brokenInvariants(owner: Client): Promise<string[]> {
  const found: string[] = []
  for (const [name, sql] of Object.entries(halves)) {
    const { rows } = await owner.query<Record<string, unknown>>(sql)
    if (rows.length > 0) found.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  return found
}
