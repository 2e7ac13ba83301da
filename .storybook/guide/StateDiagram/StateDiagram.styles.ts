import { styled } from 'styled-components'
import { color, fontSize, motion, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { box } from './edgeShape.ts'

export const Scroll = styled.div`
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};

  @media print {
    overflow: visible;
    border: 0;
    zoom: 0.7;
  }
`

export const Board = styled.div`
  position: relative;
  margin-inline: auto;
`

export const Lines = styled.svg`
  position: absolute;
  inset: 0;
`

export const Arrow = styled.g`
  color: ${color.borderControl};
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  transition: opacity ${motion('small')};

  .head {
    fill: currentColor;
    stroke: none;
  }
  &[data-look='out'] {
    color: ${color.accentText};
    stroke-width: 2;
  }
  &[data-look='in'] {
    stroke-dasharray: 4 4;
  }
  &[data-look='dim'] {
    opacity: 0.2;
  }
`

/** The words of an arrow, in its middle, over the line. */
export const EdgeWords = styled.span`
  position: absolute;
  display: grid;
  justify-items: center;
  padding: 0 ${space(1)};
  border-radius: 4px;
  background: ${color.surface};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  line-height: 16px;
  white-space: nowrap;
  transform: translate(-50%, -50%);

  &[data-look='out'] {
    color: ${color.accentText};
    font-weight: ${weight('medium')};
  }
  &[data-look='dim'] {
    visibility: hidden;
  }
`

export const Node = styled.button`
  position: absolute;
  display: grid;
  align-content: center;
  justify-items: center;
  width: ${box.width}px;
  height: ${box.height}px;
  padding: 0 ${space(2)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius('card')};
  background: ${color.raised};
  color: ${color.text};
  cursor: pointer;
  transform: translate(-50%, -50%);
  transition:
    background-color ${motion('small')},
    border-color ${motion('small')};

  strong {
    font-weight: ${weight('semibold')};
  }
  span {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    line-height: 16px;
    text-align: center;
  }
  &:hover {
    border-color: ${color.accent};
  }
  &[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accentQuiet};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  &[aria-pressed='true'] span {
    color: ${color.text};
  }
`
