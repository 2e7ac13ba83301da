import { type KeyboardEvent, useState } from 'react'
import type { OpenTag, TagActions } from '../types.ts'

const focusedLink = (event: KeyboardEvent<HTMLElement>) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tag]') : null

/** Where an arrow, Home or End leads from a place among so many. */
function target(key: string, place: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowRight: (place + 1) % count,
    ArrowLeft: (place - 1 + count) % count,
    Home: 0,
    End: count - 1,
  }
  return targets[key]
}

/**
 * Arrows, Home and End go along the tags, Delete closes, Shift+F10 opens the menu, Ctrl+Shift with an arrow moves.
 * @returns the handler for the bar, and the tag Tab stops at
 */
export function useTagKeys(
  tags: readonly OpenTag[],
  actions: Pick<TagActions, 'close' | 'move'>,
  onMenu: (id: string, link: HTMLElement) => void,
) {
  const [stop, setStop] = useState<string>()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const link = focusedLink(event)
    const place = tags.findIndex((tag) => tag.id === link?.dataset['tag'])
    const tag = tags[place]
    if (!link || !tag) return
    const to = target(event.key, place, tags.length)
    if (event.key === 'Delete' && !tag.pinned) actions.close(tag.id)
    else if (event.key === 'F10' && event.shiftKey) onMenu(tag.id, link)
    else if (to !== undefined && event.ctrlKey && event.shiftKey) actions.move(tag.id, to)
    else if (to !== undefined && !event.ctrlKey && !event.altKey && !event.metaKey) {
      setStop(tags[to]?.id)
      event.currentTarget.querySelectorAll<HTMLElement>('[data-tag]')[to]?.focus()
    } else return
    event.preventDefault()
  }
  return { onKeyDown, stop, setStop }
}
