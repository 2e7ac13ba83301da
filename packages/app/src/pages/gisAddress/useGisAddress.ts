import { type BeetleFilter, isNextStep } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { notify } from '../../notices/notices.ts'
import { texts } from './address.texts.ts'
import { type GisAddress, readAddress, writeAddress } from './gisAddress.ts'

interface GisPlace extends GisAddress {
  setFilter: (filter: BeetleFilter) => void
  /** Sets the filter that the page is opened with: no step to go back from. */
  begin: (filter: BeetleFilter) => void
  select: (id: number | undefined) => void
}

/** Says once which parts of an address mean nothing. */
function useIgnoredNotice(ignored: readonly string[]) {
  const t = useTexts(texts)
  const parts = ignored.join(', ')
  const tell = useEffectEvent(() => notify({ tone: 'warning', message: t.ignored(parts) }))
  useEffect(() => {
    if (parts) tell()
  }, [parts])
}

/**
 * Filter and selection, held by the address: back and forward lead through them. Words that are typed, a map that is moved
 * and one record after another are one step each.
 */
export function useGisAddress(): GisPlace {
  const [query, setQuery] = useSearchParams()
  const address = useMemo(() => readAddress(query), [query])
  useIgnoredNotice(address.ignored)
  // Two changes at once, a record opened while the map comes to rest: the second one builds on the first.
  const latest = useRef(address)
  useEffect(() => {
    latest.current = address
  }, [address])

  function go(change: Partial<Pick<GisAddress, 'filter' | 'selectedId'>>, replace: boolean) {
    latest.current = { ...latest.current, ...change }
    setQuery(writeAddress(latest.current.filter, latest.current.selectedId), { replace })
  }
  return {
    ...address,
    setFilter: (filter) => go({ filter }, !isNextStep(latest.current.filter, filter)),
    begin: (filter) => go({ filter }, true),
    select(selectedId) {
      const { selectedId: before } = latest.current
      go({ selectedId }, selectedId === before || (selectedId !== undefined && before !== undefined))
    },
  }
}
