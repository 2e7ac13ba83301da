import { TagsView } from '@waldkerf/ui/chrome/TagsView/TagsView'
import { Activity } from 'react'
import { createPortal } from 'react-dom'
import { Outlet } from 'react-router-dom'
import { KeptPage, useLivePage } from './KeptPage.tsx'
import { type TaggedPart, pageTitle } from './taggedPart.ts'
import type { Tag } from './state/tags.ts'
import { useTagActions } from './useTagActions.ts'
import { useTags } from './useTags.ts'
import { useWindowScroll } from './useWindowScroll.ts'

export interface TaggedPagesProps {
  /** Where the bar goes, below the top bar; undefined until it stands there. */
  place: HTMLElement | null
  part: TaggedPart
  /** Off, they only go on with what they show until the next page; then nothing is kept any more. */
  on: boolean
  /** Whether the page is theirs to show. It is not yet while the one stands on which they were switched on. */
  shows: boolean
}

/** By path: the order of the tags must not move pages, which would lose their scroll. */
const inStableOrder = (tags: readonly Tag[]) =>
  tags.filter((tag) => tag.alive).toSorted((one, other) => (one.path < other.path ? -1 : 1))

/** The pages of the open tags: the one shown and those that wait, with everything that was done in them. */
export function TaggedPages({ place, part, on, shows }: TaggedPagesProps) {
  const live = useLivePage()
  const { state, dispatch, hasTag } = useTags(part, { on, shows })
  const actions = useTagActions(state, dispatch)
  useWindowScroll(state.active ?? '')
  const pages = inStableOrder(state.tags).filter(({ path }) => shows || path !== state.active)
  const bar = (
    <TagsView
      tags={state.tags.map(({ path, search, pinned, unsaved }) => ({
        id: path,
        title: pageTitle(part, path),
        to: path + search,
        pinned,
        unsaved,
      }))}
      activeId={state.active}
      actions={actions}
    />
  )
  return (
    <>
      {place && createPortal(bar, place)}
      {pages.map(({ path, generation, routeId }) => (
        <Activity key={`${path} ${generation}`} mode={path === state.active ? 'visible' : 'hidden'}>
          <KeptPage live={live} active={path === state.active} readOnly={!part.allowed.has(routeId)} />
        </Activity>
      ))}
      {shows && !hasTag && <Outlet />}
    </>
  )
}
