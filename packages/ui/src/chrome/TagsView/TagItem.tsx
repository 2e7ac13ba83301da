import type { MouseEvent } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { Link } from '../../parts/Link/Link.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx'
import { Cross, Dot, Item, Place, Title } from './TagsView.styles.ts'
import { texts } from './TagsView.texts.ts'
import type { OpenTag } from './types.ts'

export interface TagItemProps {
  tag: OpenTag
  /** Its page is shown. */
  active: boolean
  /** Tab stops here; arrows reach the others. */
  stop: boolean
  dragged: boolean
  onClose: () => void
  /** Asked for its menu, at a point of the window. */
  onMenu: (link: HTMLElement, left: number, top: number) => void
}

/** One open page: a link, and a cross unless it is pinned. */
export function TagItem({ tag, active, stop, dragged, onClose, onMenu }: TagItemProps) {
  const t = useTexts(texts)
  const { id, title, to, pinned, unsaved } = tag
  const closeByMiddle = (event: MouseEvent) => {
    if (event.button !== 1) return
    // Else the browser would open the page once more, in a tab of its own.
    event.preventDefault()
    if (!pinned) onClose()
  }
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    const link = event.currentTarget.querySelector('a')
    if (link) onMenu(link, event.clientX, event.clientY)
  }
  return (
    <Item
      data-active={active || undefined}
      data-dragged={dragged || undefined}
      onAuxClick={closeByMiddle}
      onContextMenu={openMenu}
    >
      <Place>
        <Link
          to={to}
          id={`tag-${id}`}
          data-tag={id}
          data-closable={!pinned || undefined}
          draggable={false}
          title={title}
          tabIndex={stop ? 0 : -1}
          aria-current={active ? 'page' : undefined}
        >
          {unsaved && <Dot />}
          <Title>{title}</Title>
          {unsaved && <VisuallyHidden> ({t.unsaved})</VisuallyHidden>}
        </Link>
      </Place>
      {!pinned && (
        <Cross type="button" tabIndex={-1} aria-label={t.close(title)} title={t.close(title)} onClick={onClose}>
          <Icon name="close" size={16} />
        </Cross>
      )}
    </Item>
  )
}
