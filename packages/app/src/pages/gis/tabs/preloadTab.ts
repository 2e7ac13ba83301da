import type { GisTab } from '@waldkerf/ui/screens/gis/GisTabs'
import type { Client } from '@waldkerf/app/data/gateway/client'
import { preloadReview } from '@waldkerf/app/data/beetles/review/reviewedRecord'
import { preloadMaps } from '@waldkerf/app/data/maps/maps'
import { readTab, allowedTabs } from './gisTab.ts'

/** Each tab's first calls; the survey waits for its page, whose calls depend on the chosen client. */
const preloads: Partial<Record<GisTab, (client: Client) => void>> = { beetles: preloadReview, maps: preloadMaps }

/** Starts the calls of the tab that an address opens, while its code is still loading. */
export function preloadTab(client: Client, address: string) {
  // The guard has already refused roles that may not open the tab.
  preloads[readTab(new URL(address).searchParams, allowedTabs('ogf_admin'))]?.(client)
}
