import type { UnsentReport } from '@waldkerf/domain/beetles/reports/unsentReport'
import { readPlace } from '@waldkerf/domain/beetles/reports/readPlace'
import { isAnswered, type OwnBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { usePlaceWords } from '@waldkerf/ui/browser/placeWords'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { Spinner } from '@waldkerf/ui/parts/Spinner/Spinner'
import { StatusWord } from '@waldkerf/ui/screens/gis/table/StatusWord'
import { DraftPictureThumb } from '../DraftPictureThumb.tsx'
import { Entries, Facts, Note, Said, Status, Ways, Words } from '../reports.styles.ts'
import { listTexts } from '../reports.texts.ts'
import { LateSign } from '../species/LateSign.tsx'
import { ReportWords } from './OwnReport.tsx'

/** A report on its way, or just arrived. */
interface Letter {
  report: UnsentReport
  /** Its row, once the list has it. */
  row: OwnBeetle | undefined
  hasArrived: boolean
  /** The one that arrived last. */
  isNewest: boolean
}

/**
 * Reports that are being sent and those that have just arrived, the latest first. They keep their place and their own
 * picture when the list gets their rows. One that is asked about already stands with the questions.
 */
export function lettersOnTheWay(
  { unsent, sent }: { unsent: readonly UnsentReport[]; sent: readonly UnsentReport[] },
  rows: readonly OwnBeetle[],
): readonly Letter[] {
  const waiting = unsent.filter(({ state }) => state === 'waiting')
  return [
    ...waiting.map((report) => ({ report, row: undefined, hasArrived: false, isNewest: false })),
    ...sent.map((report) => ({
      report,
      row: rows.find(({ id }) => id === report.record),
      hasArrived: true,
      isNewest: report === sent[0],
    })),
  ].filter(({ row }) => !row?.antwort_offen)
}

export interface LettersProps {
  letters: readonly Letter[]
  /** By their number. */
  kinds: ReadonlyMap<number, Species>
  offline: boolean
  /** Of a record's page, by its number. */
  address: (id: number) => string
}

/** The first rows of the list: what is being sent, then what has arrived. */
export function Letters({ letters, kinds, offline, address }: LettersProps) {
  // Reports are sent one after the other: when one has to wait, all do.
  const isHeld = letters.some(({ report, hasArrived }) => !hasArrived && report.problem !== undefined)
  const waitsFor = offline ? 'offline' : isHeld ? 'later' : undefined
  return (
    <Entries>
      {letters.map((letter) => (
        <LetterRow
          key={letter.report.key}
          letter={letter}
          species={kinds.get(letter.row?.art ?? Number(letter.report.draft.species))}
          waitsFor={waitsFor}
          address={address}
        />
      ))}
    </Entries>
  )
}

/** Why sending waits: for the connection, or for the time from which the account may send again. */
type WaitsFor = 'offline' | 'later' | undefined

interface RowProps extends Pick<LettersProps, 'address'> {
  letter: Letter
  species: Species | undefined
  waitsFor: WaitsFor
}

function LetterRow({ letter, species, waitsFor, address }: RowProps) {
  const t = useTexts(listTexts).unsent
  const { report, row, hasArrived, isNewest } = letter
  const { draft, problem, record } = report
  return (
    <li data-new={isNewest || undefined} data-pressed-whole={hasArrived || undefined}>
      <DraftPictureThumb picture={draft.pictures[0]} none={<LateSign species={species} />} />
      {row ? (
        <ReportWords beetle={row} to={address(row.id)} />
      ) : (
        <DraftWords
          draft={draft}
          species={species}
          to={hasArrived && record !== undefined ? address(record) : undefined}
        />
      )}
      <Status role="status">
        {hasArrived ? (
          <StatusWord status={row?.status ?? 'new'} answered={row && isAnswered(row)} />
        ) : (
          <SendingState waitsFor={waitsFor} />
        )}
      </Status>
      {isNewest && <Said>{t.arrived}</Said>}
      {!hasArrived && (problem || waitsFor) && (
        <Ways>
          {problem && <Note>{problem}</Note>}
          {waitsFor && <Note>{t.waitsHint}</Note>}
        </Ways>
      )}
    </li>
  )
}

interface DraftWordsProps {
  draft: UnsentReport['draft']
  species: Species | undefined
  to: string | undefined
}

/** The words that its row will have, as far as they are known here. */
function DraftWords({ draft, species, to }: DraftWordsProps) {
  const t = useTexts(listTexts)
  const { day } = useFormat()
  const near = usePlaceWords()
  const place = readPlace(draft)
  const name = species?.sci ? species.de : t.unsent.unknown
  const facts = [
    place.status === 'ready' ? near(place.lat, place.lon) : t.noPlace,
    draft.day && t.found(day(draft.day)),
  ]
  return (
    <Words>
      <strong>{to ? <Link to={to}>{name}</Link> : name}</strong>
      <Facts>
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Facts>
    </Words>
  )
}

function SendingState({ waitsFor }: { waitsFor: WaitsFor }) {
  const t = useTexts(listTexts).unsent
  if (waitsFor) {
    return (
      <>
        <Icon name={waitsFor === 'later' ? 'clock' : waitsFor} size={16} />
        {t[waitsFor]}
      </>
    )
  }
  return (
    <>
      <Spinner size={16} />
      {t.sending}
    </>
  )
}
