import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Client } from 'pg'
import { productMigrations } from '../../database.ts'
import { migrate } from '../../postgres/migrations.ts'

/** Länder as clients have them, also those that are none of ours, and the country that each lies in. */
export const states: readonly (readonly [state: string, country: string])[] = [
  ['Bayern', 'DE'],
  ['Sachsen', 'DE'],
  ['', 'DE'],
  ['Südtirol', 'DE'],
  ['Tirol', 'AT'],
  ['Wien', 'AT'],
  [' Kärnten ', 'AT'],
  ['Österreich', 'AT'],
]

/**
 * Makes an empty database one of an old release, with an office's data in it.
 * @param release number of its last migration
 * @param folder a new one for its migrations
 */
export async function installRelease(owner: Client, release: string, folder: string): Promise<void> {
  const files = readdirSync(productMigrations).filter((name) => name.endsWith('.sql') && name.slice(0, 3) <= release)
  if (!files.some((name) => name.startsWith(release))) throw new Error(`There is no migration ${release}.`)
  mkdirSync(folder, { recursive: true })
  for (const name of files) cpSync(join(productMigrations, name), join(folder, name))
  await migrate(owner, [
    { folder, prefix: '' },
    { folder: join(dirname(productMigrations), 'jobs/sql'), prefix: 'jobs/' },
  ])
  await fillOldRelease(owner)
}

/**
 * Rows as an office has them that has worked with an old release, through the triggers of that release. In columns of the
 * first release alone, so that any release can be filled.
 */
async function fillOldRelease(owner: Client): Promise<void> {
  await owner.query(`
    insert into data.kaeferarten (id, de) values (1, 'Buchdrucker'), (2, 'Kupferstecher');
    insert into data.benutzer (email, first_name, last_name, app_status) values
      ('chef@amt.example', 'Chris', 'Chef', 'ogf_admin'), ('fach@amt.example', E'\\u200B', '', 'ogf_expert'),
      ('buergerin@amt.example', 'Bea', 'Bürgerin', 'ogf_citizens');
    insert into data.kaefer (art, status, message, user_id, bundesland, lat, lon, fund_datum)
      select 1 + n % 2, (array['new', 'in_review', 'query', 'published', 'rejected'])[1 + n % 5], 'Nummer ' || n,
        (select min(user_id) from data.benutzer) + n % 3, (array['Bayern', 'Tirol', ''])[1 + n % 3],
        case when n % 4 > 0 then 47 + n / 50.0 end, case when n % 4 > 0 then 11 + n / 50.0 end,
        case when n % 2 = 0 then date '2025-12-20' + n end
      from generate_series(1, 60) n`)
  await fillPictures(owner)
  await fillClients(owner)
  await fillDocuments(owner)
}

async function fillPictures(owner: Client): Promise<void> {
  // Random bytes: what an old release took for a picture need not be one.
  await owner.query(`insert into data.picture_content (sha256, bytes) values (encode(sha256($1), 'hex'), $1)`, [
    randomBytes(2_000),
  ])
  await owner.query(`
    insert into data.bilder (kaefer_id, filename, mime, breite, hoehe, sha256)
      select k.id, 'bild-' || k.id || '.webp', 'image/webp', 960, 720, c.sha256
      from data.kaefer k, data.picture_content c where k.id % 6 = 0`)
}

async function fillClients(owner: Client): Promise<void> {
  await owner.query(
    `insert into data.kunde (name, bundesland, epsg) select 'Kunde ' || nr, state, 25832
      from unnest($1::text[]) with ordinality s (state, nr)`,
    [states.map(([state]) => state)],
  )
  await owner.query(`
    insert into data.kunde_benutzer (client_id, user_id)
      select client_id, (select user_id from data.benutzer where email = 'fach@amt.example') from data.kunde;
    insert into data.karte (map_name, client_id, epsg) select 'Karte ' || client_id, client_id, 25832 from data.kunde;
    insert into data.mappoint (karte_id, nr, mapx, mapy, pixelx, pixely)
      select id, nr, 600000 + 10 * nr, 5300000 + nr, 100 * nr, -90 * nr from data.karte, generate_series(1, 4) nr`)
}

/** For each client invoices and offers at three rates; of the invoices all but the last of each client archived. */
async function fillDocuments(owner: Client): Promise<void> {
  await owner.query(`
    insert into data.rechnung (client_id, datum, le_date, ust_satz)
      select client_id, app.today(), app.today() - 3, rate
      from data.kunde, unnest('{19, 7, 0, 19}'::numeric[]) rate order by client_id;
    insert into data.angebot (client_id, datum, ust_satz)
      select client_id, app.today(), rate from data.kunde, unnest('{19, 7, 0}'::numeric[]) rate order by client_id;
    insert into data.position (rechnung_id, lfd_nr, anzahl, einheit, bez, ep, erl, erl_titel)
      select id, nr, nr + 0.125, 'h', 'Vermessung', 80.333333 - 100 * (nr % 2), 'Erläuterung', 'Titel ' || nr
      from data.rechnung, generate_series(1, 3) nr;
    insert into data.position (angebot_id, lfd_nr, anzahl, einheit, bez, ep)
      select id, 1, 2, 'h', 'Beratung', 95 from data.angebot;
    insert into data.prognose (datum, betrag, art) values (app.today(), 1200.50, 'Auftrag');
    insert into data.kuerzel (kuerzel, name) values ('CC', 'Chris Chef');
    insert into data.freitext (titel, text) values ('Gruß', 'Mit freundlichen Grüßen');
    insert into data.position_tmpl (bez, einheit, ep) values ('Vermessung', 'h', 80);
    do $$ begin
      -- From some release on an invoice without VAT is archived with its reason alone.
      if exists (select from pg_trigger where tgname = 'e_tax_case') then
        update data.rechnung set befreiung = 'Steuerfrei nach § 4 UStG' where ust_satz = 0;
      end if;
    end $$;
    update data.rechnung set archiviert_am = app.now()
      where id not in (select max(id) from data.rechnung group by client_id)`)
}
