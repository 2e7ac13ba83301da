import { createHash } from 'node:crypto'
import { drawingName } from '@waldkerf/mocks/seed/pictures'
import { pictureBytes } from '@waldkerf/mocks/seed/pictureBytes'
import { firstDay } from '@waldkerf/mocks/seed/firstDay'
import { seedWorld, type World } from '@waldkerf/mocks/seed/world'
import { notLater } from '@waldkerf/mocks/seed/notLater'
import type { Client } from 'pg'
import { insertClients, insertDocuments } from './business.ts'
import { insertRows, setSequence, withoutTriggers } from './rows.ts'
import { multiplySightings, usualYears } from './multiply.ts'
import { type SeedOptions, worldSize } from './seedOptions.ts'

/**
 * Fills an empty database with the example world that stories and tests know too. Runs as the database's owner, in the
 * caller's transaction.
 */
export async function seedDatabase(client: Client, options: SeedOptions): Promise<void> {
  const { now, size, today } = options
  const content = { today, size: worldSize(size) }
  const world = now ? notLater(seedWorld(content), { today: content.today, now }) : seedWorld(content)
  const contents = pictureContents(world.pictures.map(({ filename }) => filename))
  const needless = [
    // Pictures are counted already.
    ['data.bilder', 'count_pictures'],
    ['data.kaefer', 'stand_inserted'],
    // A seed queues no mails.
    ['data.kaefer', 'mail_records'],
    ['data.benutzer', 'mail_person'],
    ['data.nachricht', 'mail_word'],
    ['data.nachricht', 'note_answer'],
  ] as const
  await withoutTriggers(client, needless, async () => {
    await insertRows(client, 'data.kaeferarten', world.species)
    await insertRows(client, 'data.benutzer', withTeam(world))
    await insertRows(client, 'data.zugang', world.userAccess)
    await insertRows(client, 'data.change_log', loggedRequests(world))
    await insertRows(client, 'data.kaefer', world.beetles)
    await insertRows(client, 'data.kaefer_entscheidung', world.decisions)
    await insertRows(client, 'data.nachricht', world.conversation)
    for (const { sha256, bytes } of contents.values()) {
      await client.query('insert into data.picture_content (sha256, bytes) values ($1, $2)', [sha256, bytes])
    }
    const pictures = world.pictures.map((row) => ({
      ...row,
      sha256: contents.get(drawingName(row.filename))?.sha256,
      position: 0,
    }))
    await insertRows(client, 'data.bilder', pictures)
    const agreements = world.agreedRecords.map((kaefer_id) => ({
      kaefer_id,
      wer: '',
      seit: `${content.today}T08:00:00Z`,
    }))
    await insertRows(client, 'data.bildfreigabe', agreements)
  })
  await setSequence(client, 'data.benutzer', 'user_id')
  await setSequence(client, 'data.kaefer')
  if (size === 'huge') await multiplySightings(client, usualYears)
  await client.query('select app.store_beetle_extract()')
  await setSequence(client, 'data.bilder')
  await setSequence(client, 'data.nachricht')
  await insertClients(client, world)
  await insertDocuments(client, world)
  await client.query('analyze')
}

/** An office on its first day. */
export async function seedOffice(client: Client, { today }: SeedOptions): Promise<void> {
  const world = firstDay(today)
  await insertRows(client, 'data.kaeferarten', world.species)
  // A seed queues no mails.
  await withoutTriggers(client, [['data.benutzer', 'mail_person']], async () => {
    await insertRows(client, 'data.benutzer', withTeam(world))
    await insertRows(client, 'data.zugang', world.userAccess)
  })
  await setSequence(client, 'data.benutzer', 'user_id')
}

/** People with their place in the office team, which only the database keeps. */
const withTeam = ({ users, officeTeam }: World) =>
  users.map((user) => {
    const member = officeTeam.find((row) => row.user_id === user.user_id)
    return { ...user, apus_team: member !== undefined, apus_admin: member?.apus_admin ?? false }
  })

/** Requests to become an expert, as the log of changes has them. */
const loggedRequests = ({ roleRequests }: World) =>
  roleRequests.map(({ user_id, wer, zeit, aenderungen }) => ({
    table_name: 'benutzer',
    row_id: user_id,
    changed_at: zeit,
    changed_by: wer,
    changes: aenderungen,
  }))

/** The bytes behind the file names, each content once, by the drawing's name. */
function pictureContents(filenames: readonly string[]): Map<string, { sha256: string; bytes: Uint8Array }> {
  const drawings = new Map(filenames.map((filename) => [drawingName(filename), filename]))
  return new Map(
    [...drawings].map(([drawing, filename]) => {
      const bytes = pictureBytes(filename)
      return [drawing, { sha256: createHash('sha256').update(bytes).digest('hex'), bytes }]
    }),
  )
}
