import { toBeetles } from '@waldkerf/domain/entities/beetles/columns/columns'
import { decodeColumns } from '@waldkerf/domain/entities/beetles/columns/decode'
import { mergeBeetles } from '@waldkerf/domain/entities/beetles/columns/merge'
import type { BeetleColumnsAnswer } from '@waldkerf/domain/entities/beetles/columns/wire'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { expect } from 'vitest'
import type { Fixture } from '../fixtures/fixture.ts'

export const citizen = 'nutzer@waldkerf.test'
export const expert = 'expert@waldkerf.test'
export const admin = 'admin@waldkerf.test'

interface Known {
  stand: string
  rows: readonly Beetle[]
}

async function readColumns({ stack }: Fixture, email: string, known?: Known) {
  const { status, body } = await stack.call(email, 'w_get_kaefer_spalten', { seit: known?.stand ?? '' })
  expect(status).toBe(200)
  const answer = body as BeetleColumnsAnswer
  const read = toBeetles(decodeColumns(answer))
  const rows = known && !answer.vollstaendig ? mergeBeetles(known.rows, read, answer.weg) : read
  const merged: Known = { stand: answer.stand, rows }
  return { merged, sent: read.length, gone: answer.weg, complete: answer.vollstaendig, current: answer.aktuell }
}

/** Reads and changes of records, against the test file's own stack. */
export const recordCalls = (fixture: Fixture) => ({
  columns: (email: string, known?: Known) => readColumns(fixture, email, known),
  overview: async (email: string) => (await fixture.stack.call(email, 'a_get_kaefer_overview')).body,
  review: (id: number, status: string) => fixture.stack.call(expert, 'a_update_kaefer', { id: String(id), status }),
  setMessage: (id: number, msg: string) => fixture.stack.call(expert, 'a_update_message', { id: String(id), msg }),
  history: async (email: string, id: number) =>
    (await fixture.stack.call(email, 'w_get_verlauf', { id: String(id) })).body,
})
