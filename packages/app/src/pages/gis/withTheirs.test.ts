import type { Beetle } from '@waldkerf/domain/entities/beetles'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { withTheirs } from './withTheirs.ts'

const theirs = { id: 7, status: 'query', version: 3 } as Beetle
const failing = async (status: number) => Promise.reject(new ApiError('http', { status }))

test('a version that is no longer the stored one brings the stored record along', async () => {
  const work = withTheirs(failing(412), async () => theirs)
  await expect(work).rejects.toMatchObject({ name: 'ReviewConflict', theirs })
})

test('any other failure stays what it is, and nothing is read', async () => {
  const read = vi.fn<() => Promise<Beetle>>()
  await expect(withTheirs(failing(403), read)).rejects.toMatchObject({ status: 403 })
  expect(read).not.toHaveBeenCalled()
})
