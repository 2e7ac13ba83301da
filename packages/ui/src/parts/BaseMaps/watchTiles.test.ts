import type { TileLayer } from 'leaflet'
import { beforeEach, expect, it, vi } from 'vitest'
import { patience, type TileStatus, watchTiles } from './watchTiles.ts'

const page = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', page)
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

/** A picture that counts how often it is asked for. */
class FakeTile {
  asked = 0
  get src() {
    return 'tile'
  }
  set src(_: string) {
    this.asked += 1
  }
}

function setUp() {
  const handlers = new Map<string, (event: object) => void>()
  const layer = {
    on(names: string, handler: (event: object) => void) {
      for (const name of names.split(' ')) handlers.set(name, handler)
      return layer
    },
    off: () => layer,
    redraw: vi.fn<() => void>(),
  }
  const statuses: TileStatus[] = []
  const watch = watchTiles(layer as unknown as TileLayer, (status) => statuses.push(status))
  return {
    watch,
    statuses,
    redraw: layer.redraw,
    fire: (name: string, event: object = {}) => handlers.get(name)?.(event),
  }
}

it('is ready when all tiles are there', () => {
  const { fire, statuses } = setUp()
  fire('load')
  expect(statuses).toEqual(['loading', 'ready'])
})

it('says so where a server never answers, takes what comes later, and asks for all of it again when told', () => {
  const { fire, statuses, watch, redraw } = setUp()
  fire('loading')
  vi.advanceTimersByTime(patience - 1)
  expect(statuses).toEqual(['loading'])
  vi.advanceTimersByTime(1)
  expect(statuses.at(-1)).toBe('failing')
  watch.again()
  expect(redraw).toHaveBeenCalledOnce()
  fire('load')
  expect(statuses.at(-1)).toBe('ready')
  fire('loading')
  watch.stop()
  vi.advanceTimersByTime(patience)
  expect(statuses.at(-1)).toBe('ready')
})

it('asks for a missing tile again, each time after a longer pause, until it comes', () => {
  const { fire, statuses } = setUp()
  const tile = new FakeTile()
  fire('tileerror', { tile })
  fire('load')
  expect(statuses.at(-1)).toBe('failing')
  vi.advanceTimersByTime(1_000)
  expect(tile.asked).toBe(1)
  fire('tileerror', { tile })
  vi.advanceTimersByTime(1_900)
  expect(tile.asked).toBe(1)
  vi.advanceTimersByTime(100)
  expect(tile.asked).toBe(2)
  fire('tileload', { tile })
  expect(statuses.at(-1)).toBe('ready')
  vi.advanceTimersByTime(600_000)
  expect(tile.asked).toBe(2)
})

it('asks five times for a tile that never comes, then waits to be told', () => {
  const { fire, watch, statuses } = setUp()
  const tile = new FakeTile()
  for (let time = 0; time < 600; time += 1) {
    fire('tileerror', { tile })
    vi.advanceTimersByTime(1_000)
  }
  expect(tile.asked).toBe(5)
  expect(statuses.at(-1)).toBe('failing')
  watch.again()
  expect(tile.asked).toBe(6)
})

it('asks at once when it is told to, and when the network is back', () => {
  const { fire, watch } = setUp()
  const tile = new FakeTile()
  fire('tileerror', { tile })
  watch.again()
  page.dispatchEvent(new Event('online'))
  expect(tile.asked).toBe(2)
})

it('forgets a tile that has left the view, and everything when it is stopped', () => {
  const { fire, watch, statuses } = setUp()
  const [gone, missing] = [new FakeTile(), new FakeTile()]
  fire('tileerror', { tile: gone })
  fire('tileunload', { tile: gone })
  expect(statuses.at(-1)).toBe('ready')
  fire('tileerror', { tile: missing })
  watch.stop()
  vi.advanceTimersByTime(600_000)
  page.dispatchEvent(new Event('online'))
  expect(missing.asked).toBe(0)
})
