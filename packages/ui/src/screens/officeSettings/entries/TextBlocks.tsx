import { isBlank } from '@waldkerf/domain/texts/blank'
import { textLengths } from '@waldkerf/domain/entities/columns'
import { blockColumns, type TextBlock } from '@waldkerf/domain/entities/documents/documents'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { isTooLong, RowPlace } from '@waldkerf/ui/parts/RowForm/RowField'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import type { SettingsActions, SettingsState } from '../settingsTypes.ts'
import { texts } from '../SettingsScreen.texts.ts'
import { RecordDialog } from '@waldkerf/ui/parts/RecordDialog/RecordDialog'
import { EntryList } from './EntryList.tsx'
import { useRecordDialog } from '@waldkerf/ui/parts/RecordDialog/useRecordDialog'

export interface TextBlocksProps {
  blocks: SettingsState['textBlocks']
  actions: SettingsActions['textBlocks']
  onTyping: SettingsActions['onTyping']
}

const most = textLengths(blockColumns)

const blockValues = (block: TextBlock | undefined) => ({ titel: block?.titel ?? '', text: block?.text ?? '' })

/** Texts that offers and invoices begin and end with. */
export function TextBlocks({ blocks, actions, onTyping }: TextBlocksProps) {
  const t = useTexts(texts).entries.blocks
  return (
    <EntryList
      words={t}
      entries={blocks}
      entryKey={({ id }) => id}
      entryWords={({ titel, text }) => ({ name: titel, detail: text })}
      onRemove={actions.remove}
      renderForm={(block, ends) => <BlockDialog block={block} actions={actions} {...ends} onTyping={onTyping} />}
    />
  )
}

interface BlockDialogProps extends Omit<TextBlocksProps, 'blocks'> {
  block: TextBlock | undefined
  onDone: () => void
  onClose: () => void
}

function BlockDialog({ block, actions, onDone, onClose, onTyping }: BlockDialogProps) {
  const all = useTexts(texts).entries
  const t = all.blocks
  const form = useRecordDialog({
    row: block,
    toValues: blockValues,
    save: (base, values, key) => (base ? actions.update(base, values) : actions.add(values, key)),
    onDone,
    onTyping,
  })
  const { titel, text } = form.values
  const isNameless = isBlank(titel)
  const long = { titel: isTooLong(titel, most.titel), text: isTooLong(text, most.text) }
  return (
    <RecordDialog
      title={block ? t.one : t.add}
      form={form}
      isSound={!isNameless && !long.titel && !long.text}
      onClose={onClose}
    >
      <RowPlace form={form} actions={form} field="titel" label={t.name}>
        <TextField
          label={t.name}
          error={long.titel ? all.tooLong(most.titel) : form.isSent && isNameless ? t.noName : undefined}
          value={titel}
          onChange={({ target }) => form.change({ titel: target.value })}
        />
      </RowPlace>
      <RowPlace form={form} actions={form} field="text" label={t.text}>
        <TextArea
          label={t.text}
          rows={8}
          error={long.text ? all.tooLong(most.text) : undefined}
          value={text}
          onChange={({ target }) => form.change({ text: target.value })}
        />
      </RowPlace>
    </RecordDialog>
  )
}
