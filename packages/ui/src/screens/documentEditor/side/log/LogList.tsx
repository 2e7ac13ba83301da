import type { ClientRow } from '@waldkerf/domain/entities/clients'
import type { DocumentLogEntry } from '@waldkerf/domain/entities/documents/documentLog'
import { useFormat, useLocale, useTexts } from '@waldkerf/ui/i18n/Language'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { Quiet } from '../side.styles.ts'
import { texts as sideTexts } from '../side.texts.ts'
import { Group, Groups, Waiting } from './log.styles.ts'
import { texts } from './log.texts.ts'
import { logGroups, logSentence, type LogWords } from './logWords.ts'

export interface LogListProps {
  entries: Loadable<readonly DocumentLogEntry[]>
  clients: readonly ClientRow[]
  /** The person behind an address; the address itself where nobody is known. */
  personName: (mail: string) => string
}

/** Who changed what of the document, and when: from the database's log, the latest first. */
export function LogList({ entries, clients, personName }: LogListProps) {
  const t = useTexts(texts)
  const words = useLogWords(clients)
  const format = useFormat()
  const found = shown(entries)
  if (!found) {
    if (entries.status === 'failed') {
      return <ErrorState title={t.failed} message={entries.message} onRetry={entries.retry} />
    }
    return (
      <Waiting aria-label={t.loading}>
        <Skeleton height={40} />
        <Skeleton height={40} />
        <Skeleton height={40} />
      </Waiting>
    )
  }
  if (found.length === 0) return <Quiet>{t.empty}</Quiet>
  return (
    <Groups aria-label={t.label}>
      {logGroups(found).map(({ at, who, entries: lines }) => (
        <Group key={`${at} ${lines[0]?.teil} ${lines[0]?.teil_id}`}>
          <p>
            <strong>{who === '' ? t.nobody : personName(who)}</strong> <time dateTime={at}>{format.instant(at)}</time>
          </p>
          <ul>
            {lines.map((line, index) => (
              <li key={index}>{logSentence(line, words)}</li>
            ))}
          </ul>
        </Group>
      ))}
    </Groups>
  )
}

function useLogWords(clients: readonly ClientRow[]): LogWords {
  const log = useTexts(texts)
  const side = useTexts(sideTexts)
  const { day } = useFormat()
  const locale = useLocale()
  const clientName = (id: string) => clients.find(({ client_id }) => String(client_id) === id)?.name ?? id
  return { log, side, locale, day, clientName }
}
