import { TagsView, type TagActions } from '@waldkerf/ui/chrome/TagsView/TagsView'
import { Activity, useLayoutEffect, useRef, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Outlet, useNavigate } from 'react-router-dom'
import { KeptPage, useLivePage } from './KeptPage.tsx'
import { type TaggedPart, pageTitle } from './taggedPart.ts'
import { type Tag, landingAfter, findTagsLosingInput, type TagEvent, type TagsState } from './state/tags.ts'
import { useTags } from './useTags.ts'
import { mayClose } from '@waldkerf/app/platform/unsaved/leave'
import { followScrolling } from '../followScrolling.ts'

export interface TaggedPagesProps {
  /** The element below the top bar in which the tags are shown; null until it exists. */
  place: HTMLElement | null
  part: TaggedPart
  /** Whether tags are switched on. When they are switched off, the shown page stays until the next navigation. */
  on: boolean
  /** False from switching tags on until the next navigation: showing the current page here would restart it. */
  shows: boolean
  /** In the dashboard's place stands a page that is none of the tags'. */
  isLost?: boolean
}

/** Sorts by path, not in the order of the tags: a page that is moved in the document loses its scroll position. */
const inStableOrder = (tags: readonly Tag[]) =>
  tags.filter((tag) => tag.alive).toSorted((one, other) => (one.path < other.path ? -1 : 1))

/** The pages of the open tags: the shown one and the hidden ones, which keep their state. */
export function TaggedPages({ place, part, on, shows, isLost }: TaggedPagesProps) {
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
      activeId={isLost ? undefined : state.active}
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

const home = '/'
const tagAddress = ({ path, search }: Tag) => path + search

/** Actions of the bar. Closing a tag asks before unsaved input is lost, and first navigates to the next page. */
function useTagActions(state: TagsState, dispatch: (event: TagEvent) => void): TagActions {
  const navigate = useNavigate()
  const perform = async (event: TagEvent) => {
    if (!(await mayClose(findTagsLosingInput(state, event).map(({ path }) => path)))) return
    const landing = landingAfter(state, event)
    // The next page is shown before the tag is removed, because the focus moves from where it is then.
    if (landing) await navigate(landing === 'home' ? home : tagAddress(landing), { flushSync: true })
    dispatch(event)
    if (event.type !== 'refresh') return
    const tag = state.tags.find(({ path }) => path === event.path)
    if (tag) await navigate(`/redirect${tagAddress(tag)}`, { replace: tag.path === state.active })
  }
  return {
    refresh: (path) => void perform({ type: 'refresh', path }),
    close: (path) => void perform({ type: 'close', path }),
    closeOthers: (path) => void perform({ type: 'closeOthers', path }),
    closeAll: () => void perform({ type: 'closeAll' }),
    move: (path, to) => dispatch({ type: 'move', path, to }),
  }
}

/** Keeps a scroll position of the window for each page; a new page starts at the top. */
function useWindowScroll(page: string) {
  const findPlace = useScrollPlaces(page)
  const shown = useRef(page)
  useLayoutEffect(() => {
    // The page that is shown at first is not scrolled.
    if (shown.current === page) return
    shown.current = page
    window.scrollTo({ top: findPlace(page) ?? 0, behavior: 'instant' })
  }, [page, findPlace])
}

/** Scroll positions of the window by id of the shown page. */
function createScrollPlaces() {
  const places = new Map<string, number>()
  let shown = ''
  return {
    of: (id: string) => places.get(id),
    show(id: string) {
      shown = id
    },
    keep: () => places.set(shown, window.scrollY),
  }
}

/**
 * Remembers the window's scroll position for each id.
 * @param id of the shown page; set before the next scroll event, so that no event counts for the previous page
 * @returns a function that finds the last scroll position of an id, in px
 */
function useScrollPlaces(id: string): (id: string) => number | undefined {
  const [places] = useState(createScrollPlaces)
  useLayoutEffect(() => places.show(id), [places, id])
  useEffect(() => followScrolling(places.keep), [places])
  return places.of
}
