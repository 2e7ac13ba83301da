import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import type { ReactNode } from 'react'
import { FewFirst } from './FewFirst.tsx'
import type {
  Comparison,
  ImportActions,
  ImportKind,
  ImportState,
  ImportWords,
  PlanSummary,
  Sending,
} from './importTypes.ts'
import { texts } from './ImportFlow.texts.ts'
import { leftOut } from './leftOver.ts'
import { RefusedRows } from './RefusedRows.tsx'
import { List, Muted, Stack } from './imports.styles.ts'

export interface ComparedStepProps<K extends ImportKind> {
  comparison: Extract<Comparison<K['row']>, { status: 'done' }>
  state: Pick<ImportState<K>, 'decision' | 'resumed'>
  actions: Pick<ImportActions<K>, 'decide' | 'rowAt'>
  words: Pick<ImportWords, 'near'>
  /** A choice of what the rows are afterwards. */
  statuses?: ReactNode
  /** A row, and the link to what is stored, where it perhaps is there already. */
  near: (row: K['row'], id: number) => { row: string; link: string }
}

/** Findings of the comparison with the stored rows, and the decision on them. */
export function ComparedStep<K extends ImportKind>(props: ComparedStepProps<K>) {
  const { comparison, state, actions, words, statuses, near: shownNear } = props
  const t = useTexts(texts)
  const { number } = useFormat()
  const { same, near, first } = comparison
  const { decision, resumed } = state
  return (
    <Card title={t.compare.title}>
      <Stack>
        {same > 0 && <p>{t.compare.same(number(same), same === 1)}</p>}
        {same === 0 && near === 0 && <p>{t.compare.neither}</p>}
        {near > 0 && (
          <>
            <p>{words.near(number(near), near === 1)}</p>
            <Checkbox
              label={t.compare.skip}
              checked={decision.skipsNear}
              onChange={({ target: { checked } }) => actions.decide({ skipsNear: checked })}
            />
            <FewFirst all={first}>
              {(some) => (
                <List>
                  {some.map(({ row, id }) => {
                    const { row: said, link } = shownNear(row, id)
                    return (
                      <li key={row.quell_id}>
                        <span>{said}</span>
                        <Link to={actions.rowAt(id)}>{link}</Link>
                      </li>
                    )
                  })}
                </List>
              )}
            </FewFirst>
          </>
        )}
        {resumed && <Muted>{t.send.resumed(number(resumed.gespeichert), resumed.gespeichert === 1)}</Muted>}
        {statuses}
      </Stack>
    </Card>
  )
}

interface DoneStepProps<K extends ImportKind> {
  sending: Extract<Sending, { status: 'done' }>
  plan: PlanSummary<K>
  state: ImportState<K>
  words: Pick<ImportWords, 'things' | 'after'>
  problem: (problem: K['problem']) => string
  onSaveRefused: () => void
}

/** Where each row of the file went, and the faulty ones. */
export function DoneStep<K extends ImportKind>({
  sending,
  plan,
  state,
  words,
  problem,
  onSaveRefused,
}: DoneStepProps<K>) {
  const { send: t } = useTexts(texts)
  const { number } = useFormat()
  const { stored, known } = sending
  return (
    <Card title={stored > 0 ? t.done(words.things(number(stored), stored === 1)) : t.none}>
      <Stack>
        <Outcome plan={plan} state={state} stored={stored} known={known} />
        {stored > 0 && words.after && <p>{words.after(state.decision.status, stored === 1)}</p>}
        {plan.refused > 0 && <RefusedRows plan={plan} problem={problem} onSave={onSaveRefused} />}
      </Stack>
    </Card>
  )
}

interface OutcomeProps<K extends ImportKind> extends Pick<DoneStepProps<K>, 'plan' | 'state'> {
  stored: number
  /** Found to be there while they were sent. */
  known: number
}

/** The parts add up to all rows of the file. */
function Outcome<K extends ImportKind>({ plan, state, stored, known }: OutcomeProps<K>) {
  const { send: t } = useTexts(texts)
  const { number } = useFormat()
  const name = state.file.status === 'ready' ? state.file.file.name : ''
  const total = plan.ready + plan.refused
  const away = leftOut(plan, state)
  const parts = { stored, ...away, known: known + away.known }
  if (stored === total) return <p role="status">{t.all(total === 1, name)}</p>
  return (
    <Stack role="status">
      <p>{t.rows(number(total), total === 1, name)}</p>
      <List data-counts="">
        {outcomes.map(
          (part) =>
            parts[part] > 0 && (
              <li key={part}>
                <span>{t.parts[part]}</span>
                <span>{number(parts[part])}</span>
              </li>
            ),
        )}
      </List>
    </Stack>
  )
}

const outcomes = ['stored', 'known', 'skipped', 'refused'] as const
