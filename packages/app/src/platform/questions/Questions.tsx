import { ConfirmDialog } from '@waldkerf/ui/parts/ConfirmDialog/ConfirmDialog'
import { useState } from 'react'
import { useQuestion } from './confirm.ts'

/** Shows what `confirm` asks, once around the application. */
export function Questions() {
  const { question, answer } = useQuestion()
  const [last, setLast] = useState(question)
  // The text stays while the dialog closes.
  if (question && question !== last) setLast(question)
  return (
    last && (
      <ConfirmDialog open={question !== undefined} question={last} onAnswer={answer} onSave={() => answer('save')} />
    )
  )
}
