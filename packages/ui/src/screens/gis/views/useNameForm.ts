import { isBlank } from '@waldkerf/domain/texts/blank'
import { errorText } from '@waldkerf/domain/words/errorText'
import { type FormEvent, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from './views.texts.ts'

/** As long as the data service takes a name. */
export const mostLetters = 80

interface NameFormInput {
  start: string
  /** Names of other views. */
  taken: readonly string[]
  onSave: (name: string) => Promise<void>
  onDone: () => void
}

/** A name that is asked for: what is typed, what is wrong with it, and saving it once. */
export function useNameForm({ start, taken, onSave, onDone }: NameFormInput) {
  const t = useTexts(texts)
  const [name, setName] = useState(start)
  const [problem, setProblem] = useState<string>()
  const [saving, setSaving] = useState(false)

  async function save(wanted: string) {
    setSaving(true)
    try {
      await onSave(wanted)
      onDone()
    } catch (error) {
      setProblem(errorText(error))
      setSaving(false)
    }
  }
  return {
    name,
    problem,
    saving,
    setName(next: string) {
      setName(next)
      setProblem(undefined)
    },
    onSubmit(event: FormEvent) {
      event.preventDefault()
      const wanted = name.trim()
      if (saving) return
      if (isBlank(wanted)) setProblem(t.nameMissing)
      else if (taken.includes(wanted)) setProblem(t.nameTaken)
      else void save(wanted)
    },
  }
}
