import { recordWay } from '@waldkerf/domain/beetles/reports/recordWay'
import type { BeetleChange } from '@waldkerf/domain/entities/beetles/beetleHistory'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { ConversationEntry } from '@waldkerf/domain/entities/beetles/conversation'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon, type IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { Way } from './record.styles.ts'
import { recordTexts } from '../reports.texts.ts'

const signs = { done: 'check', now: 'arrow-right', next: 'clock' } as const satisfies Record<string, IconName>

interface RecordWayProps {
  beetle: Beetle
  changes: readonly BeetleChange[]
  /** Of the conversation. */
  entries: readonly ConversationEntry[]
}

/** From the report to the decision, with the days. */
export function RecordWay({ beetle, changes, entries }: RecordWayProps) {
  const t = useTexts(recordTexts)
  const { instant } = useFormat()
  return (
    <Way aria-label={t.way.title}>
      {recordWay(beetle, changes, entries).map(({ step, state, at }) => (
        <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <Icon name={signs[state]} size={16} />
          <strong>{t.way[step]}</strong>
          <small>{at ? <time dateTime={at}>{instant(at)}</time> : state !== 'done' && t.way[state]}</small>
        </li>
      ))}
    </Way>
  )
}
