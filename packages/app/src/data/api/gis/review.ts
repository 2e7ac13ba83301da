import {
  getBeetleOverview,
  getPictureBytes,
  getPictures,
  getSpecies,
  getSpeciesById,
  patchBeetleSpecies,
  updateBeetle,
  updateBeetleMessage,
} from '@waldkerf/domain/calls/beetles/beetles'
import { getUserName } from '@waldkerf/domain/calls/users/users'
import { type Beetle, type BeetleStatus, inPictureOrder } from '@waldkerf/domain/entities/beetles/beetles'
import type { Client } from '../../gateway/client.ts'
import { ApiError } from '@waldkerf/app/platform/errors/errors'

/** Records under review, their pictures and species. One call, one function. */
export function reviewApi(client: Client) {
  return {
    /** All records the caller may see; the screen narrows them, so that a filter costs no request. */
    all: () => client.call(getBeetleOverview, { bundesland: '', kaeferart: '' }),
    species: () => client.call(getSpecies, {}),
    /** @returns null when there is none */
    async speciesById(id: number) {
      const [found] = await client.call(getSpeciesById, {}, { filters: { id } })
      return found ?? null
    },
    /** First and last name; null for who may not know it, and about nobody. */
    userName: (email: string) => client.call(getUserName, { g_mail: email }),
    async pictures(beetleId: number) {
      return inPictureOrder(await client.call(getPictures, {}, { filters: { kaefer_id: beetleId } }))
    },
    pictureBytes: (pictureId: number) => client.bytes(getPictureBytes, { id: pictureId }),
    setMessage: (beetle: Beetle, message: string) =>
      client.call(updateBeetleMessage, { id: beetle.id, msg: message }, { version: beetle.version }),
    setStatus: (beetle: Beetle, status: BeetleStatus, editor: string) =>
      client.call(
        updateBeetle,
        { id: beetle.id, status, published_from: status === 'published' ? editor : '', letzter_bearbeiter: editor },
        { version: beetle.version },
      ),
    /** @throws ApiError 404 when the row is gone or not visible (PATCH then answers no row) */
    async setSpecies(beetle: Beetle, art: number): Promise<Beetle> {
      const [changed] = await client.call(
        patchBeetleSpecies,
        { art },
        { filters: { id: beetle.id }, version: beetle.version },
      )
      if (!changed) throw new ApiError('http', { status: 404 })
      return changed
    },
  }
}
