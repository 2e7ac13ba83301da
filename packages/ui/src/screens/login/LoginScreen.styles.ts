import { styled } from 'styled-components'
import { forestSceneCss } from '@waldkerf/ui/brand/forestSceneCss'
import { color, fontSize, radius, shadow, space, weight } from '@waldkerf/ui/theme/tokens'

export const Page = styled.main`
  ${forestSceneCss}
  position: relative;
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: ${space(6)} ${space(4)};

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
  padding: ${space(8)};
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
  > button {
    min-height: 44px;
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
  }
  /* As the sign-in form that follows: a sheet from below. */
  @media (width < 480px) {
    align-self: end;
    align-content: start;
    width: 100vw;
    max-width: none;
    min-height: calc(100dvh - 128px);
    margin: 0 calc(-1 * ${space(4)}) calc(-1 * ${space(6)});
    padding: ${space(6)} 20px;
    border-radius: 24px 24px 0 0;
    box-shadow: none;
  }
`

export const Name = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  font-weight: ${weight('semibold')};

  && {
    color: ${color.text};
  }
  > svg {
    padding: ${space(1)};
    border-radius: ${radius('control')};
    background: ${color.accent};
    color: ${color.onAccent};
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
