import type { Picture } from '@waldkerf/domain/entities/beetles/beetles'
import { errorText } from '@waldkerf/domain/words/failureText'
import { useRef, useState } from 'react'
import { usePendingQueue } from '@waldkerf/ui/browser/usePendingQueue'
import type { PictureActions } from './editTypes.ts'

const fileNames = (pictures: readonly Picture[]) => pictures.map(({ filename }) => filename)

/** The pictures in the order of the names; those without a name come last. */
function inOrder(pictures: readonly Picture[], names: readonly string[] | undefined): readonly Picture[] {
  if (!names) return pictures
  const place = ({ filename }: Picture) => (names.includes(filename) ? names.indexOf(filename) : names.length)
  return pictures.toSorted((a, b) => place(a) - place(b))
}

/** Removals that wait, so that they can be taken back. */
function usePictureRemovals(remove: PictureActions['remove']) {
  const last = useRef(Promise.resolve())
  const { runner, queue } = usePendingQueue<number, Picture>((_, picture) => {
    // One after the other: after each the record's pictures are read again.
    last.current = last.current.catch(() => undefined).then(() => remove(picture))
    return last.current
  })
  const entries = [...queue.entries.values()]
  const all = (state: (typeof entries)[number]['state']) => entries.filter((entry) => entry.state === state)
  const takeBack = (some: typeof entries) => some.forEach(({ id }) => runner.undo(id))
  return {
    /** Not in the list any more, stored or not. */
    gone: entries.flatMap(({ state, work }) => (state === 'failed' ? [] : work)),
    waiting: all('pending').length,
    problem: entries.find((entry) => entry.state === 'failed')?.reason,
    add: (picture: Picture) => runner.enqueue(picture.id, picture),
    undo: () => takeBack(all('pending')),
    /** Drops the message about failed removals. */
    forgetFailed: () => takeBack(all('failed')),
  }
}

/**
 * Order and removal of a record's pictures. A new order is stored at once; a removal waits, so that it can be taken back,
 * and is stored on leaving at the latest.
 */
export function usePictureOrder(pictures: readonly Picture[], actions: Pick<PictureActions, 'order' | 'remove'>) {
  const [names, setNames] = useState<readonly string[]>()
  const [problem, setProblem] = useState<string>()
  const removals = usePictureRemovals(actions.remove)
  const { gone } = removals
  const shown = inOrder(pictures, names).filter(({ id }) => !gone.some((one) => one.id === id))

  function forgetProblem() {
    setProblem(undefined)
    removals.forgetFailed()
  }

  return {
    shown,
    /** Taken away, and can still be taken back. */
    removed: removals.waiting,
    problem: problem ?? removals.problem,
    /** The stored order comes as `pictures`; after a failure that is the former one. @param to place in the list, from 0 */
    async move(picture: Picture, to: number) {
      forgetProblem()
      const rest = shown.filter(({ id }) => id !== picture.id)
      // A picture that waits for its removal is still stored, as the last.
      const next = fileNames([...rest.toSpliced(to, 0, picture), ...gone])
      setNames(next)
      try {
        await actions.order(next)
      } catch (error) {
        setProblem(errorText(error))
      }
      setNames(undefined)
    },
    remove(picture: Picture) {
      forgetProblem()
      removals.add(picture)
    },
    undo: removals.undo,
  }
}
