import { pictureEvidence } from '@waldkerf/domain/beetles/pictures/evidence'
import type { Beetle, Picture } from '@waldkerf/domain/entities/beetles/beetles'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { texts } from './pictures.texts.ts'
import { Evidence } from './PictureViewer.styles.ts'

export interface EvidenceNoteProps {
  picture: Picture
  beetle: Pick<Beetle, 'fund_datum' | 'lat' | 'lon'>
}

/** Time and place as the camera wrote them, and where they differ from the report. */
export function EvidenceNote({ picture, beetle }: EvidenceNoteProps) {
  const t = useTexts(texts).evidence
  const { number, day } = useFormat()
  const { days, km, timeDiffers, placeDiffers } = pictureEvidence(picture, beetle)
  const taken = picture.aufgenommen_am
  const distance = km === null ? '' : number(km < 10 ? Math.round(km * 10) / 10 : Math.round(km))
  return (
    <Evidence>
      <li>
        <Icon name="clock" size={16} />
        {/* The camera's clock, as it stood: it has no time zone that it could be told in. */}
        {taken ? t.taken(`${day(taken)}, ${taken.slice(11, 16)}`) : t.noTime}
      </li>
      {timeDiffers && days !== null && (
        <li data-differs>
          <Icon name="warning" size={16} />
          {days < 0 ? t.before(number(-days)) : t.after(number(days))}
        </li>
      )}
      <li data-differs={placeDiffers || undefined}>
        <Icon name={placeDiffers ? 'warning' : 'pin'} size={16} />
        {km === null ? t.noPlace : placeDiffers ? t.farAway(distance) : t.atPlace(distance)}
      </li>
    </Evidence>
  )
}
