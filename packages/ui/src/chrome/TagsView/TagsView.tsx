import { type RefObject, useEffect, useRef, useState, type MouseEvent } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Menu, type MenuItem } from '@waldkerf/ui/parts/Menu/Menu'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { Bar, List, Point, Cross, Dot, Item, Place, Title } from './TagsView.styles.ts'
import { texts, menuWords } from './TagsView.texts.ts'
import type { OpenTag, TagActions } from './types.ts'
import { useTagDrag, useTagKeys, useTagScroll } from './gestures/useTagDrag.ts'
import { MenuList } from '@waldkerf/ui/parts/Menu/MenuList'
import { Link } from '@waldkerf/ui/parts/Link/Link'

export type { OpenTag, TagActions } from './types.ts'

interface TagItemProps {
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
function TagItem({ tag, active, stop, dragged, onClose, onMenu }: TagItemProps) {
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

/** Right of the pointer, in px, so that the first press does not fall on an entry. */
const aside = 15

/** A tag's opened menu. */
interface AskedMenu {
  tag: OpenTag
  /** Had the focus, gets it back. */
  link: HTMLElement
  left: number
  top: number
}

interface TagMenuProps {
  asked: AskedMenu
  actions: TagActions
  onClose: () => void
}

const entry = (id: keyof typeof menuWords, onSelect: () => void): MenuItem => ({ id, label: menuWords[id], onSelect })

/** Refresh, Close, Close Others, Close All (spec section 2 'Chrome'), at the pointer; pinned tags have no Close. */
function TagMenu({ asked, actions, onClose }: TagMenuProps) {
  const { tag, link, left, top } = asked
  const button = useRef<HTMLElement>(link)
  const items = [
    entry('refresh', () => actions.refresh(tag.id)),
    ...(tag.pinned ? [] : [entry('close', () => actions.close(tag.id))]),
    entry('closeOthers', () => actions.closeOthers(tag.id)),
    entry('closeAll', actions.closeAll),
  ]
  return (
    <Point style={{ '--left': `${left + aside}px`, '--top': `${top}px` }}>
      <MenuList
        id={link.id}
        button={button}
        open
        onOpenChange={(open) => !open && onClose()}
        items={items}
        align="start"
      />
    </Point>
  )
}

export interface TagsViewProps {
  /** The pinned ones first. */
  tags: readonly OpenTag[]
  /** The one whose page is shown. */
  activeId?: string | undefined
  actions: TagActions
}

/** The open pages below the top bar, by mouse, keyboard and touch. */
export function TagsView({ tags, activeId, actions }: TagsViewProps) {
  const t = useTexts(texts)
  const bar = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [asked, setAsked] = useState<AskedMenu>()
  const [news, setNews] = useState('')
  useFocusAfterClosing(bar, tags.length)
  const move = (id: string, to: number) => {
    const tag = tags.find((one) => one.id === id)
    if (!tag || tag.pinned) return
    actions.move(id, to)
    // The pinned ones keep their places.
    const least = tags.filter((one) => one.pinned).length
    setNews(t.moved(tag.title, Math.max(least, Math.min(tags.length - 1, to)) + 1, tags.length))
  }
  const close = (id: string) => {
    holdFocus(bar.current)
    actions.close(id)
  }
  const ask = (tag: OpenTag, link: HTMLElement, left: number, top: number) => setAsked({ tag, link, left, top })
  const { onKeyDown, stop, setStop } = useTagKeys(tags, { close, move }, (id, link) => {
    const { left, bottom } = link.getBoundingClientRect()
    const tag = tags.find((one) => one.id === id)
    if (tag) ask(tag, link, left, bottom)
  })
  const { dragged, handlers } = useTagDrag(
    tags.map((tag) => tag.id),
    move,
  )
  useTagScroll(list, activeId, tags.length)
  const stopsAt = [stop, activeId, tags[0]?.id].find((id) => tags.some((tag) => tag.id === id))
  return (
    <Bar ref={bar} aria-label={t.label} onKeyDown={onKeyDown} onBlur={() => setStop(undefined)}>
      <List ref={list} {...handlers}>
        {tags.map((tag) => (
          <TagItem
            key={tag.id}
            tag={tag}
            active={tag.id === activeId}
            stop={tag.id === stopsAt}
            dragged={tag.id === dragged}
            onClose={() => close(tag.id)}
            onMenu={(link, left, top) => ask(tag, link, left, top)}
          />
        ))}
      </List>
      <AllPages tags={tags} activeId={activeId} onMove={move} />
      {asked && <TagMenu asked={asked} actions={{ ...actions, close }} onClose={() => setAsked(undefined)} />}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Bar>
  )
}

type AllPagesProps = Pick<TagsViewProps, 'tags' | 'activeId'> & { onMove: TagActions['move'] }

/** Every open page as a list, for when they do not fit; and moving by single presses (WCAG 2.5.7). */
function AllPages({ tags, activeId, onMove }: AllPagesProps) {
  const t = useTexts(texts)
  const place = tags.findIndex((tag) => tag.id === activeId)
  const movable = place >= 0 && !tags[place]?.pinned
  const move = (label: string, to: number) => ({
    id: `move ${to}`,
    label,
    icon: to < place ? ('chevron-left' as const) : ('chevron-right' as const),
    startsGroup: to < place,
    onSelect: () => activeId !== undefined && onMove(activeId, to),
  })
  return (
    <Menu
      label={t.all}
      trigger={<Icon name="chevron-down" size={16} />}
      items={[
        ...tags.map(({ id, title, to }) => ({ id, label: title, to })),
        ...(movable ? [move(t.left, place - 1), move(t.right, place + 1)] : []),
      ]}
    />
  )
}

/** Closing a tag removes the focus with it. Until the next tag has it, the page's heading must not take it. */
function holdFocus(bar: HTMLElement | null) {
  if (bar) bar.dataset['keepsFocus'] = ''
}

function focusShownTag(bar: HTMLElement | null) {
  if (bar?.dataset['keepsFocus'] === undefined) return
  delete bar.dataset['keepsFocus']
  const shown = bar.querySelector<HTMLElement>('[aria-current]')
  const next = shown ?? bar.querySelector<HTMLElement>('[data-tag]')
  next?.focus()
}

/** After closing a tag from the bar, the focus goes on to the tag of the page that is shown then. */
function useFocusAfterClosing(bar: RefObject<HTMLElement | null>, count: number) {
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) focusShownTag(bar.current)
    before.current = count
  }, [bar, count])
}
