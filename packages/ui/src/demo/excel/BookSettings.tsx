import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx'
import { Select } from '../../parts/Select/Select.tsx'
import { TextField } from '../../parts/TextField/TextField.tsx'
import { Settings } from '../files/Exporting.tsx'
import type { BookType } from './book/writeBook.ts'
import { texts } from './Excel.texts.ts'
import type { BookChoice } from './useBook.ts'

export interface BookSettingsProps {
  choice: BookChoice
  onChange: (choice: BookChoice) => void
  busy: boolean
  onRun: () => void
}

const types: readonly BookType[] = ['xlsx', 'csv', 'txt']

/** Name, kind and widths of the file, and the button that makes it. */
export function BookSettings({ choice, onChange, busy, onRun }: BookSettingsProps) {
  const t = useTexts(texts)
  return (
    <Settings>
      <TextField
        label={t.name}
        value={choice.name}
        onChange={({ currentTarget }) => onChange({ ...choice, name: currentTarget.value })}
      />
      <Select
        label={t.type}
        value={choice.type}
        onChange={({ currentTarget }) => onChange({ ...choice, type: currentTarget.value as BookType })}
      >
        {types.map((type) => (
          <option key={type} value={type}>
            {t.types[type]}
          </option>
        ))}
      </Select>
      <Checkbox
        label={t.autoWidth}
        checked={choice.autoWidth}
        onChange={({ currentTarget }) => onChange({ ...choice, autoWidth: currentTarget.checked })}
      />
      <Button variant="primary" icon="download" busy={busy} onClick={onRun}>
        {t.run}
      </Button>
    </Settings>
  )
}
