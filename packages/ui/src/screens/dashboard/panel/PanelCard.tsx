import type { ReactNode } from 'react'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Panel, type PanelProps } from './Panel.tsx'
import { usePanelPlace } from './PanelGroup.tsx'

interface PanelCardProps<T> extends PanelProps<T> {
  title: string
  /** Stand in the head beside the title. */
  tools?: ReactNode
  /** Draws the rows, in a card of its own. */
  children: (rows: T[]) => ReactNode
}

/** The card of a panel without rows, unless the page reports its state for all panels; with rows only `children`. */
export function PanelCard<T>({ title, tools, state, skeleton, empty, children }: PanelCardProps<T>) {
  const stands = usePanelPlace(title, state)
  const rows = shown(state)
  if (rows && rows.length > 0) return children(rows)
  return (
    stands && (
      <Card title={title} tools={tools}>
        <Panel state={state} skeleton={skeleton} empty={empty}>
          {children}
        </Panel>
      </Card>
    )
  )
}
