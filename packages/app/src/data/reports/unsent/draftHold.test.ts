import { expect, test, vi } from 'vitest'
import { createDraftHold, type HoldPlace } from './draftHold.ts'

const nothingToKeep = async () => undefined

/** A window of its own over the locks of one browser. */
function open(name: string, options: { flush?: () => Promise<void>; patience?: number } = {}) {
  const places: HoldPlace[] = []
  const { flush = nothingToKeep, patience = 30 } = options
  const hold = createDraftHold({
    name,
    locks: navigator.locks,
    flush,
    onChange: (place) => places.push(place),
    patience,
  })
  return { ...hold, places, place: () => places.at(-1) }
}

const isAt = (window: ReturnType<typeof open>, place: HoldPlace) => vi.waitFor(() => expect(window.place()).toBe(place))

test('one of two windows has it; it goes to the other when that one asks, after all is kept', async () => {
  const steps: string[] = []
  const first = open('handover', { flush: async () => void steps.push('kept') })
  await isAt(first, 'here')
  const second = open('handover')
  await isAt(second, 'elsewhere')
  second.take()
  await isAt(second, 'here')
  await isAt(first, 'elsewhere')
  expect(steps).toEqual(['kept'])
  first.take()
  await isAt(first, 'here')
  await isAt(second, 'elsewhere')
  first.end()
  await isAt(second, 'here')
  second.end()
})

test('a window that does not answer loses it after a while', async () => {
  const asleep = open('asleep', { flush: () => new Promise(() => undefined) })
  await isAt(asleep, 'here')
  const awake = open('asleep')
  await isAt(awake, 'elsewhere')
  awake.take()
  await isAt(awake, 'here')
  await isAt(asleep, 'elsewhere')
  expect(asleep.places).toEqual(['here', 'elsewhere'])
  awake.end()
})

test('other people have drafts of their own, and so has a browser without locks', async () => {
  const one = open('anna')
  const other = open('bert')
  await isAt(one, 'here')
  await isAt(other, 'here')
  one.end()
  other.end()
  const places: HoldPlace[] = []
  createDraftHold({
    name: 'none',
    locks: undefined,
    flush: nothingToKeep,
    onChange: (place) => places.push(place),
  }).end()
  expect(places).toEqual(['here'])
})
