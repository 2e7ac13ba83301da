import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, space } from '@waldkerf/ui/theme/tokens'
import type { BaseMapChoice } from '../choice/useBaseMapChoice.ts'
import { BaseMapQuestion } from './BaseMapNotices.tsx'

/** The map, and below it what it asks: over it, a question would lie on places. */
const Pane = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  height: 100%;
  min-height: 0;
`

const QuestionBar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${color.surface};

  > div > div {
    width: auto;
    padding-block: ${space(2)};
    border-width: 1px 0 0;
    border-radius: 0;
    box-shadow: none;
  }
  /* In one place, as high as the highest of them: another one changes nothing around it. */
  &[data-steady] > div {
    grid-area: 1 / 1;
  }
  &[data-steady] > div > div {
    min-height: calc(24px + 2 * ${space(2)} + 1px);
  }
  &[data-steady] > [data-away='true'] {
    visibility: hidden;
  }
  /* A wide map is a low one: what it means stands in the same line, before the answers. */
  @container (width >= 720px) {
    > div > div > small {
      flex: 1 1 0;
      order: 1;
      width: auto;
      min-width: 0;
    }
    > div > div > button {
      order: 2;
    }
  }
  /* Question and both answers in one line of a small map. */
  @container (width < 480px) {
    > div > div > svg {
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
  /** For maps on which one places something: said in the question's place while that is quiet, and the map keeps its size. */
  hint?: ReactNode
  /** The map. */
  children: ReactNode
}

/** A map with the question about its background below it. */
export function MapPane({ choice, isQuiet, below, hint, children }: MapPaneProps) {
  const isSteady = hint !== undefined
  const isAsking = !isQuiet && choice.question !== undefined
  return (
    <Pane>
      {children}
      <QuestionBar role="status" data-steady={isSteady || undefined}>
        <div data-away={!isAsking}>{(isAsking || isSteady) && <BaseMapQuestion choice={choice} />}</div>
        {isSteady ? <div data-away={isAsking}>{hint}</div> : <div>{below}</div>}
      </QuestionBar>
    </Pane>
  )
}
