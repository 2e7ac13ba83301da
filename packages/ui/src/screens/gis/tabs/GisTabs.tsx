import { type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { Tabs } from '@waldkerf/ui/parts/Tabs/Tabs'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { color, layout, space } from '@waldkerf/ui/theme/tokens'
import { SkeletonGroup } from '../GisScreen.styles.ts'
import { texts } from './GisTabs.texts.ts'

/** The three views of /gis/index: sightings, survey maps, and the survey's figures. */
export type GisTab = 'beetles' | 'maps' | 'surveys'

/** The tabs take their height from the panel's, which goes by the same variable as a page alone. */
const Frame = styled.div`
  --gis-height: var(--screen-height, calc(100dvh - ${layout('bar')}));
  background: ${color.surface};
`

const Head = styled.div`
  padding: 0 ${space(2)};

  @media print {
    display: none;
  }
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

/** The tabs over the page; the panel's code may still be on its way. */
export function GisTabs({ tabs, current, onChange, children }: GisTabsProps) {
  const t = useTexts(texts)
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
      </Head>
      <Panel role="tabpanel" aria-label={t.tabs[current]}>
        <Suspense fallback={waiting}>{children}</Suspense>
      </Panel>
    </Frame>
  )
}
