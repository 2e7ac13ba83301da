import { federalStates } from '@waldkerf/domain/clients/federalStates'
import { longestFolder, type SurveyValues } from '@waldkerf/domain/clients/surveyValues'
import { fitsState, usualSystem } from '@waldkerf/domain/clients/systemFit'
import { systemLabel, systems } from '@waldkerf/domain/georef/coordinates/systems'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { isTooLong, RowField, RowPlace } from '@waldkerf/ui/parts/RowForm/RowField'
import { Fields, RowForm, type RowFormState } from '@waldkerf/ui/parts/RowForm/RowForm'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { useMemo } from 'react'
import { clientTexts } from '@waldkerf/ui/screens/clients/ClientsScreen.texts'
import type { ClientActions } from '../clientTypes.ts'
import { FactsCard } from '@waldkerf/ui/parts/FactsCard/FactsCard'

export interface SurveyCardProps {
  form: RowFormState<SurveyValues>
  actions: ClientActions['survey']
}

/** The client's basis for maps and projects, stored together: Land, coordinate system, folder. */
export function SurveyCard({ form, actions }: SurveyCardProps) {
  const { survey: t } = useTexts(clientTexts)
  const language = useLanguage()
  const { bundesland, epsg, projektordner } = form.values
  const options = useMemo(() => {
    const shipped = systems.map((system) => ({ value: String(system.epsg), label: systemLabel(system)[language] }))
    const isShipped = epsg === '' || shipped.some(({ value }) => value === epsg)
    return isShipped ? shipped : [{ value: epsg, label: epsg }, ...shipped]
  }, [epsg, language])
  const systemName = (value: string) => options.find((option) => option.value === value)?.label ?? value
  return (
    <FactsCard
      title={t.title}
      form={form}
      facts={[
        [t.fields.bundesland, bundesland],
        [t.fields.epsg, epsg && systemName(epsg)],
        [t.fields.projektordner, projektordner],
      ]}
    >
      <RowForm
        form={form}
        actions={actions}
        wrong={isTooLong(projektordner, longestFolder) ? [t.fields.projektordner] : []}
      >
        <Fields>
          <RowPlace form={form} actions={actions} field="bundesland" label={t.fields.bundesland}>
            <Select
              label={t.fields.bundesland}
              value={bundesland}
              onChange={({ target }) => actions.change({ bundesland: target.value })}
            >
              <option value="">{t.noState}</option>
              {[...new Set([...federalStates, bundesland])].filter(Boolean).map((state) => (
                <option key={state}>{state}</option>
              ))}
            </Select>
          </RowPlace>
          <RowPlace form={form} actions={actions} field="epsg" label={t.fields.epsg} formatValue={systemName}>
            <Combobox
              label={t.fields.epsg}
              placeholder={t.systemHint}
              options={options}
              value={epsg}
              onChange={(value) => actions.change({ epsg: value })}
            />
          </RowPlace>
          <RowField
            form={form}
            actions={actions}
            field="projektordner"
            label={t.fields.projektordner}
            most={longestFolder}
          />
        </Fields>
        <div role="status">
          <Misfit epsg={epsg} state={bundesland} onTake={(usual) => actions.change({ epsg: usual })} />
        </div>
      </RowForm>
    </FactsCard>
  )
}

interface MisfitProps {
  epsg: string
  state: string
  onTake: (epsg: string) => void
}

/** Says that a system is not used in the Land, and offers the one that is. It can be stored all the same. */
function Misfit({ epsg, state, onTake }: MisfitProps) {
  const t = useTexts(clientTexts).survey
  if (epsg === '' || fitsState(Number(epsg), state)) return null
  const usual = usualSystem(state)
  return (
    <Bar
      tone="warning"
      icon="warning"
      message={t.misfit(epsg, state)}
      actions={usual && <Button onClick={() => onTake(String(usual.epsg))}>{t.takeUsual(String(usual.epsg))}</Button>}
    />
  )
}
