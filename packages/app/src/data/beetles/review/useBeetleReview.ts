import { getBeetle } from '@waldkerf/domain/calls/beetles/beetleRecords'
import { getPictureBytes, patchBeetleSpecies } from '@waldkerf/domain/calls/beetles/beetles'
import type { Beetle, BeetleStatus, Picture } from '@waldkerf/domain/entities/beetles/beetles'
import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { ApiError } from '@waldkerf/app/platform/errors/errors'
import { useGateway } from '../../gateway/GatewayProvider.tsx'
import { beetleKeys } from '../beetleCounts.ts'
import { isPartKey, recordKeys, withBeetle } from '../records/beetleRecords.ts'
import type { KnownRecords } from '../records/loadColumns.ts'
import { useNoteSpecies } from './recentSpecies.ts'
import { storeDecision } from './storeDecision.ts'
import { confirmed } from '../../saving/confirmed.ts'
import { firstRow } from '../../gateway/firstRow.ts'
import { withStored } from '../../saving/saveMerged.ts'

/**
 * Addresses of the pictures' bytes, as blobs: the token travels in a header, which an `<img>` cannot send. They are
 * given back when the pictures change.
 */
export function usePictureUrls(pictures: readonly Picture[]): (picture: Picture) => string | undefined {
  const gateway = useGateway()
  const [urls, setUrls] = useState<ReadonlyMap<number, string>>(new Map())
  const ids = pictures.map((picture) => picture.id).join()
  useEffect(() => {
    let current = true
    const made: string[] = []
    for (const id of ids === '' ? [] : ids.split(',').map(Number)) {
      void gateway
        .bytes(getPictureBytes, { id })
        .then((bytes) => {
          if (!current) return
          const url = URL.createObjectURL(bytes)
          made.push(url)
          setUrls((before) => new Map(before).set(id, url))
        })
        .catch(() => undefined)
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

/** A change in steps; each stored one is kept, so that a later one's failure falls back to it and not behind it. */
type Work = (keep: (stored: Beetle) => void) => Promise<void>

/**
 * Review decisions. The row changes at once; the server's answer confirms it with the new version, a failure puts the
 * stored row back.
 * @param editor the signed-in e-mail
 */
export function useBeetleReview(editor: string) {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  const noteSpecies = useNoteSpecies()
  const [saving, setSaving] = useState<number>()
  const running = useRef(new Map<number, Promise<void>>())

  async function put(changed: Beetle) {
    const quietly = { revalidate: false }
    await mutate<KnownRecords>(recordKeys.all(), (known) => withBeetle(known, changed), quietly)
    await mutate<ReadonlyMap<number, Beetle>>(
      recordKeys.known(),
      (known) => new Map(known).set(changed.id, changed),
      quietly,
    )
  }

  async function attempt(row: Beetle, shown: Partial<Beetle>, work: Work) {
    let stored = row
    setSaving(row.id)
    await put({ ...row, ...shown })
    try {
      await work((changed) => {
        stored = changed
      })
      await put(stored)
    } catch (error) {
      await put(stored)
      // Somebody else was faster, or the row is gone: show what is true now.
      if (isChangedElsewhere(error)) await mutate(recordKeys.all())
      throw error
    } finally {
      running.current.delete(row.id)
      setSaving(undefined)
      // A message may be stored though the status is not.
      void mutate(recordKeys.history(row.id))
      void mutate(isPartKey)
    }
  }

  /** One change of a row at a time: whoever asks meanwhile learns how that one ends. */
  function change(row: Beetle, shown: Partial<Beetle>, work: Work): Promise<void> {
    const current = running.current.get(row.id) ?? attempt(row, shown, work)
    running.current.set(row.id, current)
    return current
  }

  return {
    saving,
    /** @throws ConflictError with the record as another expert has stored it, ApiError */
    async review(row: Beetle, decision: { status: BeetleStatus; message?: string }) {
      const { status, message } = decision
      const shown = message === undefined ? { status } : { status, message }
      const storing = change(row, shown, async (keep) => {
        await storeDecision(gateway, { row, decision, editor, onStored: keep })
        void mutate(beetleKeys.byState())
        void mutate(beetleKeys.bySpecies())
      })
      await withStored(storing, async () => gateway.call(getBeetle, { id: row.id }))
    },
    async setSpecies(row: Beetle, art: number) {
      const changed = () =>
        confirmed({
          send: () =>
            firstRow(gateway.call(patchBeetleSpecies, { art }, { filters: { id: row.id }, version: row.version })),
          read: async () => gateway.call(getBeetle, { id: row.id }),
          isStored: (now) => now.art === art,
        })
      await change(row, { art }, async (keep) => keep(await changed()))
      noteSpecies(art)
    },
  }
}
