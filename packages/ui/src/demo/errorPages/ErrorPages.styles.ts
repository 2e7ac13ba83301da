import { keyframes, styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Page = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  justify-content: center;
  gap: ${space(8)};
  min-height: min(640px, 80dvh);
  padding: ${space(8)} ${space(4)};

  > svg {
    flex: 0 1 320px;
    height: auto;
    color: ${color.accentText};
  }
`

export const Words = styled.div`
  display: grid;
  flex: 0 1 420px;
  justify-items: start;
  gap: ${space(4)};

  h1 {
    font-size: ${fontSize(32)};
    font-weight: ${weight('semibold')};
    line-height: 1.2;
  }
  p {
    color: ${color.textMuted};
    text-wrap: pretty;
  }
  ul {
    display: grid;
    gap: ${space(2)};
    list-style: none;
  }
  li > * {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.accentText};
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
`

/** The address that was asked for. */
export const Asked = styled.p`
  max-width: 100%;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.surface};
  overflow-wrap: anywhere;
`

const drift = keyframes`from { transform: translateX(-12px); } to { transform: translateX(12px); }`

/** Three clouds at their own pace; none moves for who wants less motion. */
export const Clouds = styled.svg`
  > :nth-child(-n + 3) {
    animation: ${drift} 9s ease-in-out infinite alternate;
  }
  > :nth-child(2) {
    animation-duration: 13s;
    animation-direction: alternate-reverse;
  }
  > :nth-child(3) {
    animation-duration: 17s;
  }
  @media (prefers-reduced-motion: reduce) {
    > * {
      animation: none;
    }
  }
`
