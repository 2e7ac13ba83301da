import type { Picture } from '@waldkerf/domain/entities/beetles'
import { useEffect, useRef, useState } from 'react'
import type { PictureActions } from './editTypes.ts'

/** How long a removal can be taken back, in ms. */
const undoTime = 5_000

const namesOf = (pictures: readonly Picture[]) => pictures.map(({ filename }) => filename)

/** The pictures in the order of the names; those without a name come last. */
function inOrder(pictures: readonly Picture[], names: readonly string[] | undefined): readonly Picture[] {
  if (!names) return pictures
  const place = ({ filename }: Picture) => (names.includes(filename) ? names.indexOf(filename) : names.length)
  return pictures.toSorted((a, b) => place(a) - place(b))
}

/** Does something when no more changes have come for a while, and on leaving at the latest. */
function useLateCall(changes: number, call: () => void) {
  const latest = useRef<() => void>(undefined)
  useEffect(() => {
    latest.current = changes > 0 ? call : undefined
  })
  useEffect(() => {
    if (changes === 0) return undefined
    const timer = setTimeout(() => latest.current?.(), undoTime)
    return () => clearTimeout(timer)
  }, [changes])
  useEffect(() => () => latest.current?.(), [])
}

/**
 * Order and removal of a record's pictures. A new order is stored at once; a removal waits, so that it can be taken back,
 * and is stored on leaving at the latest.
 */
export function usePictureOrder(pictures: readonly Picture[], actions: Pick<PictureActions, 'order' | 'remove'>) {
  const [names, setNames] = useState<readonly string[]>()
  const [removed, setRemoved] = useState<readonly Picture[]>([])
  const [problem, setProblem] = useState<string>()
  const shown = inOrder(pictures, names).filter(({ id }) => !removed.some((one) => one.id === id))

  /** What is stored then comes as `pictures`; after a failure that is what was before. */
  async function store(work: () => Promise<void>) {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '')
    }
  }
  async function removeNow(gone: readonly Picture[]) {
    await store(async () => {
      for (const picture of gone) await actions.remove(picture)
    })
    setRemoved((all) => all.filter((picture) => !gone.includes(picture)))
  }
  useLateCall(removed.length, () => void removeNow(removed))

  return {
    shown,
    /** Taken away and not stored yet. */
    removed: removed.length,
    problem,
    /** @param to place in the list, from 0 */
    async move(picture: Picture, to: number) {
      const rest = shown.filter(({ id }) => id !== picture.id)
      // What waits for its removal is still there, last.
      const next = namesOf([...rest.toSpliced(to, 0, picture), ...removed])
      setNames(next)
      await store(async () => actions.order(next))
      setNames(undefined)
    },
    remove: (picture: Picture) => setRemoved((all) => [...all, picture]),
    undo: () => setRemoved([]),
  }
}
