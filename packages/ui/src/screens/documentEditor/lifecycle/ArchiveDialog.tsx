import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { useSubmit } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { useState } from 'react'
import { Form, Problem } from './lifecycle.styles.ts'
import { texts } from './lifecycle.texts.ts'

export interface ArchiveDialogProps {
  number: string
  /** The number of missing details, and the way to the check; absent: none is missing. */
  missing?: { count: number; show: () => void } | undefined
  /** @throws Error with a message for people */
  onArchive: () => Promise<void>
  onClose: () => void
}

/** Nothing takes it back: whoever means it types the number. */
export function ArchiveDialog({ number, missing, onArchive, onClose }: ArchiveDialogProps) {
  const all = useTexts(texts)
  const t = all.archive
  const [typed, setTyped] = useState('')
  const { busy, error, submit } = useSubmit(onClose)
  const isMeant = typed.trim().toUpperCase() === number.toUpperCase()
  const archive = () => void submit(isMeant, onArchive)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title(number)}
      description={t.about}
      actions={
        <>
          <Button onClick={onClose}>{all.cancel}</Button>
          <Button variant="danger" busy={busy} disabled={!isMeant} onClick={archive}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <Form>
        {missing && (
          <Bar
            tone="warning"
            icon="warning"
            message={t.missing(missing.count)}
            actions={<Button onClick={missing.show}>{t.check}</Button>}
          />
        )}
        <TextField
          label={t.type(number)}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') archive()
          }}
        />
        {error !== undefined && <Problem role="alert">{error}</Problem>}
      </Form>
    </Dialog>
  )
}
