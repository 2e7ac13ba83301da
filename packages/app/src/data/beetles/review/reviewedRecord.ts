import { getPictureBytes, getPictures, getSpecies, getSpeciesById } from '@waldkerf/domain/calls/beetles/beetles'
import { getUserName } from '@waldkerf/domain/calls/users/users'
import { inPictureOrder } from '@waldkerf/domain/entities/beetles/beetles'
import { useCallback, useMemo, useState } from 'react'
import useSWR, { preload, useSWRConfig } from 'swr'
import { useGateway } from '@waldkerf/app/data/gateway/GatewayProvider.tsx'
import type { Client } from '@waldkerf/app/data/gateway/client'
import { wordedSpecies } from '@waldkerf/domain/beetles/wordedSpecies'
import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { inBatches } from '@waldkerf/domain/repetition/inBatches'
import { preloadRecords } from '../records/beetleRecords.ts'
import { toLoadable } from '@waldkerf/app/data/loading/loadable'
import { keeping, useKept } from '@waldkerf/app/data/loading/useKept'

export const reviewKeys = {
  species: () => ['species'] as const,
  oneSpecies: (id: number) => ['species', id] as const,
  userName: (email: string) => ['user-name', email] as const,
  pictures: (beetleId: number) => ['pictures', beetleId] as const,
  /** @param species kaeferarten.id, joined by commas */
  references: (species: string) => ['references', species] as const,
}

const readSpecies = (gateway: Client) => keeping('species', () => gateway.call(getSpecies, {}))

/**
 * @param kept whether the list kept on this device is shown where there is no line, as pages of reports do
 * @param needed no request without
 */
export function useSpecies({ kept = false, needed = true }: { kept?: boolean; needed?: boolean } = {}) {
  const gateway = useGateway()
  const language = useLanguage()
  const read = useSWR(needed ? reviewKeys.species() : null, readSpecies(gateway), { revalidateIfStale: false })
  const answer = useKept('species', read, kept)
  const { data } = answer
  const worded = useMemo(() => data && wordedSpecies(language, data), [data, language])
  return mapLoadable(toLoadable(answer), (all) => worded ?? all)
}

/** One species, if the cached list does not have it yet; no request without an id. */
export function useSpeciesById(id: number | undefined) {
  const gateway = useGateway()
  const key = id === undefined ? null : reviewKeys.oneSpecies(id)
  const answer = useSWR(key, async ([, wanted]) => {
    const [found] = await gateway.call(getSpeciesById, {}, { filters: { id: wanted } })
    return found ?? null
  })
  return toLoadable(answer)
}

/** The name for an e-mail address, null if the caller may not know it; no request without an address. */
export function useUserName(email: string | undefined) {
  const gateway = useGateway()
  const key = email ? reviewKeys.userName(email) : null
  return toLoadable(useSWR(key, ([, g_mail]) => gateway.call(getUserName, { g_mail })))
}

/** Pictures of one record; no request without an id. */
export function usePictures(beetleId: number | undefined) {
  const gateway = useGateway()
  const key = beetleId === undefined ? null : reviewKeys.pictures(beetleId)
  const load = async ([, id]: ReturnType<typeof reviewKeys.pictures>) =>
    inPictureOrder(await gateway.call(getPictures, {}, { filters: { kaefer_id: id } }))
  return toLoadable(useSWR(key, load))
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

/** Prefetches a record's pictures: the list into SWR's cache, the bytes, which never change, into the browser's. */
export function usePreparePictures() {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  return useCallback(
    (beetleId: number) => {
      const load = async () => {
        const pictures = inPictureOrder(await gateway.call(getPictures, {}, { filters: { kaefer_id: beetleId } }))
        await Promise.all(pictures.map(({ id }) => gateway.bytes(getPictureBytes, { id })))
        return pictures
      }
      // A failed prefetch is not reported: the picture is fetched again when it is shown, and a failure is reported
      // then.
      mutate(reviewKeys.pictures(beetleId), load(), { revalidate: false }).catch(() => undefined)
    },
    [gateway, mutate],
  )
}

/** Reads the bytes of a picture: the token travels in a header, which an `<img>` cannot send. */
export function useLoadPicture() {
  const gateway = useGateway()
  return useCallback((id: number) => gateway.bytes(getPictureBytes, { id }), [gateway])
}

/** Starts the review workplace's calls while its code is still loading. */
export function preloadReview(gateway: Client) {
  preloadRecords(gateway)
  void preload(reviewKeys.species(), readSpecies(gateway)).catch(() => undefined)
}
