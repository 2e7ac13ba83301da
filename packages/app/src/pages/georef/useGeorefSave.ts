import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import { pointProblems, refusedPoint } from '@waldkerf/domain/georef/points/limits/pointProblems'
import { otherChanges } from '@waldkerf/domain/georef/workplace/otherChanges'
import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { useLanguage } from '@waldkerf/ui/i18n/Language'
import type { SaveState } from '@waldkerf/ui/screens/georef/GeorefScreen'
import { useRef, useState } from 'react'
import { ApiError, errorMessage } from '@waldkerf/app/platform/errors/errors'
import type { useControlPointEditor } from '@waldkerf/app/data/georef/saveGeoref'
import type { StoredGeoref } from '@waldkerf/app/data/georef/storeGeoref'

interface GeorefSave {
  editor: Pick<ReturnType<typeof useControlPointEditor>, 'save' | 'take'>
  /** The state stored when the work began. */
  opened: StoredGeoref
  work: Workplace
  onSaved: (work: Workplace) => void
  onReload: (stored: StoredGeoref) => void
}

/** Saves the workplace: one save at a time, and somebody else's work is overwritten only after a question. */
export function useGeorefSave({ editor, opened, work, onSaved, onReload }: GeorefSave) {
  const language = useLanguage()
  const [state, setState] = useState<SaveState>({ status: 'idle' })
  /** The stored points that this work builds on; another form may have raised the map's version since. */
  const points = useRef(opened.points)
  const theirs = useRef<StoredGeoref>(undefined)
  const running = useRef<Promise<boolean>>(undefined)

  function fail(problems: ReturnType<typeof pointProblems>) {
    setState({ status: 'failed', message: problems.slice(0, 3).map(({ message }) => message[language]).join(' '), problems }) // prettier-ignore
    return false
  }

  async function attempt(base: StoredGeoref) {
    await editor.save(base, work, (stored) => {
      points.current = stored.points
    })
    theirs.current = undefined
    onSaved(work)
    setState({ status: 'saved' })
    return true
  }
  function reportFailure(error: unknown, base: StoredGeoref): boolean {
    const stored = error instanceof ConflictError ? (error as ConflictError<StoredGeoref>).stored : undefined
    if (stored) {
      theirs.current = stored
      setState({ status: 'conflict', changes: otherChanges(base, stored) })
      return false
    }
    const refused = error instanceof ApiError ? refusedPoint(error.hint ?? '') : undefined
    if (refused) return fail([refused])
    setState({ status: 'failed', message: errorMessage(error) })
    return false
  }
  async function start(overwrite: boolean) {
    const problems = pointProblems(work.points)
    if (problems.length > 0) return fail(problems)
    const base = (overwrite ? theirs.current : undefined) ?? { map: opened.map, points: points.current }
    setState({ status: 'saving' })
    try {
      return await attempt(base)
    } catch (error) {
      return reportFailure(error, base)
    }
  }
  return {
    state,
    /** A second click gets the answer to the first. @returns whether the points are stored */
    start(overwrite = false): Promise<boolean> {
      running.current ??= start(overwrite).finally(() => (running.current = undefined))
      return running.current
    },
    /** Replaces the own work by the version that somebody else stored. */
    reload() {
      const stored = theirs.current
      if (!stored) return
      points.current = stored.points
      theirs.current = undefined
      void editor.take(stored)
      onReload(stored)
      setState({ status: 'idle' })
    },
    /** A change clears the message about the last save; a conflict with somebody else's work stays. */
    onChange: () =>
      setState((last) => (last.status === 'conflict' || last.status === 'saving' ? last : { status: 'idle' })),
  }
}
