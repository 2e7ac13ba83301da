import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { unsavedWork } from '../unsaved/unsaved.ts'
import { tagsAsText, tagsFromText } from './state/storedTags.ts'
import { pageOf, pinnedPages, type TaggedPart } from './taggedPart.ts'
import { changeTags, type TagsState } from './state/tags.ts'

function begin({ table, allowed, storageKey, owner }: TaggedPart): TagsState {
  return tagsFromText(sessionStorage.getItem(storageKey), owner, pinnedPages({ table, allowed }), (address) => {
    const { pathname, search } = new URL(address, location.origin)
    const page = pageOf(table, pathname, search)
    return page && allowed.has(page.routeId) ? page : undefined
  })
}

/**
 * The open pages as they follow from where the router goes, kept over a reload.
 * @returns the state, what changes it, and whether the page shown has a tag
 */
export function useTags(part: TaggedPart) {
  const { pathname, search, key } = useLocation()
  const { table, allowed, storageKey, owner } = part
  const [state, dispatch] = useReducer(changeTags, part, begin)
  const page = pageOf(table, pathname, search)
  const [shown, setShown] = useState<string>()
  // In the same rendering: the page that is gone to must never be drawn in another one's place.
  if (shown !== key) {
    setShown(key)
    dispatch(page ? { type: 'visit', page } : { type: 'leave' })
  }
  const [admitted, setAdmitted] = useState(allowed)
  if (admitted !== allowed) {
    setAdmitted(allowed)
    dispatch({ type: 'allow', allowed })
  }
  useEffect(() => sessionStorage.setItem(storageKey, tagsAsText(state, owner)), [state, storageKey, owner])
  // Going to another page loses nothing of those that are kept.
  useEffect(
    () => unsavedWork.keepAlive((path) => state.tags.some((tag) => tag.path === path && tag.cached)),
    [state.tags],
  )
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  }, [state])
  /** From the page itself. A hidden one has no say: its effects are taken down, not its input. */
  const [report] = useState(() => (path: string, unsaved: boolean) => {
    if (latest.current.active === path) dispatch({ type: 'unsaved', path, unsaved })
  })
  return { state, dispatch, report, hasTag: page !== undefined }
}
