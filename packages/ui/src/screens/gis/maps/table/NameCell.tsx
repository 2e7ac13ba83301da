import type { MapRow } from '@waldkerf/domain/maps/mapFilter'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import type { UploadView } from '@waldkerf/ui/screens/georef/scan/UploadBar'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { mapName } from '../mapName.ts'
import { texts } from '../MapsScreen.texts.ts'
import { TwoLines } from './cell.styles.ts'
import { useMapUpload } from './uploads.ts'

const percent = ({ sent, size }: UploadView) => (size === 0 ? 0 : Math.floor((sent / size) * 100))

export interface NameCellProps {
  map: MapRow
  /** Below the name, whose map it is. */
  withClient?: boolean
}

/** A map's name, whether it is a layer, and the progress of its scan's upload. */
export function NameCell({ map, withClient = false }: NameCellProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const upload = useMapUpload(map.id)
  const text =
    upload?.status === 'uploading'
      ? t.upload.uploading(number(percent(upload)))
      : upload && upload.status !== 'stored' && t.upload[upload.status]
  const progress = text && <Progress data-status={upload?.status}>{text}</Progress>
  const layer = map.layer && map.layer !== 'none' && t.layer[map.layer]
  if (!withClient) {
    return (
      <span data-wraps>
        {mapName(map)}
        {layer && <Progress>{layer}</Progress>}
        {progress}
      </span>
    )
  }
  const below = [layer, map.client].filter(Boolean).join(' · ')
  return (
    <TwoLines data-lines>
      <span>
        {mapName(map)}
        {progress}
      </span>
      <small title={below}>{below}</small>
    </TwoLines>
  )
}

/** On a phone below the name: whose map it is, and its year where the name does not have it. */
export const WhoseCell = ({ map }: Pick<NameCellProps, 'map'>) => (
  <span data-fills>{[!mapName(map).includes(`${map.jahr}`) && map.jahr, map.client].filter(Boolean).join(' · ')}</span>
)

const Progress = styled.small`
  margin-inline-start: ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};

  &[data-status='failed'],
  &[data-status='ended'] {
    color: ${color.warningText};
  }
`
