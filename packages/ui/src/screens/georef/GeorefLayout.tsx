import { type ReactNode, useState } from 'react'
import { useScreenWidth } from '../../browser/useScreenWidth.ts'
import { useTexts } from '../../i18n/Language.tsx'
import { SplitPane } from '../../parts/SplitPane/SplitPane.tsx'
import { Tabs } from '../../parts/Tabs/Tabs.tsx'
import { Below, TabPane, Work } from './GeorefScreen.styles.ts'
import { texts } from './GeorefScreen.texts.ts'

const parts = ['scan', 'map', 'points', 'quality'] as const
export type GeorefParts = Record<(typeof parts)[number], ReactNode>

/** Two panes side by side over points and quality; on phones one of the four at a time. */
export function GeorefLayout(nodes: GeorefParts) {
  const t = useTexts(texts)
  const width = useScreenWidth()
  const [tab, setTab] = useState<(typeof parts)[number]>('scan')
  if (width === 'phone') {
    return (
      <>
        <Tabs label={t.parts} tabs={parts.map((id) => ({ id, label: t[id] }))} current={tab} onChange={setTab} />
        <Work>
          {parts.map((part) => (
            <TabPane key={part} role="tabpanel" aria-label={t[part]} data-shown={part === tab}>
              {nodes[part]}
            </TabPane>
          ))}
        </Work>
      </>
    )
  }
  const pictures = <SplitPane label={t.panes} orientation="beside" first={nodes.scan} second={nodes.map} />
  const below = (
    <Below>
      {nodes.points}
      {nodes.quality}
    </Below>
  )
  return (
    <Work>
      <SplitPane label={t.below} orientation="stacked" share={60} first={pictures} second={below} />
    </Work>
  )
}
