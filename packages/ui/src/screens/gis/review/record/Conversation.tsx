import { personName } from '@waldkerf/domain/beetles/people'
import type { ConversationEntry } from '@waldkerf/domain/entities/beetles/conversation'
import type { Person } from '@waldkerf/domain/entities/users/people'
import { useState } from 'react'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Part } from './record.styles.ts'
import { texts } from '../review.texts.ts'
import { Entries, Entry, EntryHead } from './message.styles.ts'

export interface ConversationProps {
  /** The oldest first. */
  entries: Loadable<readonly ConversationEntry[]>
  /** Whom the entries name, as far as the caller may know. */
  people: readonly Person[]
  reporter?: Person | undefined
  /** So many entries are shown before one asks for the earlier ones. */
  latest?: number
}

/** Everything experts and the reporter wrote to each other about a record, each entry under its writer. */
export function Conversation({ entries, people, reporter, latest = 4 }: ConversationProps) {
  const t = useTexts(texts).conversation
  const language = useLanguage()
  const { number } = useFormat()
  const [all, setAll] = useState(false)
  const rows = shown(entries)
  const hidden = all ? 0 : Math.max(0, (rows?.length ?? 0) - latest)
  const writer = ({ von_melder: isReporters, wer }: ConversationEntry) =>
    (isReporters && reporter?.name) || (wer ? personName(people, wer, language) : '')
  return (
    <Part>
      <h3>{t.title}</h3>
      {entries.status === 'loading' && <p>{t.loading}</p>}
      {entries.status === 'failed' && (
        <p>
          {t.failed}{' '}
          <Button variant="quiet" icon="refresh" onClick={entries.retry}>
            {t.retry}
          </Button>
        </p>
      )}
      {rows?.length === 0 && <p>{t.none}</p>}
      {hidden > 0 && (
        <Button variant="quiet" icon="chevron-up" onClick={() => setAll(true)}>
          {t.earlier(number(hidden), hidden === 1)}
        </Button>
      )}
      {rows && rows.length > 0 && (
        <Entries>
          {rows.slice(hidden).map((entry) => (
            <EntryOnRecord key={entry.id} entry={entry} writer={writer(entry)} />
          ))}
        </Entries>
      )}
    </Part>
  )
}

function EntryOnRecord({ entry, writer }: { entry: ConversationEntry; writer: string }) {
  const t = useTexts(texts).conversation
  const { instant } = useFormat()
  const { von_melder: isReporters, zeit, text } = entry
  const side = isReporters ? t.reporter : t.reviewer
  return (
    <Entry data-side={isReporters ? 'reporter' : 'reviewer'}>
      <EntryHead>
        <Icon name={isReporters ? 'profile' : 'expert'} size={16} />
        <h4>{writer ? `${side} · ${writer}` : side}</h4>
        <time dateTime={zeit}>{instant(zeit)}</time>
      </EntryHead>
      {/* People write in their own languages, which need not run the page's way. */}
      <p dir="auto">{text}</p>
    </Entry>
  )
}
