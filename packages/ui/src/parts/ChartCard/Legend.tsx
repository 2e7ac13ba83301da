import { styled } from 'styled-components'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'

/** How a series is told apart from the others beside its colour. */
export type SwatchLook = 'filled' | 'hollow' | 'hatched' | 'line' | 'dashed' | 'dotted'

export interface LegendEntry {
  label: string
  /** The colour's CSS variable, `--color-series-1`. */
  color: string
  look: SwatchLook
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  min-height: 20px;
  margin-bottom: ${space(2)};
  color: ${color.text};
  font-size: ${fontSize(12)};

  li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
`

/** Colours are given on purpose: in forced colours the swatch would say nothing. */
const Swatch = styled.i`
  flex: none;
  width: 16px;
  height: 10px;
  border-radius: 2px;
  background: var(--swatch);
  forced-color-adjust: none;
  print-color-adjust: exact;

  &[data-look='hollow'] {
    border: 1.5px solid var(--swatch);
    background: none;
  }
  &[data-look='hatched'] {
    background: repeating-linear-gradient(-45deg, var(--swatch) 0 3px, ${color.surface} 3px 5px);
  }
  &[data-look='line'],
  &[data-look='dashed'],
  &[data-look='dotted'] {
    height: 0;
    border-top: 2px solid var(--swatch);
    border-radius: 0;
    background: none;
  }
  &[data-look='dashed'] {
    border-top-style: dashed;
  }
  &[data-look='dotted'] {
    border-top-style: dotted;
  }
`

/** Explains the colours, hatchings and strokes of a chart. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <List>
      {entries.map(({ label, color: variable, look }) => (
        <li key={label}>
          <Swatch data-look={look} style={{ '--swatch': `var(${variable})` }} />
          {label}
        </li>
      ))}
    </List>
  )
}
