import { undoTime } from '@waldkerf/domain/pending/pendingQueue'
import { css, keyframes, styled } from 'styled-components'
import { messageRegion } from '@waldkerf/ui/parts/Toaster/Toaster.styles.ts'
import { color, controlText, fontSize, radius, shadow, space } from '@waldkerf/ui/theme/tokens'

/** No keys where there is no keyboard. */
const noKeysOnTouch = css`
  @media (pointer: coarse), (hover: none) {
    kbd {
      display: none;
    }
  }
`

export const Bar = styled.fieldset`
  min-width: 0;
  margin: 0;
  border: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  padding-bottom: max(${space(3)}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.border};
  background: ${color.surface};

  > button:first-of-type {
    margin-inline-end: auto;
  }
  > button:first-of-type[data-begun] {
    background: ${color.dangerText};
    color: ${color.surface};
  }
  ${noKeysOnTouch}
`

/** Where the bar is narrow the shorter word is shown; the whole one is still the name. */
export const Short = styled.span`
  @media (width < 480px) {
    font-size: 0;

    &::after {
      font-size: ${controlText};
      content: attr(data-short) / '';
    }
  }
`

/** The state of saving, as one quiet word. */
export const BarState = styled.output`
  flex: 1 1 64px;
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
  text-align: end;

  &:empty {
    position: absolute;
  }
`

export const BarNews = styled.p`
  flex: 1 1 240px;
  font-size: ${fontSize(13)};

  color: ${color.text};

  &[data-tone='danger'] {
    flex-basis: 100%;
    color: ${color.dangerText};
  }
`

/** Around the last decision: in the record's foot, or where no control is, over the list. */
export const Frame = styled.div<{ $floats: boolean }>`
  ${({ $floats }) => $floats && messageRegion}
`

const runOut = keyframes`from { transform: scaleX(1); } to { transform: scaleX(0); }`

/** A decision that can still be taken back: the line at its upper edge runs out with the time. */
export const Pending = styled.div`
  position: relative;
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  padding: ${space(1)} ${space(4)};
  border-top: 1px solid ${color.infoBorder};
  background: ${color.infoQuiet};
  color: ${color.infoText};
  font-size: ${fontSize(13)};

  > span {
    flex: 1 1 200px;
    font-variant-numeric: tabular-nums;
  }
  button {
    color: inherit;
  }
  /* On a phone the words have a line, and the buttons below them. */
  @media (width < 480px) {
    &[data-floats='false'] > span {
      flex-basis: 100%;
    }
  }
  ${noKeysOnTouch}
  &[data-floats='true'] {
    overflow: hidden;
    border: 1px solid ${color.infoBorder};
    border-radius: ${radius('card')};
    box-shadow: ${shadow('middle')};
    pointer-events: auto;
  }
`

export const TimeLeft = styled.i`
  position: absolute;
  inset: -1px 0 auto;
  height: 2px;
  background: ${color.infoText};
  transform-origin: left;
  animation: ${runOut} ${undoTime}ms linear forwards;

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`
