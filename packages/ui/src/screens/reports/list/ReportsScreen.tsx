import { isNamed } from '@waldkerf/domain/beetles/isNamed'
import type { OwnBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useMemo } from 'react'
import { useFormat, useTexts, useLanguage } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { Columns, Entries, Facts, Group, Head, MainWay, Note, Page, Said, Status, Words } from '../reports.styles.ts'
import type { UnsentReport } from '@waldkerf/domain/beetles/reports/unsentReport'
import type { UnsentActions } from '../reportsTypes.ts'
import { LongEntries } from './LongEntries.tsx'
import { Outcome, type OutcomeProps } from './Outcome.tsx'
import { listTexts } from '../reports.texts.ts'
import { UnsentList } from './UnsentList.tsx'
import { placeWordsIn } from '@waldkerf/domain/places/nearestPlace'
import { LazyPicture } from '@waldkerf/ui/parts/LazyPicture/LazyPicture'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { StatusWord } from '@waldkerf/ui/screens/gis/table/StatusWord'
import { LateSign } from '../species/LateSign.tsx'

// For the app, beside the screen.
export type * from '../reportsTypes.ts'

export interface ReportsScreenProps {
  state: {
    beetles: Loadable<readonly OwnBeetle[]>
    /** On this device alone, the latest first. */
    unsent: readonly UnsentReport[]
    species: readonly Species[]
    offline: boolean
    /** Of the newest published report: how many other finds near it came after. */
    nearby: OutcomeProps['nearby']
    baseMaps: OutcomeProps['baseMaps']
    addresses: { create: string; record: OwnReportProps['address'] }
  }
  actions: UnsentActions & {
    /** Opens a report's page. */
    open: (id: number) => void
  }
  /** Bytes of a picture by its id; must not change between renders. */
  loadPicture: (id: number) => Promise<Blob>
}

/** One's own reports: what is not sent yet, what is asked, then all of them. */
export function ReportsScreen({ state, actions, loadPicture }: ReportsScreenProps) {
  const t = useTexts(listTexts)
  const { number } = useFormat()
  const { beetles, unsent, species, offline, addresses } = state
  const rows = shown(beetles)
  return (
    <Page>
      <Head>
        <h1>
          {t.title}
          {rows && rows.length > 0 && <small>{t.count(number(rows.length))}</small>}
        </h1>
        {!(rows?.length === 0 && unsent.length === 0) && <Create to={addresses.create} />}
      </Head>
      {unsent.length > 0 && <UnsentList reports={unsent} species={species} offline={offline} actions={actions} />}
      <Reports rows={rows} state={state} onOpen={actions.open} loadPicture={loadPicture} />
    </Page>
  )
}

function Create({ to }: { to: string }) {
  return (
    <MainWay to={to}>
      <Icon name="plus" size={16} />
      {useTexts(listTexts).create}
    </MainWay>
  )
}

type ReportsProps = Pick<ReportsScreenProps, 'state' | 'loadPicture'> & {
  rows: readonly OwnBeetle[] | undefined
  onOpen: (id: number) => void
}

function Reports({ rows, state, onOpen, loadPicture }: ReportsProps) {
  const t = useTexts(listTexts)
  const { beetles, unsent, addresses, species, nearby, baseMaps } = state
  const kinds = useMemo(() => new Map(species.map((one) => [one.id, one])), [species])
  if (!rows) {
    if (beetles.status === 'failed') {
      return <ErrorState title={t.failed} message={beetles.message} onRetry={beetles.retry} />
    }
    return <ReportsSkeleton />
  }
  if (rows.length === 0) {
    if (unsent.length > 0) return null
    return <EmptyState drawing="beetle" title={t.empty} text={t.emptyText} action={<Create to={addresses.create} />} />
  }
  const asked = rows.filter(({ antwort_offen }) => antwort_offen)
  const entry = (beetle: OwnBeetle) => (
    <OwnReport
      key={beetle.id}
      beetle={beetle}
      species={kinds.get(beetle.art)}
      address={addresses.record}
      loadPicture={loadPicture}
    />
  )
  return (
    <Columns>
      {beetles.status === 'failed' && (
        <Note role="status">
          {t.old} {beetles.message}{' '}
          <Button variant="quiet" icon="refresh" onClick={beetles.retry}>
            {t.retry}
          </Button>
        </Note>
      )}
      {asked.length > 0 && (
        <Group aria-labelledby="asked-reports">
          <h2 id="asked-reports">{asked.length === 1 ? t.asked : t.manyAsked(asked.length)}</h2>
          <Entries>{asked.map(entry)}</Entries>
        </Group>
      )}
      <Outcome rows={rows} nearby={nearby} onOpen={onOpen} baseMaps={baseMaps} />
      <Group aria-labelledby="all-reports">
        {asked.length > 0 || unsent.length > 0 ? (
          <h2 id="all-reports">{t.all}</h2>
        ) : (
          <VisuallyHidden as="h2" id="all-reports">
            {t.all}
          </VisuallyHidden>
        )}
        <LongEntries rows={rows.filter(({ antwort_offen }) => !antwort_offen)} rowKey={({ id }) => id} entry={entry} />
      </Group>
    </Columns>
  )
}

function ReportsSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{useTexts(listTexts).loading}</VisuallyHidden>
      <Entries aria-hidden>
        {Array.from({ length: 5 }, (_, index) => (
          <li key={index}>
            <Skeleton height={66} />
            <Skeleton width="60%" height={36} />
            <Skeleton width={96} height={20} />
          </li>
        ))}
      </Entries>
    </>
  )
}

interface OwnReportProps {
  beetle: OwnBeetle
  /** Its sign stands where there is no picture. */
  species: Species | undefined
  /** Of a record's page, by its number. */
  address: (id: number) => string
  loadPicture: (id: number) => Promise<Blob>
}

/** One record of one's own: picture, species and place, status, and what is asked. */
function OwnReport({ beetle, species, address, loadPicture }: OwnReportProps) {
  const t = useTexts(listTexts)
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
          <Link to={address(id)}>{isNamed(beetle) ? name : t.unsent.unknown}</Link>
        </strong>
        <Facts>
          {[placeWordsIn(ort, language), bundesland || t.noPlace, when].filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Facts>
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
