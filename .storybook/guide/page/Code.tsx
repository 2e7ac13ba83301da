import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'

/** Lines of source in a box that scrolls sideways, by keys too. @param label its accessible name */
export function Code({ label, children }: { label: string; children: string }) {
  return (
    <Box role="group" aria-label={label} tabIndex={0} lang="en">
      {children}
    </Box>
  )
}

const Box = styled.pre`
  max-width: 100%;
  margin: 0;
  padding: ${space(4)};
  overflow-x: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};
  font-family: ui-monospace, monospace;
  font-size: ${fontSize(12)};
  line-height: 18px;
  text-align: start;
`
