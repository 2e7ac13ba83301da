import { getBeetle } from '@waldkerf/domain/calls/beetles/beetleRecords'
import { patchBeetleSpecies } from '@waldkerf/domain/calls/beetles/beetles'
import type { Beetle, BeetleStatus, Picture } from '@waldkerf/domain/entities/beetles/beetles'
import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { ApiError } from '@waldkerf/app/platform/errors/errors'
import { useGateway } from '@waldkerf/app/data/gateway/GatewayProvider.tsx'
import { beetleKeys } from '../beetleCounts.ts'
import { conversationKey } from '../records/conversation.ts'
import { isPartKey, recordKeys, withBeetle } from '../records/beetleRecords.ts'
import type { KnownRecords } from '../records/loadColumns.ts'
import { useNoteSpecies } from './recentSpecies.ts'
import { readPictureBytes } from './reviewedRecord.ts'
import { storeDecision } from './storeDecision.ts'
import { confirmed } from '@waldkerf/domain/editing/confirmed'
import { firstRow } from '@waldkerf/app/data/gateway/firstRow'
import { withStored } from '@waldkerf/domain/editing/saveMerged'

/**
 * Blob addresses of the pictures' bytes, because an `<img>` cannot send the token's header. They are revoked when the
 * pictures change. '' stands for a picture that failed to load.
 */
export function usePictureUrls(
  pictures: readonly Pick<Picture, 'id'>[],
): (picture: Pick<Picture, 'id'>) => string | undefined {
  const gateway = useGateway()
  const [urls, setUrls] = useState<ReadonlyMap<number, string>>(new Map())
  const ids = pictures.map((picture) => picture.id).join()
  useEffect(() => {
    let current = true
    const made: string[] = []
    for (const id of ids === '' ? [] : ids.split(',').map(Number)) {
      void readPictureBytes(gateway, id)
        .then((bytes) => {
          if (!current) return
          const url = URL.createObjectURL(bytes)
          made.push(url)
          setUrls((before) => new Map(before).set(id, url))
        })
        .catch(() => {
          if (current) setUrls((before) => new Map(before).set(id, ''))
        })
    }
    return () => {
      current = false
      for (const url of made) URL.revokeObjectURL(url)
      setUrls(new Map())
    }
  }, [gateway, ids])
  return (picture) => urls.get(picture.id)
}

const isChangedElsewhere = (error: unknown) =>
  error instanceof ConflictError || (error instanceof ApiError && [404, 409].includes(error.status))

/**
 * Review decisions and species. The cache holds stored values only; the screen overlays pending changes.
 * @param editor the signed-in e-mail
 * @param findRow a record as it is stored; throws for one that is gone
 */
export function useBeetleReview(editor: string, findRow: (id: number) => Beetle) {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  const noteSpecies = useNoteSpecies()
  const running = useRef(new Map<number, Promise<void>>())
  const read = (id: number) => gateway.call(getBeetle, { id })

  async function cache(stored: Beetle) {
    const quietly = { revalidate: false }
    await mutate<KnownRecords>(recordKeys.all(), (known) => withBeetle(known, stored), quietly)
    await mutate<ReadonlyMap<number, Beetle>>(
      recordKeys.known(),
      (known) => new Map(known).set(stored.id, stored),
      quietly,
    )
  }

  async function refreshed(id: number, change: Promise<void>) {
    try {
      await change
    } catch (error) {
      // Somebody else has changed or deleted the row: load the stored state.
      if (isChangedElsewhere(error)) await mutate(recordKeys.all())
      throw error
    } finally {
      running.current.delete(id)
      // The message may have been stored although the status was not.
      void mutate(recordKeys.history(id))
      void mutate(conversationKey(id))
      void mutate(isPartKey)
    }
  }

  /** One change of a record at a time: a second call during a change gets the result of the running one. */
  function alone(id: number, store: () => Promise<void>): Promise<void> {
    const current = running.current.get(id) ?? refreshed(id, store())
    running.current.set(id, current)
    return current
  }

  async function storeSpecies(row: Beetle, art: number) {
    const { id, version } = row
    const stored = await confirmed({
      send: () => firstRow(gateway.call(patchBeetleSpecies, { art }, { filters: { id }, version })),
      read: () => read(id),
      isStored: (now) => now.art === art,
    })
    await cache(stored)
  }

  return {
    /** @throws ConflictError with the record as another expert has stored it, ApiError */
    async review(id: number, decision: { status: BeetleStatus; message?: string }) {
      const row = findRow(id)
      const storing = alone(id, async () => {
        await storeDecision(gateway, { row, decision, editor, onStored: cache })
        void mutate(beetleKeys.byState())
        void mutate(beetleKeys.bySpecies())
      })
      await withStored(storing, async () => {
        const now = await read(id)
        // In a conflict people choose against this version, so their choice is stored over it.
        await cache(now)
        return now
      })
    },
    async setSpecies(id: number, art: number) {
      const row = findRow(id)
      await alone(id, () => storeSpecies(row, art))
      noteSpecies(art)
    },
  }
}
