import type { SamplesEntry } from '@waldkerf/domain/entities/samples'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { Bar } from '../../parts/Bar/Bar.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx'
import { type Loadable, shown } from '../../parts/Loadable/Loadable.tsx'
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx'
import { List, Screen } from './SamplesScreen.styles.ts'
import { texts } from './SamplesScreen.texts.ts'

export interface SamplesScreenProps {
  /** The latest first. */
  entries: Loadable<readonly SamplesEntry[]>
}

/** All entries with their days. */
export function SamplesScreen({ entries }: SamplesScreenProps) {
  const t = useTexts(texts)
  const rows = shown(entries)
  return (
    <Screen>
      <h1 tabIndex={-1}>{t.title}</h1>
      <Trouble entries={entries} />
      {rows && <Entries rows={rows} />}
    </Screen>
  )
}

/** Stands in place of the entries, or above older ones. */
function Trouble({ entries }: SamplesScreenProps) {
  const t = useTexts(texts)
  if (entries.status === 'loading')
    return (
      <output>
        <VisuallyHidden>{t.loading}</VisuallyHidden>
        <Skeleton height="240px" />
      </output>
    )
  if (entries.status === 'ready') return null
  const { data, message, retry } = entries
  if (!data) return <ErrorState title={t.failed} message={message} onRetry={retry} />
  return <Bar tone="warning" icon="warning" message={t.stale} actions={<Button onClick={retry}>{t.retry}</Button>} />
}

function Entries({ rows }: { rows: readonly SamplesEntry[] }) {
  const t = useTexts(texts)
  const { day } = useFormat()
  if (rows.length === 0) return <EmptyState {...t.empty} />
  return (
    <List aria-label={t.title}>
      {rows.map(({ id, bezeichnung, datum }) => (
        <li key={id}>
          <span>{bezeichnung}</span>
          <time dateTime={datum}>{day(datum)}</time>
        </li>
      ))}
    </List>
  )
}
