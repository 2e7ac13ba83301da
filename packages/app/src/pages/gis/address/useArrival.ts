import type { Arrival } from '@waldkerf/ui/screens/gis/GisScreen'
import { useEffect, useRef, useState, useEffectEvent } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { historyEntry, isOwnStep } from '@waldkerf/app/platform/routes/historyEntry'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { texts } from '../gis.texts.ts'

type Section = NonNullable<Arrival['section']>

/** Where the map stood, by person and entry of the history: for Back, as long as the window lives. */
const kept = new Map<string, Section>()

/**
 * How the page was come to last, and where the map stood when this place in the history was left.
 * @param personId whose places they are
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
    // A step of one's own begins where the map stands.
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

/** Says that the record of the address is not there, and takes it out of the address. @param id of a record that is missing for sure */
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
