import { describe, expect, it, vi } from 'vitest'
import type { MapGroup, SectionSource } from '../mapTypes.ts'
import { lastZoom } from './markSource.ts'
import { openSource } from './openSource.ts'

const section = { west: 5, south: 46, east: 18, north: 56 }
const groups: MapGroup[] = [
  { id: 1, lat: 51, lon: 11, count: 7, kinds: [3, 4] },
  { id: 1, lat: 50, lon: 10, count: 1, kinds: [1, 0] },
]
const open = (source: Omit<SectionSource, 'type'>) => openSource({ type: 'sections', ...source }, 2)
const wish = (zoom: number) => ({ mode: 'groups' as const, section, zoom })

/** A square of so many degrees. */
const around = (size: number) => ({ west: 11, east: 11 + size, south: 51, north: 51 + size })

describe('a source that answers for sections', () => {
  it('is asked for section and zoom, and hands on the signal', async () => {
    const load = vi.fn<SectionSource['load']>(async () => groups)
    const { signal } = new AbortController()
    const marks = await open({ load }).marks(wish(7.5), signal)
    expect(load).toHaveBeenCalledWith(section, 7, signal)
    expect([...marks.counts]).toEqual([7, 1])
  })

  it('opens a cluster two zooms nearer, and lists it where there is no nearer', async () => {
    const members = vi.fn<NonNullable<SectionSource['members']>>(async () => [8, 9])
    const source = open({ load: async () => groups, members })
    await source.marks(wish(7.5), new AbortController().signal)
    expect(await source.clusterZoom(1)).toBe(9)
    await source.marks(wish(lastZoom), new AbortController().signal)
    expect(await source.clusterZoom(1)).toBe(lastZoom + 1)
    expect(await source.members(1, 50)).toEqual([8, 9])
    expect(members).toHaveBeenCalledWith(groups[0], 50, expect.any(AbortSignal))
  })

  it.each([
    [0, lastZoom + 1],
    [1e-6, lastZoom],
    [0.05, 12],
    [5, 8],
  ])('goes as near as a cluster that spreads over %f degrees needs: zoom %i', async (degrees, zoom) => {
    const source = open({ load: async () => [{ ...groups[0]!, extent: around(degrees) }] })
    await source.marks(wish(7), new AbortController().signal)
    expect(await source.clusterZoom(1)).toBe(zoom)
  })

  it('forgets an answer that comes after the map has moved on', async () => {
    const source = open({ load: async () => groups, members: async () => [1] })
    const asking = new AbortController()
    const answer = source.marks(wish(7), asking.signal)
    asking.abort()
    await expect(answer).rejects.toThrow('aborted')
    expect(await source.members(1, 50)).toEqual([])
  })

  it('lists and finds nothing that it was not told how to', async () => {
    const source = open({ load: async () => groups })
    await source.marks(wish(7), new AbortController().signal)
    expect(await source.members(1, 50)).toEqual([])
    expect(await source.within([])).toEqual([])
  })
})
