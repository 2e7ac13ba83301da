import type { OwnBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { placeWordsIn } from '@waldkerf/domain/places/nearestPlace'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { LazyPicture } from '@waldkerf/ui/parts/LazyPicture/LazyPicture'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { StatusWord } from '../../gis/records/StatusWord.tsx'
import { Message, Status, Words } from './MinePanel.styles.ts'
import { texts } from './MinePanel.texts.ts'

interface OwnRecordProps {
  beetle: OwnBeetle
  loadPicture: (id: number) => Promise<Blob>
  to: string | undefined
}

/** One own record: picture, what and where, status, and below it the answer. */
export function OwnRecord({ beetle, loadPicture, to }: OwnRecordProps) {
  const t = useTexts(texts)
  const format = useFormat()
  const language = useLanguage()
  const { name, bundesland, ort, fund_datum, gemeldet_am, status, message, bild, bilder_anzahl } = beetle
  const day = fund_datum ? t.found(format.day(fund_datum)) : t.reported(format.day(gemeldet_am))
  const facts = [placeWordsIn(ort, language), bundesland, day, bilder_anzahl > 0 ? t.pictures(bilder_anzahl) : '']
  return (
    <li>
      <LazyPicture alt="" id={bild ?? undefined} load={loadPicture} />
      <Words>
        <strong>{to ? <Link to={to}>{name}</Link> : name}</strong>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </Words>
      <Status>
        <StatusWord status={status} />
      </Status>
      {message.trim() !== '' && (
        <Message>
          <VisuallyHidden>{t.answer}: </VisuallyHidden>
          {message}
        </Message>
      )}
    </li>
  )
}
