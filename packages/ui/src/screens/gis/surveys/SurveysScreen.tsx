import { useMemo } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { CadastreTable } from './cards/CadastreTable.tsx'
import { CaptureCard } from './cards/CaptureCard.tsx'
import { ClassesCard } from './cards/ClassesCard.tsx'
import { QualityCard } from './cards/QualityCard.tsx'
import { SurveyStats } from './cards/SurveyStats.tsx'
import { Cards, Choice, Head, Page, PrintButton } from './SurveysScreen.styles.ts'
import { texts } from './SurveysScreen.texts.ts'
import type { SurveysActions, SurveysState } from './surveysTypes.ts'

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
