import { getPictureBytes, getPictures } from '@waldkerf/domain/calls/beetles/beetles'
import { getUserName } from '@waldkerf/domain/calls/users/users'
import { inPictureOrder } from '@waldkerf/domain/entities/beetles/beetles'
import { useCallback, useState } from 'react'
import useSWR, { preload, useSWRConfig } from 'swr'
import { useGateway } from '@waldkerf/app/data/gateway/GatewayProvider.tsx'
import type { Client } from '@waldkerf/app/data/gateway/client'
import { inBatches } from '@waldkerf/domain/repetition/inBatches'
import { preloadRecords } from '../records/beetleRecords.ts'
import { toLoadable } from '@waldkerf/app/data/loading/loadable'
import { readSpecies, speciesKeys } from './species.ts'

export const reviewKeys = {
  userName: (email: string) => ['user-name', email] as const,
  pictures: (beetleId: number) => ['pictures', beetleId] as const,
  /** @param species kaeferarten.id, joined by commas */
  references: (species: string) => ['references', species] as const,
}

/** The name for an e-mail address, null if the caller may not know it; no request without an address. */
export function useUserName(email: string | undefined) {
  const gateway = useGateway()
  const key = email ? reviewKeys.userName(email) : null
  return toLoadable(useSWR(key, ([, g_mail]) => gateway.call(getUserName, { g_mail })))
}

const loadPictures = async (gateway: Client, beetleId: number) =>
  inPictureOrder(await gateway.call(getPictures, {}, { filters: { kaefer_id: beetleId } }))

/** Pictures of one record; no request without an id. */
export function usePictures(beetleId: number | undefined) {
  const gateway = useGateway()
  const key = beetleId === undefined ? null : reviewKeys.pictures(beetleId)
  return toLoadable(useSWR(key, ([, id]) => loadPictures(gateway, id)))
}

/** The bytes of the pictures of the record that comes next, until it is shown. */
const prepared = new WeakMap<Client, Map<number, Promise<Blob>>>()

/** A picture's bytes; those that were asked for ahead are taken, once. */
export function readPictureBytes(gateway: Client, id: number): Promise<Blob> {
  const ahead = prepared.get(gateway)
  const bytes = ahead?.get(id)
  ahead?.delete(id)
  // Where asking ahead failed, the picture is asked for again.
  return bytes?.catch(() => gateway.bytes(getPictureBytes, { id })) ?? gateway.bytes(getPictureBytes, { id })
}

/** The list of a record's pictures; their bytes are on their way by then. */
async function loadAhead(gateway: Client, beetleId: number) {
  const pictures = await loadPictures(gateway, beetleId)
  const bytes = pictures.map(({ id }) => [id, gateway.bytes(getPictureBytes, { id })] as const)
  for (const [, one] of bytes) one.catch(() => undefined)
  prepared.set(gateway, new Map(bytes))
  return pictures
}

/** The most records in one request for pictures, which keeps its address short. */
const mostAtOnce = 60

/** The first picture of each of these records. */
async function loadFirstPictures(gateway: Client, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const pictures = inPictureOrder(await gateway.call(getPictures, {}, { filters: { kaefer_id: ids } }))
  return new Map(pictures.toReversed().map(({ kaefer_id, id }) => [kaefer_id, id]))
}

/** Reads the bytes of a record's first picture; records in view share a request. */
export function useLoadThumbnail() {
  const gateway = useGateway()
  const [load] = useState(() => {
    const firstPicture = inBatches((ids) => loadFirstPictures(gateway, ids), mostAtOnce)
    return async (beetleId: number) => {
      const id = await firstPicture(beetleId)
      if (id === undefined) throw new Error(`Record ${beetleId} has no picture`)
      return gateway.bytes(getPictureBytes, { id })
    }
  })
  return load
}

/** Prefetches a record's pictures: the list into SWR's cache, the bytes until the record is shown. */
export function usePreparePictures() {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  return useCallback(
    (beetleId: number) => {
      // A failed prefetch is not reported: the picture is fetched again when it is shown, and a failure is reported
      // then.
      mutate(reviewKeys.pictures(beetleId), loadAhead(gateway, beetleId), { revalidate: false }).catch(() => undefined)
    },
    [gateway, mutate],
  )
}

/** Reads the bytes of a picture: the token travels in a header, which an `<img>` cannot send. */
export function useLoadPicture() {
  const gateway = useGateway()
  return useCallback((id: number) => gateway.bytes(getPictureBytes, { id }), [gateway])
}

/**
 * Starts the review workplace's calls while its code is still loading.
 * @param beetleId of the record in the address; its pictures need no other answer
 */
export function preloadReview(gateway: Client, beetleId?: number) {
  preloadRecords(gateway)
  void preload(speciesKeys.all(), readSpecies(gateway)).catch(() => undefined)
  if (beetleId === undefined) return
  void preload(reviewKeys.pictures(beetleId), () => loadAhead(gateway, beetleId)).catch(() => undefined)
}
