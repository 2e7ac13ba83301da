import type * as Swr from 'swr'
import { expect, test, vi } from 'vitest'
import type { Client } from '@waldkerf/app/data/gateway/client'
import { preloadYear } from './preloadYear.ts'

// SWR itself preloads nothing outside of a browser.
vi.mock('swr', async (original) => ({
  ...(await original<typeof Swr>()),
  preload: async (_key: unknown, load: () => Promise<unknown>) => load(),
}))

test('the calls of the selected year, Land and species begin with the address', () => {
  const calls: unknown[] = []
  const call = vi.fn<(call: { name: string }, parameters: object) => Promise<never>>(async ({ name }, parameters) => {
    calls.push([name, parameters])
    return new Promise(() => undefined)
  })
  preloadYear(
    { call } as unknown as Client,
    'https://waldkerf.example/statistics/index?jahr=2024&bundesland=Bayern&art=3',
  )
  expect(calls).toEqual([
    ['w_get_auswertung', expect.objectContaining({ jahr: 2024, bundesland: 'Bayern', kaeferart: 3 })],
    ['w_get_auswertung_raster', expect.objectContaining({ jahr: 2024, bundesland: 'Bayern' })],
    ['GET /kaeferarten', {}],
  ])
})
