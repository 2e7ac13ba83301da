import { texts as screenTexts } from '@waldkerf/ui/screens/officeSettings/SettingsScreen.texts'
import type { OfficeSettings } from '@waldkerf/domain/entities/office/settings'
import { settingsValues, type SettingsValues } from '@waldkerf/domain/officeSettings/settingsValues'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { DraftBar } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { SettingsScreen } from '@waldkerf/ui/screens/officeSettings/SettingsScreen'
import type { ComponentProps } from 'react'
import { useOfficeChanges, useOfficePictures } from '@waldkerf/app/data/office/settings'
import { useRowForm } from '@waldkerf/app/data/saving/useRowForm'
import { DefaultTextsCard } from './DefaultTextsCard.tsx'
import { DatevTab } from './DatevTab.tsx'
import { OperationTab } from './OperationTab.tsx'
import { ProcedureTab } from './ProcedureTab.tsx'
import { texts } from './settings.texts.ts'

type Props = ComponentProps<typeof SettingsScreen>
/** The screen's other tabs. */
export type Around = { state: Omit<Props['state'], 'office' | 'pictureUrl'>; actions: Omit<Props['actions'], 'office'> }

/** The form over the office's stored row. */
export function KnownOffice({ row, state, actions }: Around & { row: OfficeSettings }) {
  const t = useTexts(texts)
  const { fields: names } = useTexts(screenTexts)
  const { save } = useOfficeChanges()
  const {
    form,
    actions: formActions,
    draftBar,
  } = useRowForm<OfficeSettings, SettingsValues>({
    row,
    toValues: settingsValues,
    save,
    draft: { entity: 'settings', names },
    unsaved: t.unsaved,
  })
  const signatures = shown(state.acronyms)?.map(({ unterschrift }) => unterschrift) ?? []
  const pictureUrl = useOfficePictures([row.logo, form.values.logo, ...signatures])
  return (
    <SettingsScreen
      state={{ ...state, office: { status: 'ready', data: form }, pictureUrl }}
      actions={{ ...actions, office: formActions }}
      draft={<DraftBar {...draftBar} />}
      defaults={<DefaultTextsCard />}
      datev={<DatevTab />}
      procedure={<ProcedureTab />}
      operation={<OperationTab onTyping={actions.onTyping} />}
    />
  )
}

const nothing = () => undefined
const noForm = { change: nothing, save: nothing, discard: nothing }

/** The tab while the office's row loads or after it failed: the other tabs work without it. */
export function UnknownOffice({ office, state, actions }: Around & { office: Loadable<OfficeSettings> }) {
  const pictureUrl = useOfficePictures(shown(state.acronyms)?.map(({ unterschrift }) => unterschrift) ?? [])
  const unknown = office.status === 'failed' ? { ...office, data: undefined } : ({ status: 'loading' } as const)
  return (
    <SettingsScreen
      state={{ ...state, office: unknown, pictureUrl }}
      actions={{ ...actions, office: noForm }}
      defaults={<DefaultTextsCard />}
      datev={<DatevTab />}
      procedure={<ProcedureTab />}
      operation={<OperationTab onTyping={actions.onTyping} />}
    />
  )
}
