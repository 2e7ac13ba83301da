import { type ReactNode, useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { SplitPane } from '../../parts/SplitPane/SplitPane.tsx'
import { Tabs } from '../../parts/Tabs/Tabs.tsx'
import { PhoneTabs, TabPane, Work } from './GisScreen.styles.ts'
import { texts } from './GisScreen.texts.ts'
import type { ScreenWidth } from './useScreenWidth.ts'

export interface GisLayoutProps {
  width: ScreenWidth
  map: ReactNode
  table: ReactNode
}

/** Map and table beside each other, over each other, or on phones one at a time. */
export function GisLayout({ width, map, table }: GisLayoutProps) {
  const t = useTexts(texts).layout
  const [tab, setTab] = useState<'list' | 'map'>('list')
  const [mapSeen, setMapSeen] = useState(false)
  const choose = (next: typeof tab) => {
    setTab(next)
    if (next === 'map') setMapSeen(true)
  }
  if (width !== 'phone') {
    const orientation = width === 'wide' ? 'beside' : 'stacked'
    return (
      <Work>
        <SplitPane label={t.split} orientation={orientation} share={45} first={map} second={table} />
      </Work>
    )
  }
  const tabs = [
    { id: 'list', label: t.list },
    { id: 'map', label: t.map },
  ] as const
  return (
    <>
      <PhoneTabs>
        <Tabs label={t.choose} tabs={tabs} current={tab} onChange={choose} />
      </PhoneTabs>
      <Work>
        <TabPane role="tabpanel" aria-label={t.map} data-shown={tab === 'map'}>
          {mapSeen && map}
        </TabPane>
        <TabPane role="tabpanel" aria-label={t.list} data-shown={tab === 'list'}>
          {table}
        </TabPane>
      </Work>
    </>
  )
}
