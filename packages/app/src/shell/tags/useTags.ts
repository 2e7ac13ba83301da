import { useEffect, useReducer, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { unsavedWork } from '@waldkerf/app/platform/unsaved/unsaved'
import { tagsAsText, tagsFromText, changeTags, type TagsState } from './state/tags.ts'
import { findPage, pinnedPages, type TaggedPart } from './taggedPart.ts'

function begin({ table, allowed, storageKey, owner }: TaggedPart): TagsState {
  return tagsFromText(sessionStorage.getItem(storageKey), owner, pinnedPages({ table, allowed }), (address) => {
    const { pathname, search } = new URL(address, location.origin)
    const page = findPage(table, pathname, search)
    return page && allowed.has(page.routeId) ? page : undefined
  })
}

/**
 * The open tags: each navigation opens or shows one. They are restored after a reload.
 * @returns the state, the function that changes it, and whether the shown page has a tag
 */
export function useTags(part: TaggedPart, { on, shows }: { on: boolean; shows: boolean }) {
  const { pathname, search, key } = useLocation()
  const { table, allowed, storageKey, owner } = part
  const [state, dispatch] = useReducer(changeTags, part, begin)
  const found = findPage(table, pathname, search)
  // A page that the frame shows outside of the tags cannot be kept when the user leaves it.
  const page = found && !shows ? { ...found, cached: false } : found
  const [shown, setShown] = useState<string>()
  // Set while rendering, not in an effect: the new page must never be rendered in place of another one.
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
  // Navigation loses no unsaved input of pages that are kept.
  useEffect(
    () => unsavedWork.keepAlive((path) => on && state.tags.some((tag) => tag.path === path && tag.cached)),
    [on, state.tags],
  )
  // `unsavedWork` knows which pages have unsaved input, also hidden ones; the tags' marks follow it.
  useEffect(() => {
    const follow = () => {
      for (const { path, unsaved } of state.tags) {
        if (unsavedWork.has(path) !== unsaved) dispatch({ type: 'unsaved', path, unsaved: !unsaved })
      }
    }
    follow()
    const unsubscribe = unsavedWork.subscribe(follow)
    return () => {
      unsubscribe()
    }
  }, [state.tags])
  return { state, dispatch, hasTag: page !== undefined }
}
