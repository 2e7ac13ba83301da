import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { Bar } from '../Bar/Bar.tsx'
import { Button } from '../Button/Button.tsx'
import { texts } from './DraftBar.texts.ts'

export interface DraftBarProps {
  /** A draft from before; absent when there is none, or it was decided on. */
  draft?: {
    /** ISO 8601. */
    savedAt: string
    /** The entry was changed after the draft was begun. */
    outdated: boolean
  }
  /** Why what is typed now cannot be kept. */
  problem?: 'full' | 'blocked'
  onRestore: () => void
  onDiscard: () => void
}

/** Over a form: offers what was typed and not saved. Nothing is restored unasked. */
export function DraftBar({ draft, problem, onRestore, onDiscard }: DraftBarProps) {
  const t = useTexts(texts)
  const { instant } = useFormat()
  return (
    <div role="status">
      {problem && <Bar tone="warning" icon="warning" message={t.problems[problem]} />}
      {draft && (
        <Bar
          icon="clock"
          message={[t.found(instant(draft.savedAt)), draft.outdated && t.outdated].filter(Boolean).join(' ')}
          actions={
            <>
              <Button onClick={onRestore}>{t.restore}</Button>
              <Button variant="quiet" onClick={onDiscard}>
                {t.discard}
              </Button>
            </>
          }
        />
      )}
    </div>
  )
}
