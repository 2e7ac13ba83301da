import { isNamed } from '@waldkerf/domain/beetles/isNamed'
import { isAnswered, type OwnBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { placeWordsIn } from '@waldkerf/domain/places/nearestPlace'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { LazyPicture } from '@waldkerf/ui/parts/LazyPicture/LazyPicture'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'
import { StatusWord } from '@waldkerf/ui/screens/gis/table/StatusWord'
import { Facts, Said, Status, Ways, Words } from '../reports.styles.ts'
import { listTexts } from '../reports.texts.ts'
import { LateSign } from '../species/LateSign.tsx'

export interface OwnReportProps {
  beetle: OwnBeetle
  /** Its sign stands where there is no picture. */
  species: Species | undefined
  /** To answer its question is the page's next step. */
  isNext?: boolean
  /** Of a record's page, by its number. */
  address: (id: number) => string
  loadPicture: (id: number) => Promise<Blob>
}

/** One record of one's own: picture, species and place, status, and what is asked. */
export function OwnReport({ beetle, species, isNext = false, address, loadPicture }: OwnReportProps) {
  const t = useTexts(listTexts)
  const { id, status, message, bild, antwort_offen } = beetle
  const isDecided = status === 'published' || status === 'rejected'
  const answered = isAnswered(beetle)
  return (
    <li data-pressed-whole>
      <LazyPicture alt="" id={bild ?? undefined} load={loadPicture} none={<LateSign species={species} />} />
      <ReportWords beetle={beetle} to={address(id)} />
      <Status>
        <StatusWord status={status} answered={answered} />
      </Status>
      {antwort_offen && message.trim() !== '' && <Said>{message}</Said>}
      {antwort_offen && (
        <Ways>
          <LinkButton to={address(id)} primary={isNext}>
            {t.answer}
          </LinkButton>
        </Ways>
      )}
      {isDecided && message.trim() !== '' && (
        <Said>
          {t.decided} {message}
        </Said>
      )}
      {answered && <Said>{t.answered}</Said>}
    </li>
  )
}

/** Species, place and day of a record, with the link to its page. */
export function ReportWords({ beetle, to }: { beetle: OwnBeetle; to: string }) {
  const t = useTexts(listTexts)
  const { day } = useFormat()
  const language = useLanguage()
  const { name, bundesland, ort, lat, fund_datum, gemeldet_am } = beetle
  const when = fund_datum ? t.found(day(fund_datum)) : t.reported(day(gemeldet_am))
  return (
    <Words>
      <strong>
        <Link to={to}>{isNamed(beetle) ? name : t.unsent.unknown}</Link>
      </strong>
      <Facts>
        {[placeWordsIn(ort, language), bundesland, lat === null ? t.noPlace : '', when].filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Facts>
    </Words>
  )
}
