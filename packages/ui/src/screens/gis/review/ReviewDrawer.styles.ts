import { keyframes, styled } from 'styled-components'
import { color, fontSize, motion, shadow, space, weight } from '@waldkerf/ui/theme/tokens'

const slideIn = keyframes`from { transform: translateX(24px); opacity: 0; }`

/** Over the table, never over the map: it lies in the table's pane. On phones it fills the screen, on either tab. */
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
