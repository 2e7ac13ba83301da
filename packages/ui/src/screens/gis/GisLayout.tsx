import { type ReactNode, useState } from 'react'
import type { ScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { PaneShown } from '@waldkerf/ui/parts/DataTable/paneShown.ts'
import { SplitPane } from '@waldkerf/ui/parts/SplitPane/SplitPane'
import { Tabs } from '@waldkerf/ui/parts/Tabs/Tabs'
import { PhoneTabs, TabPane, Work } from './GisScreen.styles.ts'
import { texts } from './GisScreen.texts.ts'
import type { GisLook } from './gisTypes.ts'

export interface GisLayoutProps {
  width: ScreenWidth
  map: ReactNode
  table: ReactNode
  /** The list may be shown by its pictures too; absent: it is a table. */
  look?: { view: GisLook['view']; onView: (view: GisLook['view']) => void }
  /** On phones beside the choice of views: how many there are, and what is done with the list. */
  count?: ReactNode
  /** List and record share the width with the map: it gets less of it. */
  reviewing?: boolean
}

/** Shares of the map in per cent. */
const mapShare = { wide: 32, stacked: 48, reviewing: 21 }

/** Map and list beside each other, over each other, or on phones one at a time. */
export function GisLayout({ width, map, table, look, count, reviewing = false }: GisLayoutProps) {
  const { layout: t, view: words } = useTexts(texts)
  const [onMap, setOnMap] = useState(false)
  const [mapSeen, setMapSeen] = useState(false)
  const choose = (next: 'map' | GisLook['view']) => {
    setOnMap(next === 'map')
    if (next === 'map') setMapSeen(true)
    else look?.onView(next)
  }
  if (width !== 'phone') {
    // Pictures need height, and no width for columns.
    const isBeside = width === 'wide' || reviewing || look?.view === 'pictures'
    const orientation = isBeside ? 'beside' : 'stacked'
    const share = reviewing ? mapShare.reviewing : mapShare[isBeside ? 'wide' : 'stacked']
    return (
      <Work>
        <SplitPane label={t.split} orientation={orientation} share={share} least={16} first={map} second={table} />
      </Work>
    )
  }
  const view = look?.view ?? 'table'
  const pictures = { id: 'pictures', label: words.pictures } as const
  const tabs = [
    { id: 'table', label: t.list } as const,
    ...(look ? [pictures] : []),
    { id: 'map', label: t.map } as const,
  ]
  return (
    <>
      <PhoneTabs>
        <Tabs label={t.choose} tabs={tabs} current={onMap ? 'map' : view} onChange={choose} />
        <output>{count}</output>
      </PhoneTabs>
      <Work>
        <TabPane role="tabpanel" aria-label={t.map} data-shown={onMap}>
          {mapSeen && map}
        </TabPane>
        <TabPane role="tabpanel" aria-label={view === 'table' ? t.list : words.pictures} data-shown={!onMap}>
          <PaneShown value={!onMap}>{table}</PaneShown>
        </TabPane>
      </Work>
    </>
  )
}
