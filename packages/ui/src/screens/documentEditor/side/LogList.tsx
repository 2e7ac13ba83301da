import type { ClientRow } from '@waldkerf/domain/entities/clients'
import type { DocumentLogEntry } from '@waldkerf/domain/entities/documents/documentLog'
import { useFormat, useLocale, useTexts } from '@waldkerf/ui/i18n/Language'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { styled } from 'styled-components'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { Quiet } from './side.styles.ts'
import { sideTexts } from '../DocumentEditorScreen.texts.ts'
import { logGroups, logSentence, type LogWords } from './logWords.ts'

export interface LogListProps {
  entries: Loadable<readonly DocumentLogEntry[]>
  clients: readonly ClientRow[]
  /** The person behind an address; the address itself where nobody is known. */
  personName: (mail: string) => string
}

/** Who changed what of the document, and when: from the database's log, the latest first. */
export function LogList({ entries, clients, personName }: LogListProps) {
  const t = useTexts(sideTexts).logList
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
  const log = useTexts(sideTexts).logList
  const side = useTexts(sideTexts)
  const { day } = useFormat()
  const locale = useLocale()
  const clientName = (id: string) => clients.find(({ client_id }) => String(client_id) === id)?.name ?? id
  return { log, side, locale, day, clientName }
}

const Groups = styled.ol`
  display: grid;
  gap: ${space(4)};
  padding: ${space(2)} ${space(4)} ${space(4)};
  margin: 0;
  list-style: none;
`

const Group = styled.li`
  min-width: 0;
  font-size: ${fontSize(13)};
  line-height: 18px;
  overflow-wrap: anywhere;

  time {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    white-space: nowrap;
  }
  ul {
    padding-inline-start: ${space(4)};
    margin: ${space(1)} 0 0;
  }
`

const Waiting = styled.output`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
`
