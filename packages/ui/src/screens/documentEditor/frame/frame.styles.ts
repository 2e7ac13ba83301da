import { styled } from 'styled-components'
import { color, space } from '@waldkerf/ui/theme/tokens'

export const Side = styled.aside`
  min-height: 0;
  border-inline-start: 1px solid ${color.border};
  background: ${color.surface};
  overflow: auto;
`

export const SideHead = styled.div`
  display: flex;
  align-items: flex-start;
  padding: 0 ${space(1)} 0 0;
  border-bottom: 1px solid ${color.border};

  > [role='tablist'] {
    flex: 1 1 auto;
    box-shadow: none;
  }
`
