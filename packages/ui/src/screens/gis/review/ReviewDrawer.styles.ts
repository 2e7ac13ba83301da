import { keyframes, styled } from 'styled-components'
import { color, fontSize, motion, shadow, space, weight } from '@waldkerf/ui/theme/tokens'

const slideIn = keyframes`from { transform: translateX(24px); opacity: 0; }`

/** Over the table, never over the map: it lies in the table's pane. On phones it is all there is, on either tab. */
export const Panel = styled.section`
  position: absolute;
  z-index: 5;
  inset: 0 0 0 auto;
  display: flex;
  flex-direction: column;
  width: min(100%, 600px);
  border-inline-start: 1px solid ${color.border};
  background: ${color.surface};
  box-shadow: ${shadow('middle')};
  animation: ${slideIn} ${motion('panel')};
  outline-offset: -2px;
  visibility: visible;

  &[data-phone='true'] {
    position: fixed;
    z-index: 50;
    inset: 0;
    width: 100%;
    border: 0;
  }
  &[data-phone='true'] kbd {
    display: none;
  }
`

export const PanelHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};

  h2 {
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
  }
`

export const Position = styled.span`
  margin-inline-start: auto;
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
  font-variant-numeric: tabular-nums;
`

export const PanelBody = styled.div`
  flex: 1 1 auto;
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-height: 0;
  padding: ${space(4)};
  overflow-y: auto;
`

export const StatusLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`

export const SpeciesName = styled.h3`
  margin-bottom: ${space(3)};
  font-size: ${fontSize(20)};
  font-weight: ${weight('semibold')};
  line-height: 28px;

  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize(14)};
    font-weight: ${weight('regular')};
    line-height: 20px;
  }
`

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${space(3)} ${space(4)};

  dt {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`

export const Problem = styled.p`
  color: ${color.dangerText};
  font-size: ${fontSize(13)};

  &:not(:empty) {
    margin-top: ${space(2)};
  }
`

export const Message = styled.div`
  display: grid;
  gap: ${space(1)};
  color: ${color.text};
  white-space: pre-wrap;

  > span {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
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
  @media (pointer: coarse) {
    kbd {
      display: none;
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
