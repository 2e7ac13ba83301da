import { erasedWords, findReporter, missingReporter, personName } from '@waldkerf/domain/beetles/people'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { BeetleChange } from '@waldkerf/domain/entities/beetles/beetleHistory'
import type { Person } from '@waldkerf/domain/entities/users/people'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { usePlaceWords } from '@waldkerf/ui/browser/placeWords'
import { useDegrees } from '@waldkerf/ui/screens/gis/table/useDegrees.ts'
import { texts } from '../review.texts.ts'
import { Facts } from './record.styles.ts'

const nobody: readonly Person[] = []

interface RecordFactsProps {
  beetle: Beetle
  /** People that the record names; without them e-mails are shown, and no reporter. */
  people?: readonly Person[] | undefined
  /** The record's history, which says that it was imported. */
  changes?: readonly BeetleChange[] | undefined
  /** Of who worked on it last, where people are not known. */
  editorName?: string | undefined
  /** Without the people who worked on it: reporters need not know them. */
  impersonal?: boolean
}

/** The record's time and place, and who worked on it; nothing of people whom the caller may not know. */
export function RecordFacts({ beetle, people = nobody, changes, editorName, impersonal = false }: RecordFactsProps) {
  const t = useTexts(texts).record
  const language = useLanguage()
  const degrees = useDegrees()
  const near = usePlaceWords()
  const { day, instant, number } = useFormat()
  const { fund_datum, gemeldet_am, bundesland, lat, lon, letzter_bearbeiter, published_from } = beetle
  const reporter = findReporter(people, beetle)
  const instead = people === nobody ? undefined : missingReporter(beetle, changes)
  const named = (mail: string | null) => mail && personName(people, mail, language)
  const facts: readonly (readonly [string, string | null])[] = [
    [t.found, fund_datum ? day(fund_datum) : ''],
    [t.reported, instant(gemeldet_am)],
    [t.state, bundesland],
    [t.near, near(lat, lon)],
    [t.place, lat !== null && lon !== null ? degrees(lat, lon) : ''],
    ...(impersonal
      ? []
      : ([
          [t.editor, editorName ?? named(letzter_bearbeiter)],
          [t.publisher, named(published_from)],
        ] as const)),
  ]
  return (
    <Facts>
      {reporter && (
        <div>
          <dt>{t.reporter}</dt>
          <dd>
            {reporter.name || reporter.mail}
            <small>{t.record(number(reporter.gemeldet), number(reporter.veroeffentlicht))}</small>
          </dd>
        </div>
      )}
      {instead && (
        <div>
          <dt>{instead === 'erased' ? t.reporter : t.origin}</dt>
          <dd>{instead === 'erased' ? erasedWords[language] : t.imported(instead.source)}</dd>
        </div>
      )}
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Facts>
  )
}
