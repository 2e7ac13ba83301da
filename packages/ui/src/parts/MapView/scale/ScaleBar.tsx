import { styled } from 'styled-components'
import { useFormat } from '@waldkerf/ui/i18n/Language'
import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'
import { chooseScale } from './chooseScale.ts'

const Bar = styled.div`
  padding: 0 ${space(1)} 2px;
  border-radius: ${radius('control')};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize(12)};
  line-height: 16px;
  text-align: center;
  white-space: nowrap;
`

const Length = styled.div`
  height: 5px;
  border: 2px solid ${color.text};
  border-block-start: 0;
`

/** A bar with its length on the ground. */
export function ScaleBar({ metresPerPixel }: { metresPerPixel: number }) {
  const { number } = useFormat()
  const { metres, width } = chooseScale(metresPerPixel)
  return (
    <Bar>
      {metres >= 1000 ? `${number(metres / 1000)} km` : `${number(metres)} m`}
      <Length style={{ width }} />
    </Bar>
  )
}
