import { missingFields } from '@waldkerf/domain/beetles/imports/planImport'
import { findSystem } from '@waldkerf/domain/georef/coordinates/systems'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { ImportScreen } from '@waldkerf/ui/screens/imports/ImportScreen'
import { findTexts } from '@waldkerf/ui/screens/imports/ImportScreen.texts'
import type { FindImport } from '@waldkerf/ui/screens/imports/importTypes.ts'
import { useFindImports } from '@waldkerf/app/data/imports/findImports'
import { useSpecies } from '@waldkerf/app/data/beetles/review/species'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useSheetsAlone } from '../gis/useBaseMaps.ts'
import { usePerson } from '../gis/usePerson.ts'
import { useImportFlow } from './useImportFlow.ts'

const undecided = { columns: {}, epsg: undefined, names: {}, swap: undefined, slashes: undefined }

/** /gis/import: finds from files, for experts and administrators. */
export function ImportPage() {
  const { today } = usePerson()
  const species = useSpecies()
  const known = shown(species)
  const { state, actions } = useImportFlow<FindImport>({
    kind: 'kaefer',
    calls: useFindImports(),
    words: useTexts(findTexts),
    known: known && { species: known, today },
    undecided,
    isComplete: ({ columns, epsg }) => findSystem(epsg ?? null) !== undefined && missingFields(columns).length === 0,
    kept: ({ epsg, names }) => ({ epsg, names }),
    recalled: ({ epsg, names }) => ({ names, ...(epsg !== undefined && { epsg }) }),
  })
  return (
    <ImportScreen
      state={{ ...state, species, baseMaps: useSheetsAlone() }}
      actions={{
        ...actions,
        rowAt: (record) => paths.gis({ record }),
        listAt: paths.gis(),
        runAt: (id) => paths.gis({ import: id }),
      }}
    />
  )
}
