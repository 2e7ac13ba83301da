import { useTexts } from '@waldkerf/ui/i18n/Language'
import { DraftBar } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import { type DefaultValues, toDefaultValues } from '@waldkerf/domain/officeSettings/defaultValues'
import { DefaultsForm } from '@waldkerf/ui/screens/officeSettings/entries/DefaultsForm'
import { texts } from '@waldkerf/ui/screens/officeSettings/SettingsScreen.texts'
import type { DocumentDefaults } from '@waldkerf/domain/entities/office/settings'
import { useDefaultsChange, useDocumentDefaults, useOfficeSettings } from '@waldkerf/app/data/office/settings'
import { useRowForm } from '@waldkerf/app/data/saving/useRowForm'

/** The default texts of new documents, read when their tab is opened. */
export function DefaultTextsCard() {
  const { defaults: t } = useTexts(texts).entries
  const state = useDocumentDefaults()
  const row = shown(state)
  if (row) return <KnownDefaults row={row} />
  return (
    <LoadedCard title={t.title} state={state}>
      {() => null}
    </LoadedCard>
  )
}

function KnownDefaults({ row }: { row: DocumentDefaults }) {
  const { defaults: t } = useTexts(texts).entries
  const save = useDefaultsChange()
  const { form, actions, draftBar } = useRowForm<DocumentDefaults, DefaultValues>({
    row,
    toValues: toDefaultValues,
    save,
    draft: { entity: 'settings/defaults', names: t.fields },
    unsaved: t.title,
  })
  const term = shown(useOfficeSettings())?.zahlungsziel_tage
  return <DefaultsForm form={form} actions={actions} term={term} draft={<DraftBar {...draftBar} />} />
}
