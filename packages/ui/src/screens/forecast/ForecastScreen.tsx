import { useCallback, useRef, useState } from 'react'
import { signOfAmount } from '@waldkerf/domain/office/money/amounts'
import { Page, SkeletonGroup } from '@waldkerf/ui/parts/DetailPage/DetailPage'
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
import { Column, Figures, Jump, Statement, Top, Wide } from './ForecastScreen.styles.ts'
import { texts } from './ForecastScreen.texts.ts'
import { AssumptionsCard } from './assumptions/AssumptionsCard.tsx'
import { EntriesCard, type EntryFormState } from './entries/EntriesCard.tsx'
import type { ForecastActions, ForecastSources, ForecastState } from './forecastTypes.ts'
import { OutlookCard } from './outlook/OutlookCard.tsx'
import { PlanCard } from './outlook/PlanCard.tsx'
import { useKindSeries } from './outlook/useKindSeries.ts'
import { PartsCard } from './parts/PartsCard.tsx'
import { SumsCard } from './parts/SumsCard.tsx'
import { useForecastFigures } from './useForecastFigures.ts'

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
  const isListed = rows !== undefined && sources.status !== 'loading'
  const [form, setForm] = useState<EntryFormState>()
  return (
    <Page>
      <Top>
        <h1 tabIndex={-1}>{t.title}</h1>
        {isListed && rows.length > 0 && (
          <Button variant="primary" icon="plus" onClick={() => setForm({ id: undefined })}>
            {t.entries.add}
          </Button>
        )}
      </Top>
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
      {isListed && (
        <EntriesCard
          entries={rows}
          clients={state.clients}
          today={state.today}
          form={form}
          onForm={setForm}
          actions={actions}
        />
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
  const { outlook, plan, current, sums, figures, effect } = useForecastFigures(sources, state)
  const kinds = useKindSeries(outlook.kinds)
  const billed = signOfAmount(sums.invoices) > 0 ? euros(sums.invoices) : undefined
  const [month, setMonth] = useState(current)
  const parts = useRef<HTMLDivElement>(null)
  const whole = useRef<HTMLDivElement>(null)
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
            note={
              (name === 'invoices' || name === 'offers') &&
              figures[name].groups.length > 0 && (
                <Jump type="button" onClick={() => whole.current?.focus()}>
                  {t.weighted(euros(figures[name].whole))}
                </Jump>
              )
            }
          />
        ))}
      </Figures>
      <Wide>
        <Column>
          <OutlookCard outlook={outlook} kinds={kinds} today={state.today} term={sources.term} onMonth={open} />
          <PlanCard plan={plan} kinds={kinds} today={state.today} />
        </Column>
        <AssumptionsCard assumptions={state.assumptions} effect={effect} onChange={actions.setAssumptions} />
      </Wide>
      <div ref={whole} tabIndex={-1}>
        <SumsCard figures={figures} />
      </div>
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
