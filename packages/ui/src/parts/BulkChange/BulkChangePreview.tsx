import type { BulkPlan } from '@waldkerf/domain/bulk/planBulk'
import { useFormat } from '@waldkerf/ui/i18n/Language'
import { Icon } from '../Icon/Icon.tsx'
import { Lines } from './BulkChange.styles.ts'

const signs = { ready: 'check', none: 'info', warning: 'warning', skipped: 'minus' } as const

/** A sentence of the preview: how many will be changed, points to note, who is left out. */
export interface PreviewLine {
  tone: keyof typeof signs
  text: string
}

/** The expected effect of a bulk change, before anything is sent; read out when another choice changes it. */
export function BulkChangePreview({ lines }: { lines: readonly PreviewLine[] }) {
  return (
    <div role="status">
      <Lines>
        {lines.map(({ tone, text }) => (
          <li key={text} data-tone={tone}>
            <Icon name={signs[tone]} size={16} />
            {text}
          </li>
        ))}
      </Lines>
    </div>
  )
}

/** A sentence about so many records. */
type Counted = (count: string, one: boolean) => string

export interface PlanWords<Why extends string> {
  ready: Counted
  noneReady: string
  /** In the order in which the reasons are said. */
  skipped: Readonly<Record<Why, Counted>>
}

/**
 * The plan of a bulk change in sentences.
 * @param minded how many of the ready ones deserve a second look, and the sentence about them
 */
export function usePlanLines<Why extends string>(
  { ready, skipped }: BulkPlan<unknown, Why>,
  words: PlanWords<Why>,
  minded: { count: number; say: Counted },
): PreviewLine[] {
  const { number } = useFormat()
  const line = (tone: PreviewLine['tone'], say: Counted, count: number): PreviewLine[] =>
    count > 0 ? [{ tone, text: say(number(count), count === 1) }] : []
  const reasons = Object.keys(words.skipped) as Why[]
  const left = reasons.flatMap((reason) =>
    line('skipped', words.skipped[reason], skipped.filter(({ why }) => why === reason).length),
  )
  const first = line('ready', words.ready, ready.length)
  return [
    ...(first.length > 0 ? first : [{ tone: 'none' as const, text: words.noneReady }]),
    ...line('warning', minded.say, minded.count),
    ...left,
  ]
}
