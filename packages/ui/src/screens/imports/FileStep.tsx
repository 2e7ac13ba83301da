import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { FileChoice } from '@waldkerf/ui/parts/FileDrop/FileChoice'
import { ProgressBar } from '@waldkerf/ui/parts/ProgressBar/ProgressBar'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import type { ReactNode } from 'react'
import type { FileState, ImportWords } from './importTypes.ts'
import { texts } from './ImportFlow.texts.ts'
import { Muted, Problem, Stack, Zone } from './imports.styles.ts'

interface FileStepProps {
  state: FileState
  /** Takes a file by dragging. */
  bar: ReactNode
  /** Files to choose from. */
  accepted: string
  words: Pick<ImportWords, 'kinds' | 'needs'>
  /** Absent while rows are sent. */
  onFile: ((file: File) => void) | undefined
}

/** The first step: the file, or why it cannot be read. */
export function FileStep({ state, bar, accepted, words, onFile }: FileStepProps) {
  const t = useTexts(texts).file
  const { number } = useFormat()
  return (
    <Card
      title={t.title}
      tools={state.status === 'ready' && onFile && <FileChoice label={t.other} accept={accepted} onFile={onFile} />}
    >
      {state.status === 'none' && (
        <Stack>
          {bar ? <Zone>{bar}</Zone> : <Skeleton height={68} />}
          <Muted>{words.kinds}</Muted>
          <Muted>{words.needs}</Muted>
        </Stack>
      )}
      {state.status === 'reading' && (
        <Stack role="status">
          <Muted>{t.reading(state.name)}</Muted>
          <ProgressBar label={t.reading(state.name)} />
        </Stack>
      )}
      {state.status === 'failed' && (
        <Stack>
          <div role="alert">
            <strong>{t.failed(state.name)}</strong>
            <Problem>{t.faults[state.fault]}</Problem>
          </div>
          <Zone>{bar}</Zone>
        </Stack>
      )}
      {state.status === 'ready' && (
        <p>
          <strong>{state.file.name}</strong>
          <Muted as="span">
            {' '}
            · {t.rows(number(state.file.rows), number(state.file.lines[0]), number(state.file.lines[1]))}
          </Muted>
        </p>
      )}
    </Card>
  )
}
