import { TagsView } from '@waldkerf/ui/chrome/TagsView/TagsView'
import { DiscardQuestion } from '@waldkerf/ui/chrome/DiscardQuestion/DiscardQuestion'
import { Activity } from 'react'
import { createPortal } from 'react-dom'
import { Outlet } from 'react-router-dom'
import { KeptPage, useLivePage } from './KeptPage.tsx'
import { type TaggedPart, titleOf } from './taggedPart.ts'
import type { Tag } from './state/tags.ts'
import { useTagActions } from './useTagActions.ts'
import { useTags } from './useTags.ts'
import { useWindowScroll } from './useWindowScroll.ts'

export interface TaggedPagesProps {
  /** Where the bar goes, below the top bar; undefined until it stands there. */
  place: HTMLElement | null
  part: TaggedPart
}

/** By path: the order of the tags must not move pages, which would lose their scroll. */
const inStableOrder = (tags: readonly Tag[]) =>
  tags.filter((tag) => tag.alive).toSorted((one, other) => (one.path < other.path ? -1 : 1))

/** The pages of the open tags: the one shown and those that wait, with everything that was done in them. */
export function TaggedPages({ place, part }: TaggedPagesProps) {
  const live = useLivePage()
  const { state, dispatch, report, hasTag } = useTags(part)
  const { actions, question } = useTagActions(state, dispatch)
  useWindowScroll(state.active ?? '')
  const bar = (
    <TagsView
      tags={state.tags.map(({ path, search, pinned, unsaved }) => ({
        id: path,
        title: titleOf(part, path),
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
      {inStableOrder(state.tags).map(({ path, generation, routeId }) => (
        <Activity key={`${path} ${generation}`} mode={path === state.active ? 'visible' : 'hidden'}>
          <KeptPage
            path={path}
            live={live}
            active={path === state.active}
            readOnly={!part.allowed.has(routeId)}
            report={report}
          />
        </Activity>
      ))}
      {!hasTag && <Outlet />}
      <DiscardQuestion
        titles={question.lost.map((tag) => titleOf(part, tag.path))}
        onKeep={question.keep}
        onDiscard={question.discard}
      />
    </>
  )
}
