import { type BeetleFilter, isNextStep } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useEffect, useEffectEvent } from 'react'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { type AddressForm, useListAddress } from '@waldkerf/app/pages/lists/useListAddress'
import { texts } from '../gis.texts.ts'
import { type GisAddress, readAddress, writeAddress } from './gisAddress.ts'

export interface GisPlace extends GisAddress {
  setFilter: (filter: BeetleFilter) => void
  /** Sets the initial filter, without a history entry. */
  begin: (filter: BeetleFilter) => void
  select: (id: number | undefined) => void
  /** Changes the view without a history entry, because the records stay the same. */
  show: (view: GisAddress['view']) => void
}

/** Notifies once of invalid parts of the address. */
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
 * Filter and selection in the address, so that Back and Forward restore them. Typing, moving the map, and selecting one
 * record after another make one history entry each.
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
