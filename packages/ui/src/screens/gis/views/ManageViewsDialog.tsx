import { errorText } from '@waldkerf/domain/words/errorText'
import { useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { ViewRow } from './ViewRow.tsx'
import { Problem, Rows } from './views.styles.ts'
import { texts } from './views.texts.ts'
import type { GisView, ViewActions } from './viewTypes.ts'

export interface ManageViewsDialogProps {
  views: readonly GisView[]
  actions: ViewActions
  onClose: () => void
}

/** The saved views, each to be renamed, replaced, deleted or shown when the page is opened. */
export function ManageViewsDialog({ views, actions, onClose }: ManageViewsDialogProps) {
  const t = useTexts(texts)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState('')
  async function run(work: Promise<void>, done = '') {
    setProblem('')
    try {
      await work
      setSaid(done)
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  return (
    <Dialog open onClose={onClose} title={t.manageTitle} actions={<Button onClick={onClose}>{t.close}</Button>} wide>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {problem && <Problem role="alert">{problem}</Problem>}
      {views.length === 0 && <EmptyState drawing="map" title={t.none} text={t.noneText} />}
      <Rows>
        {views.map((view) => (
          <ViewRow
            key={view.id}
            view={view}
            taken={views.filter(({ id }) => id !== view.id).map(({ name }) => name)}
            onRename={async (name) => {
              await actions.rename(view.id, name)
              setSaid(t.done.rename)
            }}
            onReplace={() => void run(actions.replace(view.id), t.done.replace)}
            onRemove={() => void run(actions.remove(view.id), t.done.remove)}
            onStandard={(on) => void run(actions.setStandard(on ? view.id : undefined))}
          />
        ))}
      </Rows>
    </Dialog>
  )
}
