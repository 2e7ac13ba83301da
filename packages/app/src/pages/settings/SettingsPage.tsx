import { texts as screenTexts } from '@waldkerf/ui/screens/officeSettings/SettingsScreen.texts'
import type { OfficeSettings } from '@waldkerf/domain/entities/office/settings'
import { settingsParts } from '@waldkerf/domain/officeSettings/settingsFindings'
import { settingsFields, settingsValues, type SettingsValues } from '@waldkerf/domain/officeSettings/settingsValues'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { DraftBar } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { SettingsScreen, settingsTabs } from '@waldkerf/ui/screens/officeSettings/SettingsScreen'
import { type ComponentProps, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { entriesFromList, object, partial, string } from 'valibot'
import { useNumberSeries, useOfficeChanges, useOfficePictures, useOfficeSettings } from '../../data/office/settings.ts'
import { useRowForm } from '../../rowForms/useRowForm.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { useUnsaved } from '../../unsaved/unsaved.ts'
import { texts } from './settings.texts.ts'
import { useEntries } from './useEntries.ts'

const schema = object(entriesFromList(settingsFields, string()))

type Props = ComponentProps<typeof SettingsScreen>
type Around = { state: Omit<Props['state'], 'office' | 'pictureUrl'>; actions: Omit<Props['actions'], 'office'> }

/** /settings/index: the office's settings, for administrators. `tab` and the part to lead to live in the address. */
export function SettingsPage() {
  const t = useTexts(texts)
  const [query, setQuery] = useSearchParams()
  const office = useOfficeSettings()
  const series = useNumberSeries()
  const { lists, actions: entryActions } = useEntries()
  const { addPicture } = useOfficeChanges()
  const [isTyping, setTyping] = useState(false)
  useUnsaved(isTyping ? t.entry : undefined)
  const around: Around = {
    state: {
      tab: settingsTabs.find((tab) => tab === query.get('tab')) ?? 'office',
      part: settingsParts.find((part) => part === query.get('feld')),
      series,
      ...lists,
    },
    actions: {
      openTab: (tab) => setQuery(tab === 'office' ? {} : { tab }, { replace: true }),
      leadTo: (part) => setQuery({ feld: part }, { replace: true }),
      addPicture,
      onTyping: setTyping,
      ...entryActions,
    },
  }
  const row = shown(office)
  return row ? <KnownOffice row={row} {...around} /> : <UnknownOffice office={office} {...around} />
}

function KnownOffice({ row, state, actions }: Around & { row: OfficeSettings }) {
  const t = useTexts(texts)
  const { fields: names } = useTexts(screenTexts)
  const { user } = useSessionSnapshot()
  const { save } = useOfficeChanges()
  const {
    form,
    actions: formActions,
    draftBar,
  } = useRowForm<OfficeSettings, SettingsValues>({
    row,
    valuesOf: settingsValues,
    save,
    draft: { user: user?.email ?? '', entity: 'settings', schema: partial(schema), names },
    unsaved: t.unsaved,
  })
  const signatures = shown(state.acronyms)?.map(({ unterschrift }) => unterschrift) ?? []
  const pictureUrl = useOfficePictures([row.logo, form.values.logo, ...signatures])
  return (
    <SettingsScreen
      state={{ ...state, office: { status: 'ready', data: form }, pictureUrl }}
      actions={{ ...actions, office: formActions }}
      draft={<DraftBar {...draftBar} />}
    />
  )
}

const nothing = () => undefined
const noForm = { change: nothing, save: nothing, discard: nothing }

/** On its way, or not to be had: the other tabs go on without it. */
function UnknownOffice({ office, state, actions }: Around & { office: Loadable<OfficeSettings> }) {
  const pictureUrl = useOfficePictures(shown(state.acronyms)?.map(({ unterschrift }) => unterschrift) ?? [])
  const unknown = office.status === 'failed' ? { ...office, data: undefined } : ({ status: 'loading' } as const)
  return <SettingsScreen state={{ ...state, office: unknown, pictureUrl }} actions={{ ...actions, office: noForm }} />
}
