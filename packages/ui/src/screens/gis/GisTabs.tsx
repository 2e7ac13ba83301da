import { type ReactNode, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { Tabs } from '@waldkerf/ui/parts/Tabs/Tabs'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { color, layout, space } from '@waldkerf/ui/theme/tokens'
import { SkeletonGroup } from './GisScreen.styles.ts'
import { HeadPlace } from './headPlace.ts'
import { texts } from './GisScreen.texts.ts'

/** The three views of /gis/index: sightings, survey maps, and the survey's figures. */
export type GisTab = 'beetles' | 'maps' | 'surveys'

/** The panel reads its height from `--screen-height`, like a page without tabs; the tabs' height is taken off there. */
const Frame = styled.div`
  --gis-height: var(--screen-height, calc(100dvh - ${layout('bar')}));
  background: ${color.surface};
`

const Head = styled.div`
  display: flex;
  padding-inline-start: ${space(2)};

  > [role='tablist'] {
    flex: none;
  }
`

/** The rest of the tabs' line, for the head of what the tab shows. */
const Rest = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 0;
  align-items: center;
  min-width: 0;
  border-bottom: 1px solid ${color.border};
`

const Panel = styled.div`
  --screen-height: calc(var(--gis-height) - 41px);
  outline-offset: -2px;
`

export interface GisTabsProps {
  /** Those that the person may open, in their order. */
  tabs: readonly GisTab[]
  current: GisTab
  onChange: (tab: GisTab) => void
  /** Content of the current tab. */
  children: ReactNode
}

/** The tabs over the page; the panel's code may still be loading. */
export function GisTabs({ tabs, current, onChange, children }: GisTabsProps) {
  const t = useTexts(texts).tabs
  const [rest, setRest] = useState<HTMLElement | null>(null)
  const waiting = (
    <SkeletonGroup>
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      {Array.from({ length: 8 }, (_, i) => (
        <Skeleton key={i} height={24} />
      ))}
    </SkeletonGroup>
  )
  return (
    <Frame>
      <Head>
        <Tabs
          label={t.label}
          tabs={tabs.map((id) => ({ id, label: t.tabs[id] }))}
          current={current}
          onChange={onChange}
        />
        <Rest ref={setRest} />
      </Head>
      <Panel role="tabpanel" aria-label={t.tabs[current]}>
        <HeadPlace value={rest}>
          <Suspense fallback={waiting}>{children}</Suspense>
        </HeadPlace>
      </Panel>
    </Frame>
  )
}
