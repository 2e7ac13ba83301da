import { styled } from 'styled-components'
import { type MarkShape, markColors, markPaths, type MarkTone } from './markShapes.ts'

const Picture = styled.svg`
  flex: none;

  @media (forced-colors: active) {
    fill: CanvasText;
  }
`

/** The mark of a point, as the map draws it, for lists and legends. The word beside it carries the meaning. */
export function Mark({ tone, shape }: { tone: MarkTone; shape: MarkShape }) {
  return (
    <Picture width={12} height={12} viewBox="0 0 16 16" aria-hidden fill={markColors[tone]} fillRule="evenodd">
      <path d={markPaths[shape]} />
    </Picture>
  )
}
