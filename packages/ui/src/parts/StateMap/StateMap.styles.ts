import { styled } from 'styled-components'
import { color, fontSize, radius, shadow, space } from '@waldkerf/ui/theme/tokens'

export const Frame = styled.div`
  position: relative;
`

const shade = (share: string) => `color-mix(in oklab, ${color.series1} ${share}, ${color.accentQuiet})`

export const Outlines = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  max-height: 420px;

  path {
    fill: ${color.mapLand};
    stroke: ${color.surface};
    stroke-width: 1.25;
    vector-effect: non-scaling-stroke;
  }
  path[data-share] {
    fill: ${shade('var(--share)')};
  }
  path[data-ring] {
    fill: none;
    stroke: ${color.text};
    stroke-width: 2;
    pointer-events: none;
  }
  a:focus-visible {
    outline: none;
  }
`

/** Says at once what the Land counts; above it, and never beyond the map's edge. */
export const Tip = styled.p`
  position: absolute;
  top: max(calc(var(--top) - ${space(1)}), ${space(8)});
  left: var(--across);
  z-index: 1;
  width: max-content;
  max-width: 100%;
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.raised};
  box-shadow: ${shadow('low')};
  color: ${color.text};
  font-size: ${fontSize(13)};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  transform: translate(calc(-1 * var(--across)), -100%);
`

/** Scale of the shades, from one to the most, in the corner that no Land reaches. */
export const Legend = styled.p`
  position: absolute;
  bottom: 0;
  left: 0;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  font-variant-numeric: tabular-nums;

  i {
    width: ${space(12)};
    height: ${space(2)};
    border-radius: ${radius('round')};
    background: linear-gradient(to right in oklab, ${shade('12%')}, ${color.series1});
  }
`
