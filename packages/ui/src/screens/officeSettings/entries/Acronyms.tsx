import { isBlank } from '@waldkerf/domain/texts/blank'
import { type Acronym, acronymColumns } from '@waldkerf/domain/entities/documents/documents'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { isTooLong, RowPlace } from '@waldkerf/ui/parts/RowForm/RowField'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { PictureField } from '../office/PictureField.tsx'
import type { SettingsActions, SettingsState } from '../settingsTypes.ts'
import { texts } from '../SettingsScreen.texts.ts'
import { textLengths } from '@waldkerf/domain/entities/columns'
import { RecordDialog } from '@waldkerf/ui/parts/RecordDialog/RecordDialog'
import { EntryList } from './EntryList.tsx'
import { useRecordDialog } from '@waldkerf/ui/parts/RecordDialog/useRecordDialog'

export interface AcronymsProps {
  acronyms: Loadable<readonly Acronym[]>
  pictureUrl: SettingsState['pictureUrl']
  actions: Pick<SettingsActions, 'acronyms' | 'addPicture' | 'onTyping'>
}

const longestName = textLengths(acronymColumns).name

const acronymValues = (acronym: Acronym | undefined) => ({
  kuerzel: acronym?.kuerzel ?? '',
  name: acronym?.name ?? '',
  unterschrift: acronym?.unterschrift ?? '',
})

/** The office's people who write and sign. */
export function Acronyms({ acronyms, pictureUrl, actions }: AcronymsProps) {
  const t = useTexts(texts).entries.people
  return (
    <EntryList
      words={t}
      entries={acronyms}
      entryKey={({ kuerzel }) => kuerzel}
      entryWords={({ kuerzel, name, unterschrift }) => ({
        name: kuerzel,
        detail: name,
        ...(unterschrift !== '' && { mark: t.signed }),
      })}
      onRemove={actions.acronyms.remove}
      renderForm={(acronym, ends) => (
        <AcronymDialog
          acronym={acronym}
          taken={shown(acronyms)?.map(({ kuerzel }) => kuerzel) ?? []}
          pictureUrl={pictureUrl}
          actions={actions}
          {...ends}
        />
      )}
    />
  )
}

interface AcronymDialogProps extends Omit<AcronymsProps, 'acronyms'> {
  acronym: Acronym | undefined
  taken: readonly string[]
  onDone: () => void
  onClose: () => void
}

function AcronymDialog({ acronym, taken, pictureUrl, actions, onDone, onClose }: AcronymDialogProps) {
  const all = useTexts(texts).entries
  const t = all.people
  const form = useRecordDialog({
    row: acronym,
    toValues: acronymValues,
    save: (base, values, key) => (base ? actions.acronyms.update(base, values) : actions.acronyms.add(values, key)),
    onDone,
    onTyping: actions.onTyping,
  })
  const { kuerzel, name, unterschrift } = form.values
  const isWrong = !/^\S{1,10}$/.test(kuerzel) || isBlank(kuerzel)
  const isTaken = !acronym && taken.includes(kuerzel)
  const isLong = isTooLong(name, longestName)
  return (
    <RecordDialog
      title={acronym ? t.one : t.add}
      form={form}
      isSound={!isWrong && !isTaken && !isLong}
      onClose={onClose}
    >
      <RowPlace form={form} actions={form} field="kuerzel" label={t.kuerzel}>
        <TextField
          label={t.kuerzel}
          hint={t.kuerzelHint}
          readOnly={acronym !== undefined}
          error={isTaken ? t.taken : form.isSent && isWrong ? t.wrong : undefined}
          value={kuerzel}
          onChange={({ target }) => form.change({ kuerzel: target.value.trim() })}
        />
      </RowPlace>
      <RowPlace form={form} actions={form} field="name" label={t.name}>
        <TextField
          label={t.name}
          error={isLong ? all.tooLong(longestName) : undefined}
          value={name}
          onChange={({ target }) => form.change({ name: target.value })}
        />
      </RowPlace>
      <PictureField
        label={t.signature}
        name={unterschrift}
        url={pictureUrl}
        addPicture={actions.addPicture}
        onChange={(picture) => form.change({ unterschrift: picture })}
      />
    </RecordDialog>
  )
}
