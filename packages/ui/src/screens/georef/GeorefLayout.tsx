import type { ReactNode } from 'react'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { SplitPane } from '@waldkerf/ui/parts/SplitPane/SplitPane'
import { Tabs } from '@waldkerf/ui/parts/Tabs/Tabs'
import { Below, InPicture, Notes, Step, TabPane, Work } from './GeorefScreen.styles.ts'
import { texts } from './GeorefScreen.texts.ts'
import type { Pane, Turn } from './model/useTurn.ts'

const parts = ['scan', 'map', 'points', 'quality'] as const
export type GeorefParts = Record<(typeof parts)[number], ReactNode>

export interface GeorefLayoutProps extends GeorefParts {
  /** The part that is shown on a phone. */
  part: keyof GeorefParts
  onPart: (part: keyof GeorefParts) => void
  /** Messages that come and go. They lie over the scan, where no control is, so that nothing moves. */
  notes: ReactNode
}

/** Two panes side by side over points and quality; on phones one of the four at a time. */
export function GeorefLayout({ part: current, onPart, notes, ...nodes }: GeorefLayoutProps) {
  const t = useTexts(texts)
  const width = useScreenWidth()
  if (width === 'phone') {
    return (
      <>
        <Notes role="status">{notes}</Notes>
        <Tabs label={t.parts} tabs={parts.map((id) => ({ id, label: t[id] }))} current={current} onChange={onPart} />
        <Work>
          {parts.map((part) => (
            <TabPane key={part} role="tabpanel" aria-label={t[part]} data-pane={part} data-shown={part === current}>
              {nodes[part]}
            </TabPane>
          ))}
        </Work>
      </>
    )
  }
  const scan = (
    <InPicture data-pane="scan">
      {nodes.scan}
      <div role="status">{notes}</div>
    </InPicture>
  )
  const map = <InPicture data-pane="map">{nodes.map}</InPicture>
  const pictures = <SplitPane label={t.panes} orientation="beside" first={scan} second={map} />
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

interface TurnWordsProps {
  /** The pane where the next point is set, and the step in words. `isNext`: nothing else comes first. */
  turn: (Pick<Turn, 'pane' | 'words'> & { isNext: boolean }) | undefined
  pane: Pane
  /** An event in this pane, which is said first. */
  said?: string | undefined
}

/** The next step, at the head of the picture where it is done, below the pane's own notes; clicks go through it. */
export function TurnWords({ turn, pane, said }: TurnWordsProps) {
  const words = turn?.pane === pane ? turn.words : undefined
  return (
    <Step>
      <span role="status" data-next={(words && turn?.isNext) || undefined}>
        {said && words ? `${said} ${words}` : (said ?? words)}
      </span>
    </Step>
  )
}
