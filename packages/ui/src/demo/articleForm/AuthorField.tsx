import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { TextField } from '../../parts/TextField/TextField.tsx'
import { texts } from './ArticleForm.texts.ts'

const wait = 250
const mostOffered = 20

export interface AuthorFieldProps {
  value: string
  onChange: (name: string) => void
  /** People whose name contains the text. */
  find: (text: string) => Promise<readonly string[]>
}

/** A name that is looked up elsewhere while one types; where that fails, it can still be typed. */
export function AuthorField({ value, onChange, find }: AuthorFieldProps) {
  const t = useTexts(texts)
  const list = useId()
  const [names, setNames] = useState<readonly string[]>([])
  const look = useEffectEvent((text: string, isLatest: () => boolean) => {
    find(text).then(
      (found) => isLatest() && setNames(found.slice(0, mostOffered)),
      () => undefined,
    )
  })
  useEffect(() => {
    let latest = true
    const timer = setTimeout(() => look(value, () => latest), wait)
    return () => {
      latest = false
      clearTimeout(timer)
    }
  }, [value])
  return (
    <>
      <TextField
        label={t.author}
        hint={t.authorHint}
        list={list}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  )
}
