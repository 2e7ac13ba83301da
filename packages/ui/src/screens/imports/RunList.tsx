import { personName } from '@waldkerf/domain/beetles/people'
import type { ImportRun } from '@waldkerf/domain/entities/beetles/imports'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { ConfirmDialog } from '@waldkerf/ui/parts/ConfirmDialog/ConfirmDialog'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { useState } from 'react'
import type { ImportActions, ImportKind, ImportState, ImportWords } from './importTypes.ts'
import { texts } from './ImportFlow.texts.ts'
import { List, Muted, Problem } from './imports.styles.ts'

interface RunListProps<K extends ImportKind> {
  state: Pick<ImportState<K>, 'runs' | 'people' | 'undoing' | 'undoFailed'>
  actions: Pick<ImportActions<K>, 'mayUndo' | 'undo' | 'runAt'>
  words: Pick<ImportWords, 'things'>
}

/** The latest imports of everybody; who may takes them back. */
export function RunList<K extends ImportKind>({
  state: { runs, people, undoing, undoFailed },
  actions,
  words,
}: RunListProps<K>) {
  const t = useTexts(texts).runs
  const { number } = useFormat()
  const language = useLanguage()
  /** An address is no name. */
  const nameAt = (mail: string) => {
    const name = personName(people, mail, language)
    return name === mail ? t.somebody : name
  }
  const [asked, ask] = useState<ImportRun>()
  const known = shown(runs)
  if (known?.length === 0) return null
  return (
    <Card title={t.title}>
      {runs.status === 'loading' && <Skeleton height={24} />}
      {runs.status === 'failed' && !known && (
        <ErrorState title={t.failed} message={runs.message} onRetry={runs.retry} />
      )}
      <List>
        {known?.map((run) => (
          <RunLine
            key={run.id}
            run={run}
            things={words.things}
            by={nameAt(run.von)}
            listAt={run.gespeichert > 0 ? actions.runAt?.(run.id) : undefined}
            rest={undoing?.id === run.id ? undoing.rest : undefined}
            onUndo={actions.mayUndo(run) && !undoing ? () => ask(run) : undefined}
          />
        ))}
      </List>
      {undoFailed !== undefined && (
        <Problem role="alert">
          {t.undoFailed} {undoFailed}
        </Problem>
      )}
      {asked && (
        <ConfirmDialog
          open
          question={{
            title: t.question,
            description: t.loses(
              words.things(number(asked.gespeichert), asked.gespeichert === 1),
              asked.gespeichert === 1,
              asked.datei || asked.quelle,
            ),
            confirm: t.undo,
            danger: true,
          }}
          onAnswer={(yes) => {
            if (yes) actions.undo(asked)
            ask(undefined)
          }}
        />
      )}
    </Card>
  )
}

interface RunLineProps extends Pick<ImportWords, 'things'> {
  run: ImportRun
  /** The name of whoever imported it. */
  by: string
  /** Where its rows are listed by themselves; undefined without any. */
  listAt: string | undefined
  /** Records that are left, while it is being taken back. */
  rest: number | undefined
  onUndo: (() => void) | undefined
}

function RunLine({ run, things, by, listAt, rest, onUndo }: RunLineProps) {
  const t = useTexts(texts).runs
  const { number, instant } = useFormat()
  const { datei, quelle, anzahl, gespeichert, begonnen_am, zurueck_am } = run
  const isUndone = zurueck_am !== null && gespeichert === 0
  const isOpen = zurueck_am === null && gespeichert < anzahl
  // A file may have had more rows than were sent: only where some are to come are they counted against each other.
  const amount =
    isUndone || gespeichert === anzahl
      ? things(number(anzahl), anzahl === 1)
      : (isOpen ? t.stored : t.left)(number(gespeichert), number(anzahl))
  return (
    <li>
      <div>
        {listAt ? <Link to={listAt}>{datei || quelle}</Link> : <strong>{datei || quelle}</strong>} · {amount}
        <Muted>
          {datei.replace(/\.\w+$/, '') !== quelle && `${quelle} · `}
          {instant(begonnen_am)} · {by}
        </Muted>
        {isOpen && <Muted>{t.open}</Muted>}
      </div>
      {rest !== undefined && <span role="status">{t.undoing(number(rest))}</span>}
      {rest === undefined && isUndone && <span>{t.undone}</span>}
      {rest === undefined && !isUndone && onUndo && <Button onClick={onUndo}>{t.undo}</Button>}
    </li>
  )
}
