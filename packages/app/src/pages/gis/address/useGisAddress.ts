import { type BeetleFilter, isNextStep } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useEffect, useEffectEvent } from 'react'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { type AddressForm, useListAddress } from '@waldkerf/app/pages/lists/useListAddress'
import { texts } from '../gis.texts.ts'
import { type GisAddress, readAddress, writeAddress } from './gisAddress.ts'

export interface GisPlace extends GisAddress {
  setFilter: (filter: BeetleFilter) => void
  /** Sets the filter that the page is opened with: no step to go back from. */
  begin: (filter: BeetleFilter) => void
  select: (id: number | undefined) => void
  /** No step to go back from: nothing else is looked at. */
  show: (view: GisAddress['view']) => void
}

/** Says once which parts of an address mean nothing. */
function useIgnoredNotice(ignored: readonly string[]) {
  const t = useTexts(texts).address
  const parts = ignored.join(', ')
  const tell = useEffectEvent(() => notify({ tone: 'warning', message: t.ignored(parts) }))
  useEffect(() => {
    if (parts) tell()
  }, [parts])
}

const form: AddressForm<GisAddress> = {
  read: readAddress,
  write: ({ filter, selectedId, view }) => writeAddress(filter, selectedId, view),
}

/**
 * Filter and selection, held by the address: back and forward lead through them. Words that are typed, a map that is moved
 * and one record after another are one step each.
 */
export function useGisAddress(): GisPlace {
  const { place, go } = useListAddress(form)
  useIgnoredNotice(place.ignored)
  return {
    ...place,
    setFilter: (filter) => go({ filter }, (before) => isNextStep(before.filter, filter)),
    begin: (filter) => go({ filter }),
    show: (view) => go({ view }),
    select: (selectedId) =>
      go(
        { selectedId },
        ({ selectedId: before }) => selectedId !== before && (selectedId === undefined || before === undefined),
      ),
  }
}
