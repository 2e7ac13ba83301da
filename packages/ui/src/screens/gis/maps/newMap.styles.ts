import { styled } from 'styled-components'
import { color, radius, space } from '@waldkerf/ui/theme/tokens'

export const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  align-items: start;
  gap: ${space(3)};
`

/** Where a scan is dropped. */
export const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)};
  border: 1px dashed ${color.borderControl};
  border-radius: ${radius('card')};
  background: ${color.page};
  color: ${color.textMuted};

  > [role='status'] {
    flex: 1 1 14em;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong,
  small {
    display: block;
  }
  strong {
    color: ${color.text};
    font-weight: 600;
  }
  &[data-over] {
    border-color: ${color.accentText};
    background: ${color.accentQuiet};
  }
`

export const Refused = styled.p`
  flex: 1 1 100%;
  color: ${color.dangerText};
`
