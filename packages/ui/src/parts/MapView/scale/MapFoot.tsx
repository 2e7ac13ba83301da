import { styled } from 'styled-components'
import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'
import { overMap } from '../names/takeOverlays.ts'
import { ScaleBar } from './ScaleBar.tsx'

const Foot = styled.div`
  position: absolute;
  z-index: 900;
  inset-block-end: 0;
  inset-inline: ${space(3)} 0;
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${space(3)};
  pointer-events: none;

  & > :first-child {
    flex: none;
    margin-block-end: ${space(2)};
  }
`

/** Long ones wrap: the attribution has to be readable in full. */
const Attribution = styled.span`
  padding: 0 ${space(2)};
  border-start-start-radius: ${radius('control')};
  background: ${color.surface};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  line-height: 20px;
`

/** The scale and the attribution, which is plain text, whatever it contains. */
export function MapFoot({ metresPerPixel, attribution }: { metresPerPixel: number; attribution: string }) {
  return (
    <Foot>
      <ScaleBar metresPerPixel={metresPerPixel} />
      <Attribution {...overMap}>{attribution}</Attribution>
    </Foot>
  )
}
