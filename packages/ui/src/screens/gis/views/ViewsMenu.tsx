import { Suspense, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Menu, type MenuItem } from '@waldkerf/ui/parts/Menu/Menu'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { MenuPlace } from './views.styles.ts'
import { texts } from './views.texts.ts'
import type { GisViews, ViewActions } from './viewTypes.ts'

export type { GisView, GisViews, ViewActions } from './viewTypes.ts'

const SaveViewDialog = lazyPart(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog)
const ManageViewsDialog = lazyPart(async () => (await import('./ManageViewsDialog.tsx')).ManageViewsDialog)

export interface ViewsMenuProps {
  views: GisViews
  actions: ViewActions
}

/** The saved views: to be shown, saved and looked after. */
export function ViewsMenu({ views, actions }: ViewsMenuProps) {
  const t = useTexts(texts)
  const [open, setOpen] = useState<'save' | 'manage'>()
  const known = shown(views) ?? []
  const current = known.find((view) => view.current)
  const close = () => setOpen(undefined)
  const items: MenuItem[] = [
    ...known.map(({ id, name, standard, current: checked }) => ({
      id: String(id),
      label: standard ? t.standard(name) : name,
      checked,
      onSelect: () => actions.apply(id),
    })),
    ...(views.status === 'failed'
      ? [{ id: 'retry', label: t.failed, icon: 'refresh' as const, onSelect: views.retry }]
      : []),
    { id: 'save', label: t.save, icon: 'plus', startsGroup: known.length > 0, onSelect: () => setOpen('save') },
    { id: 'manage', label: t.manage, icon: 'pencil', onSelect: () => setOpen('manage') },
  ]
  return (
    <>
      <MenuPlace>
        <Menu
          label={current ? t.current(current.name) : t.label}
          trigger={
            <>
              <Icon name="list" size={16} />
              <span>{current?.name ?? t.menu}</span>
            </>
          }
          items={items}
        />
      </MenuPlace>
      <Suspense>
        {open === 'save' && (
          <SaveViewDialog names={known.map(({ name }) => name)} onSave={actions.add} onClose={close} />
        )}
        {open === 'manage' && <ManageViewsDialog views={known} actions={actions} onClose={close} />}
      </Suspense>
    </>
  )
}
