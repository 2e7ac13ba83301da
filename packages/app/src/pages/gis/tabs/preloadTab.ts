import type { GisTab } from '@waldkerf/ui/screens/gis/GisTabs'
import type { Client } from '@waldkerf/app/data/gateway/client'
import { preloadReview } from '@waldkerf/app/data/beetles/review/reviewedRecord'
import { preloadMaps } from '@waldkerf/app/data/maps/maps'
import { readAddress } from '../address/gisAddress.ts'
import { readTab, allowedTabs } from './gisTab.ts'

/** Each tab's first calls; the survey waits for its page, whose calls depend on the chosen client. */
const preloads: Partial<Record<GisTab, (client: Client, query: URLSearchParams) => void>> = {
  beetles: (client, query) => preloadReview(client, readAddress(query).selectedId),
  maps: preloadMaps,
}

/** Starts the calls of the tab that an address opens, while its code is still loading. */
export function preloadTab(client: Client, address: string) {
  // The guard has already refused roles that may not open the tab.
  const query = new URL(address).searchParams
  preloads[readTab(query, allowedTabs('ogf_admin'))]?.(client, query)
}
