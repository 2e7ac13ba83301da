import type { GisLook } from '@waldkerf/ui/screens/gis/GisScreen'
import { useState } from 'react'
import type { GisPlace } from './address/useGisAddress.ts'

const storeKey = (personId: number | undefined) => `waldkerf-gis-look-${personId ?? ''}`

/** @returns the valid parts of a stored look; text of another release, or damaged, is ignored */
export function readLook(text: string | null): GisLook {
  const plain: GisLook = { view: 'table', goOn: true }
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Record<keyof GisLook, unknown>> | null
    return {
      view: stored?.view === 'pictures' ? 'pictures' : plain.view,
      goOn: stored?.goOn !== false,
    }
  } catch {
    return plain
  }
}

function load(key: string): GisLook {
  try {
    return readLook(localStorage.getItem(key))
  } catch {
    // Storage may be blocked: then nothing is remembered.
    return readLook(null)
  }
}

function keep(key: string, look: GisLook) {
  try {
    localStorage.setItem(key, JSON.stringify(look))
  } catch {
    // Storage is full or blocked: the choice lasts until the page is left.
  }
}

/**
 * The person's preferences for the workplace, stored in this browser. A link that names a view overrides them.
 * @param address the view that it names, and the function that changes it
 */
export function useLook(personId: number | undefined, { view: linked, show }: Pick<GisPlace, 'view' | 'show'>) {
  const key = storeKey(personId)
  const [held, setHeld] = useState(() => ({ key, look: load(key) }))
  const remembered = held.key === key ? held.look : load(key)
  const look: GisLook = { ...remembered, ...(linked && { view: linked }) }
  return {
    look,
    setLook(change: Partial<GisLook>) {
      const next = { ...look, ...change }
      keep(key, next)
      setHeld({ key, look: next })
      if (change.view) show(change.view)
    },
  }
}
