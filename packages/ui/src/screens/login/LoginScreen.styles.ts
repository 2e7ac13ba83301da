import { styled } from 'styled-components'
import { forestSceneCss } from '@waldkerf/ui/brand/forestSceneCss'
import { color, fontSize, radius, shadow, space, weight } from '@waldkerf/ui/theme/tokens'

export const Page = styled.main`
  ${forestSceneCss}
  position: relative;
  display: grid;
  align-items: start;
  justify-items: center;
  min-height: 100dvh;
  padding: 18dvh ${space(4)} ${space(4)};

  @media (width < 600px) {
    padding-block-start: 10dvh;
  }

  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`

export const Sheet = styled.div`
  position: relative;
  display: grid;
  gap: ${space(4)};
  width: 100%;
  max-width: 400px;
  padding: ${space(8)} ${space(6)};
  border-radius: ${radius('card')};
  background: ${color.surface};
  box-shadow: ${shadow('high')};

  h1 {
    font-size: ${fontSize(24)};
    line-height: 32px;
    font-weight: ${weight('semibold')};
    text-wrap: balance;
  }
  > p {
    color: ${color.textMuted};
  }
`

export const Name = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  font-weight: ${weight('semibold')};

  && {
    color: ${color.accentText};
  }
`

export const Failure = styled.div`
  display: flex;
  gap: ${space(3)};
  padding: ${space(3)};
  border: 1px solid ${color.dangerBorder};
  border-radius: ${radius('control')};
  background: ${color.dangerQuiet};

  > svg {
    flex: none;
    color: ${color.dangerText};
  }
  strong {
    color: ${color.dangerText};
    font-weight: ${weight('medium')};
  }
`

export const Help = styled.p`
  font-size: ${fontSize(13)};

  a {
    overflow-wrap: anywhere;
  }
`

export const HtmlPages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  font-size: ${fontSize(13)};

  a {
    padding-block: 2px;
    color: ${color.textMuted};
  }
`
