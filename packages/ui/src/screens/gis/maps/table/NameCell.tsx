import type { MapRow } from '@waldkerf/domain/maps/mapFilter'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import type { UploadView } from '@waldkerf/ui/screens/georef/scan/UploadBar'
import { color, space } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { mapName } from '../mapName.ts'
import { texts } from '../MapsScreen.texts.ts'
import { useMapUpload } from './uploads.ts'

const percent = ({ sent, size }: UploadView) => (size === 0 ? 0 : Math.floor((sent / size) * 100))

/** A map's name, and the progress of its scan's upload. */
export function NameCell({ map }: { map: MapRow }) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const upload = useMapUpload(map.id)
  const text =
    upload?.status === 'uploading'
      ? t.upload.uploading(number(percent(upload)))
      : upload && upload.status !== 'stored' && t.upload[upload.status]
  return (
    <span>
      {mapName(map)}
      {text && <Progress data-status={upload?.status}>{text}</Progress>}
    </span>
  )
}

const Progress = styled.small`
  margin-inline-start: ${space(2)};
  color: ${color.textMuted};

  &[data-status='failed'],
  &[data-status='ended'] {
    color: ${color.warningText};
  }
`
