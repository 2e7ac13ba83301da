import { useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { useAttempt } from '../DetailPage/useAttempt.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { ViewRow } from './ViewRow.tsx'
import { Problem, Rows } from './SavedViews.styles.ts'
import { texts } from './SavedViews.texts.ts'
import type { ShownView, ViewActions } from './viewTypes.ts'

export interface ManageViewsDialogProps {
  views: readonly ShownView[]
  actions: ViewActions
  onClose: () => void
}

/** The saved views, each to be renamed, replaced, deleted or shown when the page is opened. */
export function ManageViewsDialog({ views, actions, onClose }: ManageViewsDialogProps) {
  const { setStandard } = actions
  const t = useTexts(texts)
  const [said, setSaid] = useState('')
  const { error, attempt } = useAttempt()
  const run = async (work: () => Promise<void>, done = '') => {
    if (await attempt('change', work)) setSaid(done)
  }
  return (
    <Dialog open onClose={onClose} title={t.manageTitle} actions={<Button onClick={onClose}>{t.close}</Button>} wide>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {error !== undefined && <Problem role="alert">{error}</Problem>}
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
            onReplace={() => void run(() => actions.replace(view.id), t.done.replace)}
            onRemove={() => void run(() => actions.remove(view.id), t.done.remove)}
            onStandard={setStandard && ((on) => void run(() => setStandard(on ? view.id : undefined)))}
          />
        ))}
      </Rows>
    </Dialog>
  )
}
