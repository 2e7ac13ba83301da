import { type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'
import { color, space } from '@waldkerf/ui/theme/tokens'
import type { BaseMapChoice } from '../choice/useBaseMapChoice.ts'
import { BaseMapQuestion } from './BaseMapNotices.tsx'

/** The map, and below it what it asks: over it, a question would lie on places. */
const Pane = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  height: 100%;
  min-height: 0;
`

const QuestionBar = styled.div`
  background: ${color.surface};

  > div {
    width: auto;
    padding-block: ${space(2)};
    border-width: 1px 0 0;
    border-radius: 0;
    box-shadow: none;
  }
  /* Question and both answers in one line of a phone. */
  @media (width < 480px) {
    > div > svg {
      display: none;
    }
  }
`

export interface MapPaneProps {
  choice: Pick<BaseMapChoice, 'question' | 'answer'>
  /** The question stands elsewhere now, or another one comes before it. */
  isQuiet: boolean
  /** Anything else to say, where nothing may lie over the map. */
  below?: ReactNode
  /** The map. */
  children: ReactNode
}

/** A map with the question about its background below it. While English texts load, only the question waits. */
export function MapPane({ choice, isQuiet, below, children }: MapPaneProps) {
  return (
    <Pane>
      {children}
      <QuestionBar role="status">
        <Suspense>{!isQuiet && <BaseMapQuestion choice={choice} />}</Suspense>
        {below}
      </QuestionBar>
    </Pane>
  )
}
