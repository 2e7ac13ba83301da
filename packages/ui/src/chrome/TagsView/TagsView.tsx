import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { Menu } from '../../parts/Menu/Menu.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx'
import { TagItem } from './TagItem.tsx'
import { type AskedMenu, TagMenu } from './TagMenu.tsx'
import { Bar, List } from './TagsView.styles.ts'
import { texts } from './TagsView.texts.ts'
import type { OpenTag, TagActions } from './types.ts'
import { useTagDrag } from './gestures/useTagDrag.ts'
import { useTagKeys } from './gestures/useTagKeys.ts'
import { useTagScroll } from './gestures/useTagScroll.ts'

export type { OpenTag, TagActions } from './types.ts'

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

/** A tag that is closed takes the focus with it: until the next one has it, the page's heading must not. */
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

/** After closing by the bar's own means the focus goes on to the tag of the page that is shown then. */
function useFocusAfterClosing(bar: RefObject<HTMLElement | null>, count: number) {
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) focusShownTag(bar.current)
    before.current = count
  }, [bar, count])
}
