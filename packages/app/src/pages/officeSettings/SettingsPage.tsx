import { settingsParts } from '@waldkerf/domain/officeSettings/settingsFindings'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { settingsTabs } from '@waldkerf/ui/screens/officeSettings/SettingsScreen'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useNumberSeries, useOfficeChanges, useOfficeSettings } from '@waldkerf/app/data/office/settings'
import { useUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { type Around, KnownOffice, UnknownOffice } from './OfficeTab.tsx'
import { texts } from './settings.texts.ts'
import { useEntries } from './useEntries.ts'

/** /settings/index: the office's settings, for administrators. The address has `tab` and the part to show. */
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
