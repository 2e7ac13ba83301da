import type { StoredDatevSettings } from '@waldkerf/domain/entities/office/settings'
import { type DatevValues, toDatevValues } from '@waldkerf/domain/office/datev/datevValues'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { DraftBar } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { texts as formTexts } from '@waldkerf/ui/screens/officeSettings/SettingsScreen.texts'
import { DatevForm } from '@waldkerf/ui/screens/officeSettings/datev/DatevForm'
import { useDatevChange, useDatevSettings } from '@waldkerf/app/data/office/datev'
import { useRowForm } from '@waldkerf/app/data/saving/useRowForm'
import { texts } from './settings.texts.ts'

const nothing = () => undefined
const noForm = { change: nothing, save: nothing, discard: nothing }

/** The tab with the settings for the tax adviser. */
export function DatevTab() {
  const datev = useDatevSettings()
  const row = shown(datev)
  if (row) return <KnownDatev row={row} />
  const unknown = datev.status === 'failed' ? { ...datev, data: undefined } : ({ status: 'loading' } as const)
  return <DatevForm datev={unknown} actions={noForm} />
}

function KnownDatev({ row }: { row: StoredDatevSettings }) {
  const t = useTexts(texts)
  const { fields: names } = useTexts(formTexts).datev
  const { form, actions, draftBar } = useRowForm<StoredDatevSettings, DatevValues>({
    row,
    toValues: toDatevValues,
    save: useDatevChange(),
    draft: { entity: 'datev', names },
    unsaved: t.datev,
  })
  return (
    <>
      <DraftBar {...draftBar} />
      <DatevForm datev={{ status: 'ready', data: form }} actions={actions} />
    </>
  )
}
