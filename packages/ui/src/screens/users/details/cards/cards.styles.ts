import { styled } from 'styled-components'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: ${space(3)} ${space(4)};
  padding-bottom: ${space(3)};
`

export const Flags = styled.div`
  display: grid;
  gap: ${space(2)};
`

export const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  padding-block: ${space(1)};
`

/** The history as a line of time. */
export const Moments = styled.ol`
  display: grid;
  max-height: 420px;
  overflow-y: auto;

  > li {
    position: relative;
    padding: 0 0 ${space(3)} ${space(4)};
    border-inline-start: 2px solid ${color.border};
    overflow-wrap: anywhere;
  }
  > li::before {
    position: absolute;
    inset: 6px auto auto -5px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.borderControl};
    content: '';
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`
