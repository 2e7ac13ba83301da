import { useEffect, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { texts } from './ArticleForm.texts.ts'

export interface AuthorFieldProps {
  value: string
  onChange: (name: string) => void
  /** People whose name contains the text; all for an empty one. Must not change between renders. */
  find: (text: string) => Promise<readonly string[]>
}

/** A name chosen from those who write here; where they cannot be asked for, it can still be typed. */
export function AuthorField({ value, onChange, find }: AuthorFieldProps) {
  const t = useTexts(texts)
  const [names, setNames] = useState<readonly string[] | 'failed'>([])
  useEffect(() => {
    let current = true
    find('').then(
      (found) => current && setNames(found),
      () => current && setNames('failed'),
    )
    return () => {
      current = false
    }
  }, [find])
  if (names === 'failed') {
    return (
      <TextField
        label={t.author}
        hint={t.authorTyped}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  }
  // A stored name stays, even where nobody has it any more.
  const offered = value === '' || names.includes(value) ? names : [value, ...names]
  return (
    <Combobox
      label={t.author}
      hint={t.authorHint}
      options={offered.map((name) => ({ value: name, label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}
