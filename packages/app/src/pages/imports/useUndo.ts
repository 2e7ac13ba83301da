import type { ImportRun } from '@waldkerf/domain/entities/beetles/imports'
import { useState } from 'react'
import type { useImportRuns } from '@waldkerf/app/data/imports/importRuns'
import { errorMessage } from '@waldkerf/app/platform/errors/errors'

/** Takes a run back, call by call, until nothing is left of it. */
export function useUndo({ undo, refresh }: Pick<ReturnType<typeof useImportRuns>, 'undo' | 'refresh'>) {
  const [undoing, setUndoing] = useState<{ id: string; rest: number }>()
  const [failed, setFailed] = useState<string>()
  return {
    undoing,
    failed,
    async undo({ id, gespeichert }: ImportRun) {
      setFailed(undefined)
      setUndoing({ id, rest: gespeichert })
      try {
        for (let left = true; left;) {
          const { entfernt, rest } = await undo(id)
          setUndoing({ id, rest })
          left = rest > 0 && entfernt > 0
        }
      } catch (error) {
        setFailed(errorMessage(error))
      } finally {
        setUndoing(undefined)
        refresh()
      }
    },
  }
}
