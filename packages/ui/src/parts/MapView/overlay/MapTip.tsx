import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { color, fontSize, radius, shadow, space, weight } from '@waldkerf/ui/theme/tokens'
import { Mark } from '../Mark.tsx'
import type { MapKind, ShownMark } from '../mapTypes.ts'
import { texts } from '../MapView.texts.ts'

const Tip = styled.div`
  position: absolute;
  z-index: 950;
  inset-block-start: var(--y);
  inset-inline-start: clamp(96px, var(--x), calc(100% - 96px));
  max-width: 240px;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.raised};
  box-shadow: ${shadow('middle')};
  color: ${color.text};
  font-size: ${fontSize(12)};
  line-height: 16px;
  pointer-events: none;
  transform: translate(-50%, calc(-100% - var(--away)));

  &[data-below='true'] {
    transform: translate(-50%, var(--away));
  }
  strong {
    display: block;
    font-weight: ${weight('semibold')};
    font-variant-numeric: tabular-nums;
  }
  dl {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px ${space(4)};
    margin-block-start: ${space(1)};
  }
  dt {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    white-space: nowrap;
  }
  dd {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`

/** Room between the middle of a mark and its tip, in px. */
const away = (count: number) => (count > 1 ? 36 : 18)

export interface MapTipProps {
  mark: ShownMark
  kinds: readonly MapKind[]
  pointLabel: (id: number) => string
}

/** Text beside a mark: the words of a point, or how many of each kind a cluster holds. */
export function MapTip({ mark, kinds, pointLabel }: MapTipProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const { count, x, y } = mark
  const place = { '--x': `${x}px`, '--y': `${y}px`, '--away': `${away(count)}px` }
  const present = kinds.flatMap((kind, index) => (mark.kinds[index] ? [{ ...kind, count: mark.kinds[index] }] : []))
  return (
    <Tip style={place} data-below={y < 180} aria-hidden="true">
      <strong>{count > 1 ? t.cluster(number(count)) : pointLabel(mark.id)}</strong>
      {count > 1 && (
        <dl>
          {present.map(({ id, label, tone, shape, count: part }) => (
            <div key={id} style={{ display: 'contents' }}>
              <dt>
                <Mark tone={tone} shape={shape} />
                {label}
              </dt>
              <dd>{number(part)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Tip>
  )
}
