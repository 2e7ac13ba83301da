import { isBlank } from '@waldkerf/domain/texts/blank'
import { type FormEvent, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useSubmit } from '../FormDialog/FormDialog.tsx'
import { texts } from './SavedViews.texts.ts'

/** As long as the data service takes a name. */
export const mostLetters = 80

interface NameFormInput {
  start: string
  /** Names of other views. */
  taken: readonly string[]
  onSave: (name: string) => Promise<void>
  onDone: () => void
}

/** The form for a view's name: its text, its fault, and saving it once. */
export function useNameForm({ start, taken, onSave, onDone }: NameFormInput) {
  const t = useTexts(texts)
  const [name, setName] = useState(start)
  const [problem, setProblem] = useState<string>()
  const { busy, error, submit, clear } = useSubmit(onDone)
  return {
    name,
    problem: problem ?? error,
    saving: busy,
    setName(next: string) {
      setName(next)
      setProblem(undefined)
      clear()
    },
    onSubmit(event: FormEvent) {
      event.preventDefault()
      const wanted = name.trim()
      const wrong = isBlank(wanted) ? t.nameMissing : taken.includes(wanted) ? t.nameTaken : undefined
      setProblem(wrong)
      void submit(wrong === undefined, () => onSave(wanted))
    },
  }
}
