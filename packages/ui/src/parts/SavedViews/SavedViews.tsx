import type { SavedView } from '@waldkerf/domain/entities/beetles/views'
import { Suspense, useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { lazyPart } from '../Later/lazyPart.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { texts } from './SavedViews.texts.ts'
import type { ViewActions } from './viewTypes.ts'

export type { ViewActions } from './viewTypes.ts'

const SaveViewDialog = lazyPart(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog)
const ManageViewsDialog = lazyPart(async () => (await import('./ManageViewsDialog.tsx')).ManageViewsDialog)

export interface SavedViewsProps {
  views: readonly SavedView[]
  actions: ViewActions
}

/** The saved views of the list: shown, saved and managed. */
export function SavedViews({ views, actions }: SavedViewsProps) {
  const t = useTexts(texts)
  const [dialog, setDialog] = useState<'save' | 'manage'>()
  const close = () => setDialog(undefined)
  return (
    <>
      <Menu
        label={t.menu}
        trigger={<Icon name="list" />}
        items={[
          ...views.map((view) => ({ id: String(view.id), label: view.name, onSelect: () => actions.show(view) })),
          { id: 'save', label: t.save, icon: 'plus', startsGroup: views.length > 0, onSelect: () => setDialog('save') },
          ...(views.length > 0
            ? [{ id: 'manage', label: t.manage, icon: 'pencil' as const, onSelect: () => setDialog('manage') }]
            : []),
        ]}
      />
      <Suspense>
        {dialog === 'save' && <SaveViewDialog onSave={actions.save} onClose={close} />}
        {dialog === 'manage' && <ManageViewsDialog views={views} actions={actions} onClose={close} />}
      </Suspense>
    </>
  )
}
