import { importStatuses } from '@waldkerf/domain/entities/beetles/imports'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { importFields } from '@waldkerf/domain/beetles/imports/columns'
import { missingFields } from '@waldkerf/domain/beetles/imports/planImport'
import { findSystem, systemLabel } from '@waldkerf/domain/georef/coordinates/systems'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { BaseMaps } from '@waldkerf/ui/parts/BaseMaps/baseMapTypes.ts'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { useMemo } from 'react'
import { useDegrees } from '@waldkerf/ui/screens/gis/table/useDegrees.ts'
import { FindMap } from './FindMap.tsx'
import { ImportFlow } from './ImportFlow.tsx'
import type { FindImport, ImportActions, ImportDecision, ImportState } from './importTypes.ts'
import { findTexts } from './ImportScreen.texts.ts'
import { asksAnything, openQuestions } from './stages.ts'
import { SystemChoice } from './SystemChoice.tsx'
import { UnclearStep } from './UnclearStep.tsx'

/** Files that are read. */
const accepted = '.csv,.tsv,.txt,.xlsx,.json,.geojson,.gpkg,text/csv,application/geo+json'

export interface ImportScreenProps {
  state: ImportState<FindImport> & {
    species: Loadable<readonly Species[]>
    /** The background of the map of the finds. */
    baseMaps?: BaseMaps
  }
  actions: ImportActions<FindImport>
}

/** Finds from a file, with a map of them. */
export function ImportScreen({ state, actions }: ImportScreenProps) {
  const t = useTexts(findTexts)
  const { day, number } = useFormat()
  const language = useLanguage()
  const degrees = useDegrees()
  const { species, plan, decision } = state
  const { choice } = decision
  const system = findSystem(choice.epsg ?? null)
  const known = shown(species)
  const names = useMemo(() => new Map(known?.map(({ id, de }) => [id, de])), [known])
  const choose = (changes: Partial<FindImport['choice']>) => actions.decide({ choice: { ...choice, ...changes } })
  return (
    <ImportFlow
      state={state}
      actions={actions}
      words={t}
      accepted={accepted}
      isReady={known !== undefined}
      failure={
        species.status === 'failed' &&
        !known && <ErrorState title={t.noSpecies} message={species.message} onRetry={species.retry} />
      }
      fields={importFields}
      fieldWords={t}
      chosen={system ? [[t.system, systemLabel(system)[language]]] : []}
      choices={<SystemChoice epsg={choice.epsg} onChange={(epsg) => choose({ epsg })} />}
      missing={[...missingFields(choice.columns).map((field) => t.fields[field]), ...(system ? [] : [t.system])]}
      unclear={{
        ...(plan ? openQuestions(plan.told, choice) : { open: 0 }),
        card: plan && known && asksAnything(plan.told) && (
          <UnclearStep told={plan.told} species={known} choice={choice} onDecide={choose} />
        ),
      }}
      problem={(problem) => t.problems[problem]}
      note={plan && plan.told.outside > 0 && t.outside(number(plan.told.outside), plan.told.outside === 1)}
      map={plan && <FindMap points={plan.told.points} baseMaps={state.baseMaps} />}
      rows={{
        head: [t.fields.species, t.fields.day, t.place],
        cells: ({ art, fund_datum, lat, lon }) => [names.get(art), day(fund_datum), degrees(lat, lon)],
      }}
      near={({ art, fund_datum }, id) => ({ row: `${names.get(art)}, ${day(fund_datum)}`, link: t.row(id) })}
      statuses={<StatusChoice status={decision.status} onDecide={actions.decide} />}
    />
  )
}

interface StatusChoiceProps extends Pick<ImportDecision<FindImport>, 'status'> {
  onDecide: (changes: Pick<ImportDecision<FindImport>, 'status'>) => void
}

/** Whether the finds are published at once. */
function StatusChoice({ status, onDecide }: StatusChoiceProps) {
  const t = useTexts(findTexts)
  return (
    <Select
      label={t.status}
      value={status}
      onChange={({ target: { value } }) => onDecide({ status: importStatuses.find((one) => one === value) ?? 'new' })}
    >
      {importStatuses.map((one) => (
        <option key={one} value={one}>
          {t.statuses[one]}
        </option>
      ))}
    </Select>
  )
}
