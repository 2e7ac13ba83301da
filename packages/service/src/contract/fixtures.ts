import type { Client } from 'pg'
import { addBusiness, type BusinessFixtures, removeBusiness } from './fixtures/business.ts'

/** Ids of rows made for one caller. `own` is reported by the caller, `other` by someone else; both wait for review. */
export interface Fixtures extends BusinessFixtures {
  own: number
  ownPublished: number
  other: number
  published: number
  ownPicture: number
  otherPicture: number
  publishedPicture: number
  /** Saved views of the screen 'tests'. */
  myView: number
  otherView: number
  /** The caller: benutzer.user_id and e-mail. */
  me: number
  myMail: string
  /** Someone else, a citizen. */
  person: number
  personMail: string
}

/** Where all made records lie; no Land of the example world is called so. */
const testLand = 'Testland'

/** Remembers the people as they are, for `makeFixtures` to bring back. Once per connection. */
export async function rememberPeople(owner: Client): Promise<void> {
  await owner.query('create temp table people as table data.benutzer')
}

/** Brings people back as they were, removes what was made before, and makes new rows. Each record has two pictures. */
export async function makeFixtures(owner: Client, myMail: string): Promise<Fixtures> {
  const personMail = 'andere.person@example.test'
  // Past all triggers: what a test has done must not stop the next one.
  await owner.query(`set session_replication_role = replica`)
  await removeBusiness(owner)
  await owner.query(`
    delete from data.kunde_benutzer l using data.benutzer b
      where l.user_id = b.user_id and b.email like '%@example.test' and b.user_id not in (select user_id from people);
    delete from data.benutzer_gruppen;
    delete from data.benutzer where email like '%@example.test' and user_id not in (select user_id from people);
    update data.benutzer b set first_name = p.first_name, last_name = p.last_name, phone = p.phone, version = 1,
      berufsgruppe = p.berufsgruppe, app_status = p.app_status, mail_new = p.mail_new
      from people p where p.user_id = b.user_id;
    delete from data.ansicht where bereich = 'tests' or user_id not in (select user_id from people);
    delete from data.bilder b using data.kaefer k where k.id = b.kaefer_id and k.bundesland = '${testLand}';
    delete from data.kaefer where bundesland = '${testLand}'`)
  const person = await addPerson(owner, personMail)
  const { rows } = await owner.query<{ user_id: string }>('select user_id from data.benutzer where email = $1', [
    myMail,
  ])
  const me = Number(rows[0]?.user_id)
  const own = await addBeetle(owner, me, 'new')
  const ownPublished = await addBeetle(owner, me, 'published')
  const other = await addBeetle(owner, person, 'new')
  const published = await addBeetle(owner, person, 'published')
  const myView = await addView(owner, me)
  const otherView = await addView(owner, person)
  const business = await addBusiness(owner, me, person)
  await owner.query(`set session_replication_role = origin`)
  return {
    ...business,
    own: own.id,
    ownPublished: ownPublished.id,
    other: other.id,
    published: published.id,
    ownPicture: own.picture,
    otherPicture: other.picture,
    publishedPicture: published.picture,
    myView,
    otherView,
    me,
    myMail,
    person,
    personMail,
  }
}

/**
 * Fixtures that last as long as they stand as they were made: whatever has been written on this server since, by whomever,
 * the next look makes them anew. A writing transaction takes an id, and one that only reads takes none.
 */
export function lastingFixtures(owner: Client, myMail: string): () => Promise<Fixtures> {
  let made: { fixtures: Fixtures; at: string | undefined } | undefined
  return async () => {
    if (made === undefined || made.at !== (await nextTransaction(owner))) {
      made = { fixtures: await makeFixtures(owner, myMail), at: await nextTransaction(owner) }
    }
    return made.fixtures
  }
}

async function nextTransaction(owner: Client): Promise<string | undefined> {
  const { rows } = await owner.query<{ id: string }>('select pg_snapshot_xmax(pg_current_snapshot()) as id')
  return rows[0]?.id
}

async function addPerson(owner: Client, email: string): Promise<number> {
  const { rows } = await owner.query<{ user_id: string }>(
    `with made as (
      insert into data.benutzer (email, first_name, last_name, app_status)
        values ($1, 'Andere', 'Person', 'ogf_citizens') returning user_id
    )
    insert into data.benutzer_gruppen (user_id, gruppen) select user_id, '{appuser_validated}' from made
      returning user_id`,
    [email],
  )
  return Number(rows[0]?.user_id)
}

async function addBeetle(owner: Client, reporter: number, status: string): Promise<{ id: number; picture: number }> {
  const { rows } = await owner.query<{ id: string; picture: string }>(
    `with made as (
      insert into data.kaefer (art, status, user_id, bundesland, bilder_anzahl)
        values (1, $1, $2, '${testLand}', 2) returning id
    ), pictures as (
      insert into data.bilder (kaefer_id, filename, mime, breite, hoehe, sha256)
        select made.id, filename, 'image/webp', 960, 720, (select sha256 from data.picture_content limit 1)
        from made, unnest('{a.webp,b.webp}'::text[]) filename returning id
    )
    select made.id, min(pictures.id) as picture from made, pictures group by made.id`,
    [status, Number.isNaN(reporter) ? null : reporter],
  )
  return { id: Number(rows[0]?.id), picture: Number(rows[0]?.picture) }
}

/** NaN for somebody without a row. */
async function addView(owner: Client, person: number): Promise<number> {
  if (Number.isNaN(person)) return Number.NaN
  const { rows } = await owner.query<{ id: string }>(
    `insert into data.ansicht (user_id, bereich, name, inhalt) values ($1, 'tests', 'Offene', '{"status": ["new"]}')
      returning id`,
    [person],
  )
  return Number(rows[0]?.id)
}
