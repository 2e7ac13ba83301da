import type { ConversationEntry } from '@waldkerf/domain/entities/beetles/conversation'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Note } from '../reports.styles.ts'
import { Talk } from './record.styles.ts'
import { recordTexts } from '../reports.texts.ts'

type Heading = 'remark' | 'own' | 'question' | 'decision'

/** Whose words they are. What the reporter wrote before anybody asked is a remark; the experts' last word may be a decision. */
function heading(entries: readonly ConversationEntry[], place: number, isDecided: boolean): Heading {
  const before = entries.slice(0, place)
  if (entries[place]?.von_melder) return before.every(({ von_melder }) => von_melder) ? 'remark' : 'own'
  const isLast = entries.slice(place + 1).every(({ von_melder }) => von_melder)
  return isDecided && isLast ? 'decision' : 'question'
}

export interface ConversationProps {
  /** The oldest first. */
  entries: Loadable<readonly ConversationEntry[]>
  isDecided: boolean
}

/** The words of reviewers and reporter, each under whose they are. */
export function Conversation({ entries, isDecided }: ConversationProps) {
  const t = useTexts(recordTexts).talk
  const { instant } = useFormat()
  const rows = shown(entries)
  if (!rows) {
    if (entries.status !== 'failed') return <Note role="status">{t.loading}</Note>
    return (
      <Note role="alert">
        {t.failed} {entries.message}{' '}
        <Button variant="quiet" icon="refresh" onClick={entries.retry}>
          {t.retry}
        </Button>
      </Note>
    )
  }
  if (rows.length === 0) return <Note>{t.none}</Note>
  return (
    <Talk>
      {rows.map(({ id, von_melder, zeit, text }, place) => (
        <li key={id} data-own={von_melder || undefined}>
          <h3>
            {t[heading(rows, place, isDecided)]}
            <time dateTime={zeit}>{instant(zeit)}</time>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </Talk>
  )
}
