import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { easing, motions } from '@waldkerf/ui/theme/scales'
import { color, motion, radius, space } from '@waldkerf/ui/theme/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { GuidePage, GuidePart, Token } from '../../guide/page/GuidePage.tsx'
import { texts } from './MotionPage.texts.ts'

const names = Object.keys(motions) as (keyof typeof motions)[]
const side = 160

/** Durations and easing of motion. */
export function MotionPage() {
  const t = useTexts(texts)
  const [away, setAway] = useState(false)
  return (
    <GuidePage title={t.title} lead={t.lead}>
      <GuidePart title={t.durations} text={t.durationsText}>
        <div>
          <Button icon="chevron-right" onClick={() => setAway(!away)}>
            {t.play}
          </Button>
        </div>
        <Tracks>
          {names.map((name) => (
            <li key={name}>
              <Track data-away={away || undefined}>
                <span style={{ transition: `inset-inline-start ${motion(name)}` }} />
              </Track>
              <strong>{name}</strong>
              <Token>
                {motions[name]} · {t.uses[name]}
              </Token>
            </li>
          ))}
        </Tracks>
      </GuidePart>
      <GuidePart title={t.easing} text={t.easingText}>
        <Curve viewBox={`-8 -8 ${side + 16} ${side + 16}`} aria-hidden="true">
          <path d={`M0 0V${side}H${side}`} className="axes" />
          <path d={easingCurve(easing, side)} />
        </Curve>
        <Token>{easing}</Token>
      </GuidePart>
    </GuidePage>
  )
}

const Tracks = styled.ul`
  display: grid;
  gap: ${space(4)};

  > li {
    display: grid;
  }
`

const Track = styled.span`
  position: relative;
  display: block;
  max-width: 480px;
  height: 24px;
  margin-block-end: ${space(1)};
  border-block-end: 1px solid ${color.border};

  > span {
    position: absolute;
    inset-block-end: 3px;
    inset-inline-start: 0;
    width: 20px;
    height: 20px;
    border-radius: ${radius('round')};
    background: ${color.accent};
  }
  &[data-away] > span {
    inset-inline-start: calc(100% - 20px);
  }
`

const Curve = styled.svg`
  width: ${side + 16}px;
  max-width: 100%;
  fill: none;
  stroke: ${color.accentText};
  stroke-width: 2;

  .axes {
    stroke: ${color.border};
    stroke-width: 1;
  }
`

/**
 * A cubic Bézier easing as the path of a square drawing, time to the right and progress upwards.
 * @param easing as CSS writes it: `cubic-bezier(0.2, 0, 0, 1)`
 * @param side of the square, in px
 */
export function easingCurve(easing: string, side: number): string {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easing.match(/-?[\d.]+/g) ?? []).map(Number)
  const at = (x: number, y: number) => `${x * side} ${(1 - y) * side}`
  return `M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`
}
