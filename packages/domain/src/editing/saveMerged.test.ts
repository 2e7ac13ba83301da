import { ConflictError } from './ConflictError.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '../calls/CallError.ts'
import { saveMerged, withStored } from './saveMerged.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Row {
  name: string
  place: string
  version: number
}
type Values = Pick<Row, 'name' | 'place'>

const base: Row = { name: 'a', place: 'a', version: 1 }
const toValues = ({ name, place }: Row): Values => ({ name, place })

/** One row as the data service keeps it. @param outdatedTimes how many writes are refused for an outdated version */
function service(stored: Partial<Row> = {}, outdatedTimes = 0) {
  let row = { ...base, ...stored }
  const calls: string[] = []
  return {
    calls,
    row: () => row,
    read: async () => {
      calls.push('read')
      return row
    },
    send: async ({ version }: Row, values: Values) => {
      calls.push('send')
      if (calls.length / 2 < outdatedTimes || version !== row.version) throw new ConflictError('')
      row = { ...row, ...values, version: version + 1 }
      return row
    },
  }
}

const save = (place: string, { read, send }: Pick<ReturnType<typeof service>, 'read' | 'send'>) =>
  saveMerged({ base, mine: { ...toValues(base), place }, toValues, send, read })

describe('edited fields', () => {
  test('are stored by one call while nobody else changes the row', async () => {
    const api = service()
    expect(await save('b', api)).toEqual({ name: 'a', place: 'b', version: 2 })
    expect(api.calls).toEqual(['send'])
  })

  test('are merged with what somebody else stored in others, at once', async () => {
    const api = service({ name: 'theirs', version: 5 })
    expect(await save('b', api)).toEqual({ name: 'theirs', place: 'b', version: 6 })
    expect(api.calls).toEqual(['send', 'read', 'send'])
  })

  test('that both have changed are for people to choose, and nothing is stored', async () => {
    const api = service({ place: 'theirs', version: 5 })
    const refused = await save('b', api).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ConflictError)
    expect(refused).toMatchObject({ stored: api.row() })
    expect(api.row().place).toBe('theirs')
  })

  test('meet lastingly another version six times, with pauses, and then it is said', async () => {
    const api = service({}, Number.POSITIVE_INFINITY)
    const refused = save('b', api).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(api.calls.filter((call) => call === 'send')).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(await refused).toBeInstanceOf(ConflictError)
    expect(api.calls.filter((call) => call === 'send')).toHaveLength(6)
  })

  test('whose answer was lost are looked up before anything is said', async () => {
    const api = service()
    const lost = async (row: Row, values: Values) => {
      await api.send(row, values)
      throw new CallError('', 'network')
    }
    expect(await save('b', { ...api, send: lost })).toEqual({ name: 'a', place: 'b', version: 2 })
  })
})

describe('a change that nobody merges', () => {
  test('brings the stored row along when its version is no longer the stored one', async () => {
    await expect(withStored(Promise.reject(new ConflictError('')), async () => base)).rejects.toMatchObject({
      name: 'ConflictError',
      stored: base,
    })
  })

  test('fails as it does otherwise, and nothing is read', async () => {
    const read = vi.fn<() => Promise<Row>>()
    const forbidden = new CallError('', 'http', { status: 403 })
    await expect(withStored(Promise.reject(forbidden), read)).rejects.toBe(forbidden)
    expect(read).not.toHaveBeenCalled()
  })
})
