import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import type { OwnBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { placeWordsIn } from '@waldkerf/domain/places/nearestPlace'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { LazyPicture } from '@waldkerf/ui/parts/LazyPicture/LazyPicture'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { StatusWord } from '../../gis/records/StatusWord.tsx'
import { LateSign } from '../species/LateSign.tsx'
import { Said, Status, Words } from '../reports.styles.ts'
import { texts } from './ReportsScreen.texts.ts'

export interface OwnReportProps {
  beetle: OwnBeetle
  /** Its sign stands where there is no picture. */
  species: Species | undefined
  /** Of a record's page, by its number. */
  address: (id: number) => string
  loadPicture: (id: number) => Promise<Blob>
}

/** One record of one's own: picture, species and place, status, and what is asked. */
export function OwnReport({ beetle, species, address, loadPicture }: OwnReportProps) {
  const t = useTexts(texts)
  const { day } = useFormat()
  const language = useLanguage()
  const { id, name, bundesland, ort, fund_datum, gemeldet_am, status, message, bild, antwort_offen } = beetle
  const when = fund_datum ? t.found(day(fund_datum)) : t.reported(day(gemeldet_am))
  const isDecided = status === 'published' || status === 'rejected'
  const isAnswered = status === 'query' && !antwort_offen
  return (
    <li data-pressed-whole>
      <LazyPicture alt="" id={bild ?? undefined} load={loadPicture} none={<LateSign species={species} />} />
      <Words>
        <strong>
          <Link to={address(id)}>{name}</Link>
        </strong>
        <small>{[placeWordsIn(ort, language), bundesland || t.noPlace, when].filter(Boolean).join(' · ')}</small>
      </Words>
      <Status>
        <StatusWord status={status} />
      </Status>
      {antwort_offen && message.trim() !== '' && <Said>{message}</Said>}
      {isDecided && message.trim() !== '' && (
        <Said>
          {t.decided} {message}
        </Said>
      )}
      {isAnswered && <Said>{t.answered}</Said>}
    </li>
  )
}
