import type { BeetleCluster, BeetleWindow } from '@waldkerf/domain/entities/beetles/beetleSections'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { expect, test } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'
import { callers } from '../rights/right.ts'

const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'

const fixture = makeFixture(expert)

const everywhere = { west: '-180', sued: '-90', ost: '180', nord: '90' }
const signedIn = callers.flatMap(({ email }) => email ?? [])

const overview = async (email: string) => (await fixture.stack.call(email, 'a_get_kaefer_overview')).body as Beetle[]
const clusters = async (email: string, question: object) =>
  (await fixture.stack.call(email, 'w_get_kaefer_cluster', question)).body as BeetleCluster[]
const window = async (email: string, question: object) =>
  (await fixture.stack.call(email, 'w_get_kaefer_fenster', question)).body as BeetleWindow

function counted(groups: readonly Pick<BeetleCluster, 'je_status'>[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [status, count] of groups.flatMap((group) => Object.entries(group.je_status))) {
    counts[status] = (counts[status] ?? 0) + count
  }
  return counts
}

test.each(signedIn)('clusters count what %s may see, from stored counts and from records alike', async (email) => {
  const placed = (await overview(email)).filter(({ lat }) => lat !== null)
  const expected = counted(placed.map(({ status }) => ({ je_status: { [status]: 1 } })))
  const kept = await clusters(email, { ...everywhere, zoom: '3' })
  const germany = { west: '5', sued: '45', ost: '18', nord: '56' }
  const fromRecords = await clusters(email, { ...germany, zoom: '9' })
  expect(counted(kept)).toEqual(expected)
  expect(counted(fromRecords)).toEqual(expected)
  const alone = [...kept, ...fromRecords].filter(({ anzahl }) => anzahl === 1).map(({ id }) => id)
  expect(alone.filter((id) => !placed.some((row) => row.id === id))).toEqual([])
})

test.each(signedIn)('windows put together are the overview of %s', async (email) => {
  const rows: Beetle[] = []
  const first = await window(email, { anzahl: '300' })
  for (let from = 0; from < (first.gesamt ?? 0); from += 300) {
    rows.push(...(await window(email, { ab: String(from), anzahl: '300' })).zeilen)
  }
  expect(rows).toEqual(await overview(email))
})

test('a quote in a filter stays text', async () => {
  const answer = await fixture.stack.call(admin, 'w_get_kaefer_fenster', { bundesland: `x' or true --` })
  expect(answer.body).toEqual({ gesamt: 0, zeilen: [] })
})
