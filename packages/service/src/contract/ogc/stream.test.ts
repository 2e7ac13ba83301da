import { isLong } from '@waldkerf/domain/testing/isLong'
import { describe, expect, test } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'
import { ogcClient } from './ogcClient.ts'

const admin = 'admin@waldkerf.test'
const many = 100_000
/** Bytes. The answer itself is nearly twice as large, a part of 2,000 rows less than one million. */
const mostMemory = 16e6

describe.runIf(isLong)('a page of a hundred thousand features', () => {
  const fixture = makeFixture(admin)

  test(
    'is streamed: the web server is no larger with the last feature than with the first',
    { timeout: 180_000 },
    async () => {
      await fixture.stack.owner.query(
        `insert into data.kaefer (art, status, lat, lon, bundesland, fund_datum)
       select 1 + n % 5, 'published', 47 + n % 8 + n * 1e-6, 6 + n % 11, 'Bayern', date '2026-04-01' + n % 100
       from generate_series(1, $1) n`,
        [many],
      )
      const ogc = ogcClient(fixture.stack)
      /** The largest memory in each tenth of the stream. */
      async function stream() {
        const answer = await ogc.ask(admin, `/collections/kaefer/items?limit=${many}`)
        const seen: { bytes: number; memory: number }[] = []
        let bytes = 0
        for await (const part of answer.body ?? []) {
          bytes += (part as Uint8Array).length
          globalThis.gc?.()
          const { heapUsed, external } = process.memoryUsage()
          seen.push({ bytes, memory: heapUsed + external })
        }
        const tenths = Array.from({ length: 10 }, (_, nr) =>
          Math.min(
            ...seen.filter((one) => Math.floor((one.bytes * 10) / (bytes + 1)) === nr).map(({ memory }) => memory),
          ),
        )
        return { bytes, tenths }
      }
      await stream()
      const since = performance.now()
      const { bytes, tenths } = await stream()
      expect(performance.now() - since).toBeLessThan(60_000)
      expect(bytes).toBeGreaterThan(1.5 * mostMemory)
      // Garbage comes and goes: the least of each tenth is held.
      expect(Math.max(...tenths) - Math.min(...tenths.slice(0, 3))).toBeLessThan(mostMemory)
      console.log(
        `${(bytes / 1e6).toFixed(0)} MB, memory of each tenth in MB: ${tenths.map((one) => (one / 1e6).toFixed(0)).join(' ')}`,
      )
    },
  )
})
