import { useState } from 'react'
import { type OpenTag, TagsView, type TagsViewProps } from '../TagsView/TagsView.tsx'

export const tags: readonly OpenTag[] = [
  { id: 'dashboard', title: 'Dashboard', to: '#dashboard', pinned: true },
  { id: 'gis', title: 'GIS', to: '#gis' },
  { id: 'users', title: 'Nutzer', to: '#users' },
  { id: 'user', title: 'Nutzerdetails 7', to: '#user', unsaved: true },
]

/** More than fit. */
export const manyTags: readonly OpenTag[] = [
  ...tags,
  ...Array.from({ length: 14 }, (_, index) => ({
    id: `user-${index}`,
    title: `Nutzerdetails ${index + 8}`,
    to: `#user-${index}`,
  })),
]

/** Closes and moves tags as the application does; which page follows is the application's choice. */
export function ExampleTags({ tags: first, activeId, actions }: TagsViewProps) {
  const [open, setOpen] = useState(first)
  const [active, setActive] = useState(activeId)
  const close = (id: string) => {
    actions.close(id)
    const left = open.filter((tag) => tag.id !== id)
    setOpen(left)
    if (id === active) setActive(left.at(-1)?.id)
  }
  const move = (id: string, to: number) => {
    actions.move(id, to)
    const moved = open.find((tag) => tag.id === id)
    const least = open.filter((tag) => tag.pinned).length
    if (moved) setOpen(open.filter((tag) => tag !== moved).toSpliced(Math.max(least, to), 0, moved))
  }
  return <TagsView tags={open} activeId={active} actions={{ ...actions, close, move }} />
}
