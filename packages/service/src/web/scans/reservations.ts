import { refusal } from '@waldkerf/domain/refusals/refusals'
import { Refusal } from '../refusal.ts'
import { turns } from './turns.ts'

/**
 * Room for scans, given out one after the other: two uploads that begin at once are not both measured against the same
 * free room.
 * @param measure free bytes, without those promised to unfinished uploads
 * @param makeRoom removes files that are not needed, before an upload is refused
 */
export function reservations(measure: () => Promise<number>, makeRoom: () => Promise<void>) {
  /** Bytes of uploads that are just beginning, and may not count as unfinished ones yet. */
  let reserved = 0
  const inTurn = turns()

  async function look(size: number) {
    const lacks = async () => {
      // Read first: an upload that is noted meanwhile may count twice, but is never left out.
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
  /** @returns gives the room back, once the upload counts as an unfinished one. @throws Refusal 507 */
  return (size: number): Promise<() => void> => inTurn('', () => look(size))
}
