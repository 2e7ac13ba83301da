import { TagsView, type TagActions } from '@waldkerf/ui/chrome/TagsView/TagsView'
import { Activity, useLayoutEffect, useRef, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Outlet, useNavigate } from 'react-router-dom'
import { KeptPage, useLivePage } from './KeptPage.tsx'
import { type TaggedPart, pageTitle } from './taggedPart.ts'
import { type Tag, landingAfter, lostBy, type TagEvent, type TagsState } from './state/tags.ts'
import { useTags } from './useTags.ts'
import { mayClose } from '@waldkerf/app/platform/unsaved/leave'
import { followScrolling } from '../followScrolling.ts'

export interface TaggedPagesProps {
  /** Where the bar goes, below the top bar; undefined until it stands there. */
  place: HTMLElement | null
  part: TaggedPart
  /** When tags are switched off, the shown page stays until the next one; after that no page is kept. */
  on: boolean
  /** False from switching tags on until the next page: taking over the shown page would make it begin anew. */
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

const home = '/'
const tagAddress = ({ path, search }: Tag) => path + search

/** Actions of the bar: closing first goes where one lands, and asks before unsaved input is lost. */
function useTagActions(state: TagsState, dispatch: (event: TagEvent) => void): TagActions {
  const navigate = useNavigate()
  const perform = async (event: TagEvent) => {
    if (!(await mayClose(lostBy(state, event).map(({ path }) => path)))) return
    const landing = landingAfter(state, event)
    // The page is there before its tag goes: where the focus is then decides where it goes on.
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

/** Each page's own place in the window: where it was when it is shown again, at the top when it is new. */
function useWindowScroll(page: string) {
  const findPlace = useScrollPlaces(page)
  const shown = useRef(page)
  useLayoutEffect(() => {
    // The one that stands when this begins is where it is.
    if (shown.current === page) return
    shown.current = page
    window.scrollTo({ top: findPlace(page) ?? 0, behavior: 'instant' })
  }, [page, findPlace])
}

/** Where the window was scrolled to, by what was shown. */
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
 * Follows the window's scrolling.
 * @param id of what is shown; known before the next scroll event, so that none is counted for what was shown before
 * @returns where it was when something was shown last, in px
 */
function useScrollPlaces(id: string): (id: string) => number | undefined {
  const [places] = useState(createScrollPlaces)
  useLayoutEffect(() => places.show(id), [places, id])
  useEffect(() => followScrolling(places.keep), [places])
  return places.of
}
