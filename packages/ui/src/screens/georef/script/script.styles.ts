import { styled } from 'styled-components'
import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'

export const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  align-items: end;
  gap: ${space(3)};
  margin-bottom: ${space(3)};
`

/** The script, line by line; long ones scroll inside. */
export const Lines = styled.pre`
  max-height: 320px;
  margin: ${space(2)} 0;
  padding: ${space(3)};
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.page};
  font-family: ui-monospace, monospace;
  font-size: ${fontSize(12)};
  line-height: 18px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  ins,
  del {
    display: block;
    text-decoration: none;
  }
  ins {
    background: ${color.successQuiet};
    color: ${color.successText};
  }
  ins::before {
    content: '+ ';
  }
  del {
    background: ${color.dangerQuiet};
    color: ${color.dangerText};
  }
  del::before {
    content: '− ';
  }
`
