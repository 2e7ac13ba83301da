import { changeTags, type Tag, type TagEvent, type TagsState } from './tags.ts'

/** The most recently used of them, else the one at the place where the closed tag was. */
function next(rest: readonly Tag[], place: number): Tag | undefined {
  const latest = rest.toSorted((one, other) => other.seen - one.seen)[0]
  return latest && latest.seen > 0 ? latest : (rest[place] ?? rest.at(-1))
}

/**
 * Where closing tags takes the user, if the page shown is among them.
 * @returns the tag to go to; `home` when none is left; undefined to stay
 */
export function landingAfter(state: TagsState, event: TagEvent): Tag | 'home' | undefined {
  const rest = changeTags(state, event).tags
  const stays = state.active === undefined || rest.some((tag) => tag.path === state.active)
  // Closing the others brings the clicked one to the front, also when another was shown that stays.
  if (event.type === 'closeOthers') return rest.find((tag) => tag.path === event.path && tag.path !== state.active)
  if (stays) return undefined
  if (event.type === 'closeAll') return rest.at(-1) ?? 'home'
  const place = state.tags.findIndex((tag) => tag.path === state.active)
  return next(rest, place) ?? 'home'
}

/** Tags with unsaved input that an event would close: the user is asked first. */
export function lostBy(state: TagsState, event: TagEvent): Tag[] {
  const rest = changeTags(state, event).tags
  if (event.type === 'refresh') return state.tags.filter((tag) => tag.path === event.path && tag.unsaved)
  return state.tags.filter((tag) => tag.unsaved && !rest.some((left) => left.path === tag.path))
}
