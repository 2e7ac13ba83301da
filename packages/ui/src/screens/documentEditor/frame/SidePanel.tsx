import { useTexts } from '@waldkerf/ui/i18n/Language'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { Tabs } from '@waldkerf/ui/parts/Tabs/Tabs'
import type { ReactNode } from 'react'
import type { SideTab } from '../EditorSide.tsx'
import { texts } from '../DocumentEditorScreen.texts.ts'
import { Side, SideHead } from './frame.styles.ts'

export interface SidePanelProps {
  tabs: readonly SideTab[]
  current: SideTab
  isFolded: boolean
  onTab: (tab: SideTab) => void
  onFold: (isFolded: boolean) => void
  children: ReactNode
}

/** The panel beside the sheet: its tabs and what they show, or folded into a strip with the button that opens it. */
export function SidePanel({ tabs, current, isFolded, onTab, onFold, children }: SidePanelProps) {
  const t = useTexts(texts)
  return (
    <Side aria-label={t.side}>
      <SideHead>
        {!isFolded && (
          <Tabs
            label={t.side}
            tabs={tabs.map((id) => ({ id, label: t.tabs[id] }))}
            current={current}
            onChange={onTab}
          />
        )}
        <IconButton
          icon={isFolded ? 'chevron-left' : 'chevron-right'}
          label={isFolded ? t.unfold : t.fold}
          aria-expanded={!isFolded}
          onClick={() => onFold(!isFolded)}
        />
      </SideHead>
      {!isFolded && children}
    </Side>
  )
}
