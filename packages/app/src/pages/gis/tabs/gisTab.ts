import { may, type Right } from '@waldkerf/domain/roles/rights'
import type { Role } from '@waldkerf/domain/roles/roles'
import type { GisTab } from '@waldkerf/ui/screens/gis/GisTabs'

/** Each tab's word in the address; the first tab needs none. */
const words: Record<GisTab, string> = { beetles: '', maps: 'karten', surveys: 'einmessung' }

const needed: Record<GisTab, Right> = { beetles: 'reviewBeetles', maps: 'surveyMaps', surveys: 'surveyMaps' }

const all = Object.keys(words) as GisTab[]

/**
 * The tabs of a role, in their order; for an unknown role only the first, which makes no calls that could be forbidden.
 */
export function allowedTabs(role: Role | undefined): readonly GisTab[] {
  const open = all.filter((tab) => may(role, needed[tab]))
  return open.length > 0 ? open : ['beetles']
}

/** The tab that the address names; the first for an unknown or forbidden one. */
export function readTab(query: URLSearchParams, tabs: readonly GisTab[]): GisTab {
  const word = query.get('tab')
  return tabs.find((tab) => words[tab] !== '' && words[tab] === word) ?? 'beetles'
}

/** The address query of a tab when it is first opened. */
export const writeTab = (tab: GisTab) => new URLSearchParams(words[tab] ? { tab: words[tab] } : {})
