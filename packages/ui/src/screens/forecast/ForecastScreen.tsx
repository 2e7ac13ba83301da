import { useCallback, useMemo, useRef, useState } from 'react'
import type { PlanMonth } from '@waldkerf/domain/forecast/outlook'
import { signOfAmount } from '@waldkerf/domain/office/money/amounts'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import { Head, Page, Quiet, SkeletonGroup } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { chartDrawing, EChart } from '@waldkerf/ui/parts/EChart/EChart'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { Stat } from '@waldkerf/ui/parts/Stat/Stat'
import { UnreadableNote } from '@waldkerf/ui/parts/UnreadableNote/UnreadableNote'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { useMoney } from '../documents/money/useMoney.ts'
import { Column, Figures, Statement, Wide } from './ForecastScreen.styles.ts'
import { texts } from './ForecastScreen.texts.ts'
import { AssumptionsCard } from './assumptions/AssumptionsCard.tsx'
import { EntriesCard } from './entries/EntriesCard.tsx'
import type { ForecastActions, ForecastSources, ForecastState } from './forecastTypes.ts'
import { OutlookCard } from './outlook/OutlookCard.tsx'
import { planLooks } from './outlook/outlookOption.ts'
import { useMonthChart } from './outlook/useMonthChart.ts'
import { PartsCard } from './parts/PartsCard.tsx'
import { useForecastFigures } from './useForecastFigures.ts'

/** Planned and invoiced amounts, month by month up to this one. */
function PlanCard({ plan, today }: { plan: readonly PlanMonth[]; today: string }) {
  const { plan: t } = useTexts(texts)
  const { months, series, extra } = useMemo(
    () => ({
      months: plan.map(({ month }) => month),
      series: [
        { name: t.planned, amounts: plan.map(({ planned }) => planned) },
        { name: t.actual, amounts: plan.map(({ actual }) => actual) },
      ],
      extra: [{ name: t.difference, amounts: plan.map(({ difference }) => difference) }],
    }),
    [plan, t],
  )
  const isEmpty = series.every(({ amounts }) => amounts.every((amount) => Number(amount) === 0))
  const { chart, legend, figures } = useMonthChart(months, series, {
    looks: planLooks,
    stacked: false,
    today,
    extra,
  })
  if (isEmpty) {
    return (
      <Card title={t.title}>
        <Quiet>{t.empty}</Quiet>
      </Card>
    )
  }
  return (
    <ChartCard title={t.title} figures={figures} legend={legend} drawing={chartDrawing(chart)} note={t.note}>
      <EChart label={t.title} {...chart} />
    </ChartCard>
  )
}

export type * from './forecastTypes.ts'

export interface ForecastScreenProps {
  state: ForecastState
  actions: ForecastActions
}

/** Expected income and expenses: recorded entries, due invoices and weighted offers, and assumptions to try out. */
export function ForecastScreen({ state, actions }: ForecastScreenProps) {
  const t = useTexts(texts)
  const { entries, sources } = state
  const rows = shown(entries)
  const known = shown(sources)
  return (
    <Page>
      <Head>
        <h1 tabIndex={-1}>{t.title}</h1>
      </Head>
      {entries.status === 'loading' && (
        <SkeletonGroup>
          <VisuallyHidden>{t.loading}</VisuallyHidden>
          <Skeleton height={72} />
          <Skeleton height={360} />
          <Skeleton height={240} />
        </SkeletonGroup>
      )}
      {entries.status === 'failed' && !rows && (
        <ErrorState title={t.failed} message={entries.message} onRetry={actions.retry} />
      )}
      {rows && !known && <Waiting sources={sources} onRetry={actions.retry} />}
      {known && !isNothing(known) && <ForecastContent sources={known} state={state} actions={actions} />}
      {rows && sources.status !== 'loading' && (
        <EntriesCard entries={rows} clients={state.clients} today={state.today} actions={actions} />
      )}
      <UnreadableNote state={state.entries} />
    </Page>
  )
}

/** Without any data no chart is drawn; the entries say so. */
const isNothing = ({ entries, offers, invoices }: ForecastSources) =>
  entries.length + offers.length + invoices.length === 0

/** The entries are there, offers or invoices are not. */
function Waiting({ sources, onRetry }: Pick<ForecastState, 'sources'> & { onRetry: () => void }) {
  const t = useTexts(texts)
  if (sources.status !== 'failed') return <Skeleton height={360} />
  const again = (
    <Button variant="quiet" icon="refresh" onClick={onRetry}>
      {t.retry}
    </Button>
  )
  return <Bar icon="warning" tone="warning" message={`${t.partFailed} ${sources.message}`} actions={again} />
}

function ForecastContent({ sources, state, actions }: ForecastScreenProps & { sources: ForecastSources }) {
  const { figures: t, statement } = useTexts(texts)
  const { euros } = useMoney()
  const { outlook, plan, current, sums, wholes, effect } = useForecastFigures(sources, state)
  const billed = signOfAmount(sums.invoices) > 0 ? euros(sums.invoices) : undefined
  const [month, setMonth] = useState(current)
  const parts = useRef<HTMLDivElement>(null)
  /** Shows the parts of the pressed month, which stand further down. */
  const open = useCallback(
    (pressed: string) => {
      setMonth(pressed)
      parts.current?.scrollIntoView({ block: 'nearest' })
    },
    [setMonth],
  )
  return (
    <>
      <Statement>{statement(euros(sums.income), billed)}</Statement>
      <Figures aria-label={t.label}>
        {(['income', 'invoices', 'offers', 'planned', 'expenses', 'balance'] as const).map((name) => (
          <Stat
            bare
            key={name}
            label={t[name]}
            value={euros(sums[name])}
            note={wholes[name] !== undefined && t.weighted(euros(wholes[name]))}
          />
        ))}
      </Figures>
      <Wide>
        <Column>
          <OutlookCard outlook={outlook} today={state.today} term={sources.term} onMonth={open} />
          <PlanCard plan={plan} today={state.today} />
        </Column>
        <AssumptionsCard assumptions={state.assumptions} effect={effect} onChange={actions.setAssumptions} />
      </Wide>
      <div ref={parts}>
        <PartsCard
          months={outlook.months}
          month={month}
          documentAt={state.documentAt}
          assumed={state.assumptions}
          today={state.today}
          onMonth={setMonth}
        />
      </div>
    </>
  )
}
