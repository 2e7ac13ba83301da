import type { Arrival } from '@waldkerf/ui/screens/gis/GisScreen'
import { useEffect, useRef, useState, useEffectEvent } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { historyEntry, isOwnStep } from '@waldkerf/app/platform/routes/historyEntry'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { texts } from '../gis.texts.ts'

type Section = NonNullable<Arrival['section']>

/** Sections of the map by person and history entry, for Back; kept as long as the window is open. */
const kept = new Map<string, Section>()

/**
 * How the page was last navigated to, and the map's section when this history entry was left.
 * @param personId the person whose sections are kept
 */
export function useArrival(personId: number | undefined) {
  const { key, state } = useLocation()
  const type = useNavigationType()
  const entry = () => `${personId ?? ''} ${historyEntry(key)}`
  const arrive = () => ({ key, entry: entry(), arrival: { section: kept.get(entry()) } satisfies Arrival })
  const [at, setAt] = useState(arrive)
  const isOwn = type !== NavigationType.Pop && isOwnStep(state)
  if (at.key !== key) setAt(isOwn ? { ...at, key, entry: entry() } : arrive())

  const last = useRef<Section>(undefined)
  useEffect(() => {
    // A new history entry begins with the current section.
    if (last.current && !kept.has(at.entry)) kept.set(at.entry, last.current)
  }, [at.entry])
  return {
    arrival: at.arrival,
    keepSection(section: Section) {
      last.current = section
      kept.set(at.entry, section)
    },
  }
}

/**
 * Notifies that the record in the address does not exist, and removes it from the address.
 * @param id known to be missing
 */
export function useMissingRecord(id: number | undefined, select: (id: undefined) => void) {
  const t = useTexts(texts).address
  const tell = useEffectEvent((missing: number) => {
    notify({ tone: 'warning', message: t.noRecord(missing) })
    select(undefined)
  })
  useEffect(() => {
    if (id !== undefined) tell(id)
  }, [id])
}
