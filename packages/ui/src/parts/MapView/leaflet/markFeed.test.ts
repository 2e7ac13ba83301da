import type { Map as LeafletMap } from 'leaflet'
import { expect, it, vi } from 'vitest'
import { emptyMarks, type Marks } from '../sources/marks.ts'
import type { MarkSource } from '../sources/markSource.ts'
import { createMarkFeed, type FeedStatus } from './markFeed.ts'

/** As much of a map as the feed looks at: a view of 10 by 10 degrees around a place. */
function fakeMap() {
  const place = { lon: 10, zoom: 6 }
  const handlers = new Map<string, () => void>()
  const bounds = (pad: number) => ({
    getWest: () => place.lon - 5 - 10 * pad,
    getEast: () => place.lon + 5 + 10 * pad,
    getSouth: () => 45 - 10 * pad,
    getNorth: () => 55 + 10 * pad,
  })
  const map = {
    getZoom: () => place.zoom,
    getBounds: () => ({ pad: bounds }),
    on(name: string, handler: () => void) {
      handlers.set(name, handler)
      return map
    },
    off: () => map,
  }
  const fire = (name: string) => (to: Partial<typeof place>) => {
    Object.assign(place, to)
    handlers.get(name)?.()
  }
  return { map: map as unknown as LeafletMap, move: fire('moveend'), drag: fire('move') }
}

function setUp() {
  const { map, move, drag } = fakeMap()
  const asked: (PromiseWithResolvers<Marks> & { signal: AbortSignal })[] = []
  const statuses: FeedStatus[] = []
  const onMarks = vi.fn<(marks: Marks) => void>()
  const feed = createMarkFeed(map, { onMarks, onStatus: (status) => statuses.push(status) })
  const source: Pick<MarkSource, 'marks'> = {
    marks(_, signal) {
      const question = { ...Promise.withResolvers<Marks>(), signal }
      asked.push(question)
      return question.promise
    },
  }
  feed.setSource(source as MarkSource)
  return { feed, move, drag, asked, statuses, onMarks }
}
const some = emptyMarks(1, 0, 1)

it('asks again only when the map leaves what is known, or zooms', async () => {
  const { move, asked, onMarks } = setUp()
  asked[0]!.resolve(some)
  await vi.waitFor(() => expect(onMarks).toHaveBeenCalledWith(some))
  move({ lon: 13 })
  expect(asked).toHaveLength(1)
  move({ lon: 17 })
  expect(asked).toHaveLength(2)
  move({ zoom: 7 })
  expect(asked).toHaveLength(3)
})

it('asks in the middle of a long drag, not of a short one', () => {
  const { drag, asked } = setUp()
  drag({ lon: 17 })
  expect(asked).toHaveLength(1)
  drag({ lon: 19 })
  expect(asked).toHaveLength(2)
})

it('lets the newest question end the older ones', async () => {
  const { move, asked, onMarks, statuses } = setUp()
  move({ zoom: 8 })
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  const late = emptyMarks(2, 0, 1)
  asked[1]!.resolve(some)
  asked[0]!.resolve(late)
  await vi.waitFor(() => expect(statuses.at(-1)).toBe('ready'))
  expect(onMarks.mock.calls).toEqual([[some]])
})

it('keeps the last good marks when an answer fails, and asks anew after the next move', async () => {
  const { move, asked, onMarks, statuses } = setUp()
  asked[0]!.resolve(some)
  await vi.waitFor(() => expect(statuses.at(-1)).toBe('ready'))
  move({ zoom: 9 })
  asked[1]!.reject(new Error('no answer'))
  await vi.waitFor(() => expect(statuses.at(-1)).toBe('failed'))
  expect(onMarks).toHaveBeenCalledTimes(1)
  move({})
  expect(asked).toHaveLength(3)
})

it('is silent once it is gone', async () => {
  const { feed, asked, onMarks } = setUp()
  feed.remove()
  asked[0]!.resolve(some)
  await asked[0]!.promise
  expect(onMarks).not.toHaveBeenCalled()
})
