import type { PersonField } from '@waldkerf/domain/profile/person'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { FieldBox, Theirs } from './PersonForm.styles.ts'
import { texts } from './PersonForm.texts.ts'

interface PersonInputProps {
  field: PersonField
  value: string
  /** What somebody else stored in it meanwhile. */
  theirs: string | undefined
  error: string | undefined
  /** Id of the list of professions. */
  list: string
  onChange: (value: string) => void
}

/** What browsers fill in by themselves. */
const autoComplete = { first_name: 'given-name', last_name: 'family-name', phone: 'tel', berufsgruppe: 'off' } as const

/** One field of the person; a value that was stored meanwhile stands below it until one is chosen. */
export function PersonInput({ field, value, theirs, error, list, onChange }: PersonInputProps) {
  const t = useTexts(texts)
  const hints = { first_name: undefined, last_name: undefined, phone: t.phoneHint, berufsgruppe: t.professionHint }
  return (
    <FieldBox>
      <TextField
        label={t.fields[field]}
        hint={hints[field]}
        error={error}
        value={value}
        type={field === 'phone' ? 'tel' : 'text'}
        autoComplete={autoComplete[field]}
        list={field === 'berufsgruppe' ? list : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {theirs !== undefined && (
        <Theirs>
          <span>{t.stored(theirs)}</span>
          <Button aria-label={t.takeStored(t.fields[field])} onClick={() => onChange(theirs)}>
            {t.take}
          </Button>
        </Theirs>
      )}
    </FieldBox>
  )
}
