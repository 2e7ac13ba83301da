import type { SavedView } from '@waldkerf/domain/entities/views'
import { Suspense, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { Menu } from '@waldkerf/ui/parts/Menu/Menu'
import type { ViewActions } from '../usersTypes.ts'
import { texts } from './views.texts.ts'

const SaveView = lazyPart(async () => (await import('./SaveView.tsx')).SaveView)
const ManageViews = lazyPart(async () => (await import('./ManageViews.tsx')).ManageViews)

export interface ViewMenuProps {
  views: readonly SavedView[]
  actions: ViewActions
}

/** The saved views of the list: shown, saved and managed. */
export function ViewMenu({ views, actions }: ViewMenuProps) {
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
            ? [{ id: 'manage', label: t.manage, icon: 'settings' as const, onSelect: () => setDialog('manage') }]
            : []),
        ]}
      />
      <Suspense>
        {dialog === 'save' && <SaveView onSave={actions.save} onClose={close} />}
        {dialog === 'manage' && <ManageViews views={views} actions={actions} onClose={close} />}
      </Suspense>
    </>
  )
}
