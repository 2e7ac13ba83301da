import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { matchOptions } from '../../parts/Combobox/matchOptions.ts'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx'
import type { MenuItem } from '../AppShell/types.ts'
import { MenuLink } from '../SidebarMenu/MenuEntry.tsx'
import { Menu } from '../SidebarMenu/Menu.styles.ts'
import { Nothing, Search } from './SidebarSearch.styles.ts'
import { texts } from './SidebarSearch.texts.ts'

export interface SidebarSearchProps {
  menu: readonly MenuItem[]
  /** The menu as it stands while nothing is looked for. */
  children: ReactNode
}

/** The pages with the groups they are in, which are searched as well. */
function flattenMenu(menu: readonly MenuItem[], groups = ''): { item: MenuItem; groups: string }[] {
  return menu.flatMap((item) =>
    item.children ? flattenMenu(item.children, `${groups} ${item.title}`) : [{ item, groups: groups.trim() }],
  )
}

/** Finds a screen in a long menu: results take the menu's place until the field is emptied. */
export function SidebarSearch({ menu, children }: SidebarSearchProps) {
  const t = useTexts(texts)
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [search, setSearch] = useState('')
  const pages = flattenMenu(menu)
  const options = pages.map(({ item, groups }) => ({ value: item.id, label: item.title, detail: groups }))
  const found = search.trim() ? matchOptions(options, search) : []
  const first = () => list.current?.querySelector('a')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') first()?.click()
    else if (event.key === 'ArrowDown') first()?.focus()
    else if (event.key === 'Escape' && search) {
      // Only the search ends, not the drawer around it.
      event.stopPropagation()
      setSearch('')
    } else return
    event.preventDefault()
  }
  return (
    <>
      <Search>
        <label htmlFor={id}>
          <Icon name="search" size={16} />
          <VisuallyHidden>{t.label}</VisuallyHidden>
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder={t.label}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Search>
      {search.trim() === '' ? (
        children
      ) : (
        <Menu ref={list} aria-label={t.results}>
          {pages
            .filter(({ item }) => found.some(({ value }) => value === item.id))
            .map(({ item }) => (
              <li key={item.id}>
                <MenuLink item={item} top />
              </li>
            ))}
          {found.length === 0 && <Nothing>{t.nothing}</Nothing>}
        </Menu>
      )}
      <VisuallyHidden role="status">{search.trim() && t.found(found.length)}</VisuallyHidden>
    </>
  )
}
