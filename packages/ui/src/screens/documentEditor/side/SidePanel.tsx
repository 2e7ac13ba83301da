import { useTexts } from '@waldkerf/ui/i18n/Language'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { Tabs } from '@waldkerf/ui/parts/Tabs/Tabs'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { color, space } from '@waldkerf/ui/theme/tokens'
import { useTextStore } from '@waldkerf/ui/storage/useTextStore'
import type { SideTab } from './EditorSide.tsx'
import { texts } from '../DocumentEditorScreen.texts.ts'

export interface SidePanelProps {
  tabs: readonly { id: SideTab; label: string }[]
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
        {!isFolded && <Tabs label={t.side} tabs={tabs} current={current} onChange={onTab} />}
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

export const Side = styled.aside`
  position: relative;
  min-height: 0;
  border-inline-start: 1px solid ${color.border};
  background: ${color.surface};
  overflow: auto;

  /* Above the sheet, not beside it. */
  @media (max-width: 1199px) {
    border-inline-start: 0;
  }
`

const SideHead = styled.div`
  display: flex;
  align-items: flex-start;
  padding: 0 ${space(1)} 0 0;
  border-bottom: 1px solid ${color.border};

  > [role='tablist'] {
    flex: 1 1 auto;
    box-shadow: none;
  }
`

const storeKey = 'waldkerf-editor-side'

/** Whether the panel beside the sheet is folded; as it was left the last time. */
export function useSideFold() {
  const store = useTextStore()
  const [isFolded, setFolded] = useState(() => store.getItem(storeKey) === 'folded')
  return {
    isFolded,
    /** Opens for now, where something in it is asked for. */
    open: () => setFolded(false),
    fold(next: boolean) {
      setFolded(next)
      store.setItem(storeKey, next ? 'folded' : 'open')
    },
  }
}
