import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { color, fontSize, radius, shadow, space } from '@waldkerf/ui/theme/tokens'
import { overMap } from '../names/takeOverlays.ts'
import { Icon, type IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { Spinner } from '@waldkerf/ui/parts/Spinner/Spinner'

const appear = keyframes`from { visibility: hidden; }`

const Chip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  width: fit-content;
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.surface};
  box-shadow: ${shadow('low')};
  color: ${color.text};
  font-size: ${fontSize(13)};
  line-height: 20px;
  pointer-events: auto;

  &[data-delayed] {
    animation: ${appear} 1ms 500ms backwards;
  }
  & + & {
    margin-block-start: ${space(2)};
  }
  & > span {
    max-width: calc(100% - ${space(6)});
  }
  small {
    flex: 1 0 100%;
    width: 0;
    min-width: 100%;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    line-height: 16px;
  }
  & > svg {
    flex: none;
    color: ${color.textMuted};
  }
  button {
    min-height: 24px;
    padding: 0 ${space(1)};
    border: 0;
    border-radius: ${radius('control')};
    background: none;
    color: ${color.accentText};
    cursor: pointer;
  }
  button[data-yes] {
    padding: 0 ${space(3)};
    border: 1px solid ${color.accent};
  }
  button:hover {
    background: ${color.hover};
  }
`

/** Messages at a map's upper left, which stays usable between them. */
export const MapMessages = styled.div`
  position: absolute;
  z-index: 1000;
  inset-block-start: ${space(3)};
  inset-inline: ${space(3)} 72px;
  display: grid;
  gap: ${space(2)};
  pointer-events: none;

  /* In a low map its buttons stand side by side. */
  @container map (height < 320px) {
    inset-inline-end: 160px;
  }
`

export interface MapNoticeProps {
  /** None: something is under way. */
  icon?: IconName
  text: string
  /** Its consequence, in smaller words. */
  note?: string
  /** It appears only if it lasts. */
  late?: boolean
  /** Remedies, as buttons. */
  children?: ReactNode
}

/** A quiet message over the map, which stays usable below it. */
export function MapNotice({ icon, text, note, late = false, children }: MapNoticeProps) {
  return (
    <Chip {...overMap} data-delayed={late || undefined}>
      {icon ? <Icon name={icon} size={16} /> : <Spinner size={16} />}
      <span>{text}</span>
      {children}
      {note && <small>{note}</small>}
    </Chip>
  )
}

/** As long as a map is not there: at its edge, never over names that are drawn already, and only if it lasts. */
export const MapLoading = ({ text }: Pick<MapNoticeProps, 'text'>) => (
  <MapMessages>
    <MapNotice late text={text} />
  </MapMessages>
)
