import type { PositionTemplate } from '@waldkerf/domain/entities/documents/positions'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import type { SettingsActions, SettingsState } from '../settingsTypes.ts'
import { texts } from '../SettingsScreen.texts.ts'
import { EntryList } from './EntryList.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'

export interface TemplatesProps {
  templates: SettingsState['templates']
  actions: SettingsActions['templates']
  onTyping: SettingsActions['onTyping']
}

/** Line items to start from. */
export function Templates({ templates, actions, onTyping }: TemplatesProps) {
  const t = useTexts(texts).entries.templates
  const { price } = useMoney()
  const templateWords = ({ bez, ep, einheit, erl_titel: group }: PositionTemplate) => ({
    name: bez,
    detail: group,
    price: { amount: price(ep), unit: einheit },
  })
  return (
    <EntryList
      words={t}
      entries={templates}
      entryKey={({ id }) => id}
      entryWords={templateWords}
      onRemove={actions.remove}
      renderForm={(template, ends) => (
        <TemplateDialog template={template} actions={actions} {...ends} onTyping={onTyping} />
      )}
    />
  )
}
