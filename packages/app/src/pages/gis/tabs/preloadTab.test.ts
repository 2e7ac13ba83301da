import type * as Swr from 'swr'
import { expect, test, vi } from 'vitest'
import type { Client } from '@waldkerf/app/data/gateway/client'
import { preloadTab } from './preloadTab.ts'

// SWR itself preloads nothing outside of a browser.
vi.mock('swr', async (original) => ({
  ...(await original<typeof Swr>()),
  preload: async (_key: unknown, load: () => Promise<unknown>) => load(),
}))

/** Names of the calls that an address preloads, sorted. */
function begun(address: string): string[] {
  const names: string[] = []
  const call = vi.fn<(call: { name: string }) => Promise<never>>(async ({ name }) => {
    names.push(name)
    return new Promise(() => undefined)
  })
  preloadTab({ call, bytes: call } as Client, `https://waldkerf.example${address}`)
  return names.toSorted()
}

test.each([
  ['/gis/index?tab=karten', ['a_get_kataster_overview', 'a_get_map_list_from_db', 'w_get_karten_punkte']],
  ['/gis/index?tab=einmessung', []],
])('%s begins nothing of the other tabs', (address, calls) => expect(begun(address)).toEqual(calls))

test('sightings are for their own tab', () => {
  const calls = begun('/gis/index?status=new')
  expect(calls).toContain('GET /kaeferarten')
  expect(calls).not.toContain('a_get_map_list_from_db')
})
