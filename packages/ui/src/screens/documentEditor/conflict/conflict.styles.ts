import { styled } from 'styled-components'
import { color, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Note = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)};
  border: 1px solid ${color.warningBorder};
  border-radius: ${radius('card')};
  background: ${color.warningQuiet};
`

export const Field = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  padding: 0;
  border: 0;
  margin: 0;

  legend {
    padding: 0;
    font-weight: ${weight('medium')};
  }
`

export const Choice = styled.label`
  display: flex;
  min-height: 24px;
  align-items: baseline;
  gap: ${space(2)};
  overflow-wrap: anywhere;

  small {
    color: ${color.textMuted};
  }
`

/** Scrolls on its own: the work below stays in reach however much it is. */
export const Scroll = styled.div`
  width: 100%;
  max-height: 240px;
  overflow-y: auto;
`

export const LeftOverList = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  margin: 0;
  list-style: none;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

export const NoteActions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`
