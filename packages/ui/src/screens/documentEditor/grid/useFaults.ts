import type { NumberFault } from '@waldkerf/domain/office/input/parseNumber'
import { useCallback, useState } from 'react'

/** A number that was typed and cannot be taken. It stays as it was typed until it can. */
export interface Fault {
  text: string
  fault: NumberFault
  suggestion?: string | undefined
}

export type NumberField = 'anzahl' | 'ep'
/** By row key and field. */
export type Faults = ReadonlyMap<string, Partial<Record<NumberField, Fault>>>

/** What was typed and not taken, in all rows. */
export function useFaults() {
  const [faults, setFaults] = useState<Faults>(new Map())
  const setFault = useCallback((key: string, field: NumberField, fault: Fault | undefined) => {
    setFaults((all) => {
      if (!fault && !all.get(key)?.[field]) return all
      const { [field]: _before, ...others } = all.get(key) ?? {}
      const own = fault ? { ...others, [field]: fault } : others
      const next = new Map(all)
      if (Object.keys(own).length > 0) next.set(key, own)
      else next.delete(key)
      return next
    })
  }, [])
  return { faults, setFault }
}

export type SetFault = ReturnType<typeof useFaults>['setFault']
