import { useMemo } from 'react'
import type { SurveyViewRow } from '@waldkerf/domain/entities/maps/surveys'
import { toLengths } from '@waldkerf/domain/surveys/surveyLengths'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { BarChart, useBarChart } from '@waldkerf/ui/parts/BarChart/BarChart'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { chartDrawing } from '@waldkerf/ui/parts/EChart/EChart'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { CadastreTable } from './CadastreTable.tsx'
import { ClassesCard } from './ClassesCard.tsx'
import { QualityCard } from './QualityCard.tsx'
import { percent, SurveyCard } from './SurveyCard.tsx'
import { SurveyStats } from './SurveyStats.tsx'
import { Cards, Choice, Head, Page, PrintButton } from './SurveysScreen.styles.ts'
import { texts } from './SurveysScreen.texts.ts'
import type { SurveysActions, SurveysState } from './surveysTypes.ts'

const series = [{ color: 0 }] as const

/** Length of drains by quality of capture, the longest first. */
function CaptureCard({ capture, unit }: Pick<SurveysState, 'capture' | 'unit'>) {
  const t = useTexts(texts)
  const { empty, emptyText } = t.lengths
  return (
    <SurveyCard title={t.capture.title} state={capture} empty={{ title: empty, text: emptyText }}>
      {(rows) => <CaptureChart rows={rows} unit={unit} />}
    </SurveyCard>
  )
}

function CaptureChart({ rows, unit }: { rows: readonly SurveyViewRow[]; unit: string }) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const lengths = useMemo(() => toLengths(rows), [rows])
  const sum = lengths.reduce((total, { length }) => total + length, 0)
  const bars = useMemo(
    () =>
      lengths.map(({ label, length }) => ({
        id: label,
        name: label ? (t.usual[label] ?? label) : t.others,
        values: [length],
        figure: `${t.length(number(length), unit)} · ${percent(length / (sum || 1))}`,
      })),
    [lengths, sum, t, number, unit],
  )
  const chart = useBarChart({ rows: bars, series })
  const figures = {
    name: t.capture.column,
    columns: [{ label: t.lengths.length(unit) }, { label: t.lengths.share, show: percent }],
    rows: [
      ...bars.map(({ id, name, values }) => ({ id, name, values: [values[0] ?? 0, (values[0] ?? 0) / (sum || 1)] })),
      { id: ' sum', name: t.lengths.sum, values: [sum, 1] },
    ],
  }
  return (
    <ChartCard title={t.capture.title} figures={figures} drawing={chartDrawing(chart)} note={t.capture.note}>
      <BarChart label={t.capture.title} rows={bars} series={series} />
    </ChartCard>
  )
}

// For containers, beside the component.
export type * from './surveysTypes.ts'

export interface SurveysScreenProps {
  state: SurveysState
  actions: SurveysActions
}

/** GIS, Einmessung: surveyed and assumed shares, the lengths of drains, and the cadastre; on the screen and on paper. */
export function SurveysScreen({ state, actions }: SurveysScreenProps) {
  const t = useTexts(texts)
  const { day } = useFormat()
  const { client, unit } = state
  const clients = shown(state.cadastres)
  const options = useMemo(
    () => [
      { value: '', label: t.allClients },
      ...(clients ?? []).map(({ client_id, name }) => ({ value: String(client_id), label: name })),
    ],
    [clients, t],
  )
  const chosen = clients?.find(({ client_id }) => client_id === client)?.name ?? t.allClients
  if (shown(state.shares)?.length === 0 && clients?.length === 0) {
    return (
      <Page>
        <Head>
          <h1 tabIndex={-1}>{t.title}</h1>
        </Head>
        <EmptyState drawing="map" title={t.cadastre.empty} text={t.cadastre.emptyText} />
      </Page>
    )
  }
  return (
    <Page>
      <Head>
        <h1 tabIndex={-1}>{t.title}</h1>
        <p>
          {chosen}, {t.asAt(day(state.today))}
        </p>
        <Choice>
          <Combobox
            label={t.client}
            options={options}
            value={client === undefined ? '' : String(client)}
            onChange={(value) => actions.setClient(value ? Number(value) : undefined)}
          />
        </Choice>
        <PrintButton>
          <Button icon="document" onClick={actions.print}>
            {t.print}
          </Button>
        </PrintButton>
      </Head>
      <SurveyStats shares={state.shares} total={state.total} cadastres={state.cadastres} unit={unit} />
      <Cards>
        <ClassesCard shares={state.shares} client={client} unit={unit} />
        <CaptureCard capture={state.capture} unit={unit} />
        <QualityCard quality={state.quality} unit={unit} />
        <CadastreTable cadastres={state.cadastres} client={client} onSelect={actions.setClient} />
      </Cards>
    </Page>
  )
}
