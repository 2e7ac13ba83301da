import { Suspense, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { lazyPart } from '../Later/lazyPart.tsx'
import { shown } from '../Loadable/Loadable.tsx'
import { Menu, type MenuItem } from '../Menu/Menu.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { MenuPlace } from './SavedViews.styles.ts'
import { texts } from './SavedViews.texts.ts'
import type { ShownViews, ViewActions } from './viewTypes.ts'

export type { ShownView, ShownViews, ViewActions } from './viewTypes.ts'

const SaveViewDialog = lazyPart(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog)
const ManageViewsDialog = lazyPart(async () => (await import('./ManageViewsDialog.tsx')).ManageViewsDialog)

export interface SavedViewsProps {
  views: ShownViews
  actions: ViewActions
}

/** The saved views of a list: to be shown, saved and looked after. */
export function SavedViews({ views, actions }: SavedViewsProps) {
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
      <MenuPlace data-views={current ? 'named' : 'none'}>
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
