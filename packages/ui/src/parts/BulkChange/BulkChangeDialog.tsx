import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { texts } from './BulkChange.texts.ts'
import { BulkChangeResults } from './BulkChangeResults.tsx'
import { useBulkRun } from './run/useBulkRun.ts'

/** A record that would be changed. */
export interface BulkRecord {
  id: number
  /** For people. */
  name: string
}

export interface BulkChangeDialogProps {
  /** The question, as a headline. */
  title: string
  /** Caption of the button that starts it, name of the progress bar, and name of the list of results. */
  words: { start: string; progress: string; results: string }
  /** Those that would be changed; without one nothing can be started. */
  ready: readonly BulkRecord[]
  /** Changes one record; rejects with an error whose message is for people. */
  work: (id: number) => Promise<void>
  /** Whether it takes something away. */
  danger?: boolean
  onClose: () => void
  /** Choices, and a preview of the change; gone once it has begun. */
  children: ReactNode
}

/** Changes many records at once: a preview, then each one's result; those that failed can be tried again. */
export function BulkChangeDialog({ title, words, ready, work, danger, onClose, children }: BulkChangeDialogProps) {
  const t = useTexts(texts)
  const { progress, start, actions } = useBulkRun()
  const isWorking = progress?.state === 'running' || progress?.state === 'paused'
  const buttons = progress ? (
    <Button disabled={isWorking} onClick={onClose}>
      {t.close}
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>{t.cancel}</Button>
      <Button
        variant={danger ? 'danger' : 'primary'}
        disabled={ready.length === 0}
        onClick={() => start({ ids: ready.map(({ id }) => id), work })}
      >
        {words.start}
      </Button>
    </>
  )
  return (
    <Dialog open wide title={title} actions={buttons} onClose={() => !isWorking && onClose()}>
      {progress ? <BulkChangeResults records={ready} words={words} progress={progress} actions={actions} /> : children}
    </Dialog>
  )
}
