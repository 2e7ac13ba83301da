import type { OwnBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useMemo, useState } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { Columns, Entries, Group, Head, Note, Page } from '../reports.styles.ts'
import type { UnsentReport } from '@waldkerf/domain/beetles/reports/unsentReport'
import type { UnsentActions } from '../reportsTypes.ts'
import { InstallHint, type InstallHintProps } from './InstallHint.tsx'
import { LongEntries } from './LongEntries.tsx'
import { Outcome, type OutcomeProps } from './Outcome.tsx'
import { listTexts } from '../reports.texts.ts'
import { Letters, lettersOnTheWay } from './Letters.tsx'
import { OutcomeChips, outcomeKind } from './OutcomeChips.tsx'
import { OwnReport, type OwnReportProps } from './OwnReport.tsx'
import { UnsentList } from './UnsentList.tsx'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'

// For the app, beside the screen.
export type * from '../reportsTypes.ts'
export type { InstallHintProps } from './InstallHint.tsx'

export interface ReportsScreenProps {
  state: {
    beetles: Loadable<readonly OwnBeetle[]>
    /** On this device alone, the latest first. */
    unsent: readonly UnsentReport[]
    /** Those that have arrived since the page was opened, the latest first. */
    sent: readonly UnsentReport[]
    species: readonly Species[]
    offline: boolean
    /** How many reports of other people wait on this device. */
    others?: number
    /** How the product comes to the device's start screen; absent where it cannot, or is. */
    install?: InstallHintProps['install'] | undefined
    /** The device has no room for what opens without a line. */
    noRoom?: boolean
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
  const { beetles, unsent, sent, species, addresses, others = 0, install } = state
  const rows = shown(beetles)
  // The map beside the list cannot show them.
  const placeless = rows?.filter(({ lat }) => lat === null).length ?? 0
  // Those on the way are the first of the list; only what waits for the person stands above it.
  const held = unsent.filter((one) => one.state !== 'waiting')
  const isAsked = rows?.some(({ antwort_offen }) => antwort_offen) === true
  return (
    <Page>
      <Head>
        <h1>
          {t.title}
          {rows && rows.length > 0 && (
            <small>
              {t.count(number(rows.length))}
              {placeless > 0 && t.placeless(number(placeless))}
            </small>
          )}
        </h1>
        {!(rows?.length === 0 && unsent.length === 0) && <Create to={addresses.create} primary={!isAsked} />}
      </Head>
      <VisuallyHidden role="status">{sent.length > 0 && t.unsent.arrived}</VisuallyHidden>
      {held.length > 0 && <UnsentList reports={held} species={species} actions={actions} />}
      {others > 0 && <Note>{t.others(others)}</Note>}
      <Reports rows={rows} state={state} onOpen={actions.open} loadPicture={loadPicture} />
      {state.noRoom && <Note role="status">{t.noRoom}</Note>}
      {install && <InstallHint install={install} />}
    </Page>
  )
}

/** The next step, unless a question is open. */
function Create({ to, primary = true }: { to: string; primary?: boolean }) {
  return (
    <LinkButton to={to} primary={primary}>
      <Icon name="plus" size={16} />
      {useTexts(listTexts).create}
    </LinkButton>
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
  const [chosen, setChosen] = useState<readonly string[]>([])
  const onTheWay = lettersOnTheWay(state, rows ?? [])
  const letters = onTheWay.length > 0 && (
    <Letters letters={onTheWay} kinds={kinds} offline={state.offline} address={addresses.record} />
  )
  if (!rows) {
    return (
      <>
        {letters}
        {beetles.status === 'failed' ? (
          <ErrorState title={t.failed} message={beetles.message} onRetry={beetles.retry} />
        ) : (
          <ReportsSkeleton />
        )}
      </>
    )
  }
  if (rows.length === 0 && !letters) {
    if (unsent.length > 0) return null
    return <EmptyState drawing="beetle" title={t.empty} text={t.emptyText} action={<Create to={addresses.create} />} />
  }
  const asked = rows.filter(({ antwort_offen }) => antwort_offen)
  const isListed = (row: OwnBeetle) => chosen.length === 0 || chosen.includes(outcomeKind(row))
  // A question stands above the list, and in it only when it is chosen.
  const isWithoutAsked = asked.length > 0 && chosen.length === 0
  const others = rows.filter(
    (row) =>
      isListed(row) &&
      !(row.antwort_offen && isWithoutAsked) &&
      !onTheWay.some(({ report }) => report.record === row.id),
  )
  const entry = (beetle: OwnBeetle, isNext = false) => (
    <OwnReport
      key={beetle.id}
      beetle={beetle}
      isNext={isNext}
      species={kinds.get(beetle.art)}
      address={addresses.record}
      loadPicture={loadPicture}
    />
  )
  // Reports that have just been sent come first.
  const places = { rows: rows.filter(isListed), onOpen, baseMaps }
  const outcome = <Outcome key="outcome" all={rows} nearby={nearby} {...places} />
  return (
    <Columns>
      {beetles.status === 'failed' && (
        <Note role="status">
          {state.offline ? t.asOfBefore : `${t.old} ${beetles.message}`}{' '}
          {!state.offline && (
            <Button variant="quiet" icon="refresh" onClick={beetles.retry}>
              {t.retry}
            </Button>
          )}
        </Note>
      )}
      {asked.length > 0 && (
        <Group aria-labelledby="asked-reports">
          <h2 id="asked-reports">{asked.length === 1 ? t.asked : t.manyAsked(asked.length)}</h2>
          <Entries>{asked.map((beetle, place) => entry(beetle, place === 0))}</Entries>
        </Group>
      )}
      {!letters && outcome}
      <Group aria-labelledby="all-reports">
        {asked.length > 0 || unsent.some((one) => one.state !== 'waiting') ? (
          <h2 id="all-reports">{isWithoutAsked ? t.allOthers : t.all}</h2>
        ) : (
          <VisuallyHidden as="h2" id="all-reports">
            {t.all}
          </VisuallyHidden>
        )}
        <OutcomeChips rows={rows} chosen={chosen} onChange={setChosen} />
        {letters}
        <LongEntries rows={others} rowKey={({ id }) => id} entry={(beetle) => entry(beetle)} />
      </Group>
      {letters && outcome}
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
