import { expect, test, vi } from 'vitest'
import { keepLast, keepLastLoaded } from './keepLast.ts'

test('the one that was not asked for the longest goes first', () => {
  const kept = keepLast<string, string>(2)
  const make = vi.fn<(key: string) => string>((key) => key.toUpperCase())
  const take = (key: string) => kept.take(key, () => make(key))
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(take)).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b'])
})

test('what failed is loaded again, and what is on its way is not loaded twice', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'there').mockRejectedValueOnce(new Error('lost'))
  const take = keepLastLoaded<string>(2)
  const [first, again] = [take('a', load), take('a', load)]
  await expect(first).rejects.toThrow('lost')
  await expect(again).rejects.toThrow('lost')
  expect(load).toHaveBeenCalledOnce()
  expect(await take('a', load)).toBe('there')
})
