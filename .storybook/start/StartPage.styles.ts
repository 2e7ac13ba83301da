import { forestSceneCss } from '@waldkerf/ui/brand/forestSceneCss'
import { color, focusRing, fontSize, motion, radius, shadow, space, weight } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { Part } from '../guide/page/GuidePage.styles.ts'

const narrow = '@media (width < 720px)'

export const Page = styled.main`
  ${forestSceneCss}
  display: grid;
  grid-template-columns: minmax(0, 1120px);
  justify-content: center;
  gap: ${space(12)};
  min-height: 100vh;
  padding: ${space(8)} ${space(6)} ${space(16)};
  background: ${color.page};

  ${narrow} {
    gap: ${space(8)};
    padding: 0 ${space(4)} ${space(8)};
  }
`

export const Hero = styled.header`
  position: relative;
  overflow: hidden;
  display: grid;
  align-items: end;
  min-height: 400px;
  padding: ${space(6)};
  border-radius: ${radius('card')};

  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  > div {
    position: relative;
    display: grid;
    gap: ${space(4)};
    max-width: 400px;
    padding: ${space(6)};
    border-radius: ${radius('card')};
    background: ${color.surface};
    box-shadow: ${shadow('middle')};
  }
  p {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    color: ${color.accentText};
    font-size: ${fontSize(24)};
    font-weight: ${weight('semibold')};
  }
  h1 {
    font-size: ${fontSize(16)};
    font-weight: ${weight('regular')};
    line-height: 1.5;
    hyphens: none;
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(3)};
  }
  a {
    padding: ${space(2)} ${space(4)};
    border: 1px solid ${color.borderControl};
    border-radius: ${radius('control')};
    color: ${color.text};
    font-weight: ${weight('medium')};
    text-decoration: none;
  }
  a:first-child {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }
  a:hover {
    background: ${color.hover};
  }
  a:first-child:hover {
    background: ${color.accentHover};
  }

  ${narrow} {
    margin-inline: calc(-1 * ${space(4)});
    padding: 220px ${space(4)} ${space(4)};
    border-radius: 0;

    > svg {
      height: 320px;
    }
  }
`

export const Section = styled(Part)`
  a:focus-visible {
    ${focusRing}
  }
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: ${space(4)};

  > li {
    overflow: hidden;
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    border: 1px solid ${color.border};
    border-radius: ${radius('card')};
    background: ${color.surface};
    transition: border-color ${motion('small')};
  }
  > li:hover {
    border-color: ${color.borderStrong};
  }
  svg {
    display: block;
    width: 100%;
    border-block-end: 1px solid ${color.border};
  }
  h3 {
    padding: ${space(3)} ${space(3)} 0;
    font-size: ${fontSize(14)};
    font-weight: ${weight('semibold')};
  }
  p {
    padding-inline: ${space(3)};
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
  }
  div {
    display: flex;
    gap: ${space(3)};
    padding: ${space(1)} ${space(3)} ${space(2)};
  }
  a {
    padding-block: ${space(1)};
    font-weight: ${weight('medium')};
  }
`

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: 0 ${space(6)};
  padding: 0;
  list-style: none;
  counter-reset: flow;

  > li {
    display: flex;
    align-items: baseline;
    gap: ${space(3)};
    border-block-end: 1px solid ${color.border};
    counter-increment: flow;
  }
  > li::before {
    min-width: 2ch;
    color: ${color.textMuted};
    content: counter(flow);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  a {
    flex: 1;
    padding-block: ${space(2)};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`

export const Tools = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${space(4)} ${space(6)};

  > li {
    display: grid;
    grid-template-columns: 20px 1fr;
    gap: 0 ${space(3)};
  }
  svg {
    color: ${color.accentText};
  }
  b {
    font-weight: ${weight('semibold')};
  }
  span {
    grid-column: 2;
    color: ${color.textMuted};
  }
`

export const Groups = styled.ul`
  display: grid;
  border-block-start: 1px solid ${color.border};

  > li {
    display: grid;
    grid-template-columns: minmax(96px, 160px) 1fr;
    align-items: baseline;
    gap: ${space(3)};
    padding-block: ${space(2)};
    border-block-end: 1px solid ${color.border};
  }
  a {
    padding-block: ${space(1)};
    font-weight: ${weight('medium')};
  }
  span {
    color: ${color.textMuted};
  }
`
