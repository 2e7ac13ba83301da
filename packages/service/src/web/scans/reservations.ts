import { refusal } from '@waldkerf/domain/refusals/refusals'
import { Refusal } from '../refusal.ts'
import { turns } from './turns.ts'

/**
 * Room for scans, given out one after the other: two uploads that begin at once are not both measured against the same
 * free place.
 * @param measure bytes that are free, uploads on their way taken off
 * @param makeRoom looks for what may go, before one is refused
 */
export function reservations(measure: () => Promise<number>, makeRoom: () => Promise<void>) {
  /** Bytes of uploads that are just being begun, and may not be among those on their way yet. */
  let reserved = 0
  const inTurn = turns()

  async function look(size: number) {
    const lacks = async () => {
      // Read first: one that is given back meanwhile is among those on their way.
      const beginning = reserved
      return size > (await measure()) - beginning
    }
    if (await lacks()) {
      await makeRoom()
      if (await lacks()) throw new Refusal(refusal('scans_full'))
    }
    reserved += size
    return () => void (reserved -= size)
  }
  /** @returns what gives it back, once the upload is among those on their way. @throws Refusal 507 */
  return (size: number): Promise<() => void> => inTurn('', () => look(size))
}
