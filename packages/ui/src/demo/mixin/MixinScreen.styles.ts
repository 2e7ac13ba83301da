import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: ${space(4)};
`

/** Says in words what the card shows. */
export const Hint = styled.p`
  margin-bottom: ${space(3)};
  color: ${color.textMuted};
`

/** The links stand in the six colours of series, as an edge: the words keep their contrast. */
export const ColoredLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};

  a {
    --edge: ${color.series1};
    padding: ${space(2)} ${space(4)};
    border: 1px solid ${color.border};
    border-inline-start: 4px solid var(--edge);
    border-radius: ${radius('control')};
    background: ${color.surface};
    color: ${color.text};
    font-weight: ${weight('medium')};
    text-decoration: none;
  }
  a:hover {
    background: ${color.hover};
  }
  a:nth-child(2) {
    --edge: ${color.series2};
  }
  a:nth-child(3) {
    --edge: ${color.series3};
  }
  a:nth-child(4) {
    --edge: ${color.series4};
  }
  a:nth-child(5) {
    --edge: ${color.series5};
  }
  a:nth-child(6) {
    --edge: ${color.series6};
  }
`

/** Words over which a second colour runs. */
export const FillingText = styled.a`
  position: relative;
  display: inline-block;
  color: ${color.text};
  font-size: ${fontSize(32)};
  font-weight: ${weight('semibold')};
  line-height: 1.3;
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    overflow: hidden;
    color: ${color.accentText};
    content: attr(data-text) / '';
    clip-path: inset(0 100% 0 0);
    transition: clip-path 0.5s;
  }
  &:hover::after,
  &:focus-visible::after {
    clip-path: inset(0);
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      transition: none;
    }
  }
`
