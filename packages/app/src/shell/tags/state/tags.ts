/** A page that can have a tag. */
export interface TagPage {
  /** Its identity: two queries of a page share a tag, two records of a screen do not. */
  path: string
  search: string
  routeId: string
  /** Comes first and cannot be closed. */
  pinned: boolean
  /** Stays alive while another page is shown. */
  cached: boolean
}

export interface Tag extends TagPage {
  /** Holds input that is not saved. */
  unsaved: boolean
  /** Its page is in memory, shown or hidden. */
  alive: boolean
  /** Counted up by Refresh: the page begins anew. */
  generation: number
  /** Number of the visit it was shown at last; 0 is never. */
  seen: number
}

export interface TagsState {
  tags: readonly Tag[]
  /** Path of the page shown; undefined while that has no tag. */
  active: string | undefined
  visits: number
}

export type TagEvent =
  | { type: 'visit'; page: TagPage }
  /** A page without a tag is shown. */
  | { type: 'leave' }
  | { type: 'close'; path: string }
  | { type: 'closeOthers'; path: string }
  | { type: 'closeAll' }
  | { type: 'refresh'; path: string }
  /** To a place among all tags; the pinned ones keep theirs. */
  | { type: 'move'; path: string; to: number }
  | { type: 'unsaved'; path: string; unsaved: boolean }
  /** The role changed: what it may not open goes, but never unsaved work. */
  | { type: 'allow'; allowed: ReadonlySet<string> }

/** Pages kept alive besides the one shown. */
export const mostHidden = 12

export const noTags: TagsState = { tags: [], active: undefined, visits: 0 }

const newTag = (page: TagPage): Tag => ({ ...page, unsaved: false, alive: false, generation: 0, seen: 0 })

/** Opens tags that nobody has looked at yet: the pinned ones, and those from before a reload. */
export const openTags = (pages: readonly TagPage[]): TagsState => ({ ...noTags, tags: sorted(pages.map(newTag)) })

const sorted = (tags: readonly Tag[]) => [...tags.filter((tag) => tag.pinned), ...tags.filter((tag) => !tag.pinned)]

const change = (state: TagsState, path: string, part: Partial<Tag>): TagsState => ({
  ...state,
  tags: state.tags.map((tag) => (tag.path === path ? { ...tag, ...part } : tag)),
})

const keep = (state: TagsState, stays: (tag: Tag) => boolean): TagsState => {
  const tags = state.tags.filter(stays)
  return { ...state, tags, active: tags.some((tag) => tag.path === state.active) ? state.active : undefined }
}

/** Pages that are left: those that are not cached go at once, of the others the least recently used beyond the limit. */
function leaveAllBut(state: TagsState, active: string | undefined): TagsState {
  const hidden = (tag: Tag) => tag.alive && tag.path !== active
  const spare = state.tags.filter((tag) => hidden(tag) && tag.cached)
  const tooMany = spare
    .filter((tag) => !tag.unsaved)
    .toSorted((one, other) => one.seen - other.seen)
    .slice(0, Math.max(0, spare.length - mostHidden))
  const dropped = (tag: Tag) => hidden(tag) && (!tag.cached || tooMany.includes(tag))
  const tags = state.tags.map((tag) => (dropped(tag) ? { ...tag, alive: false, unsaved: false } : tag))
  return { ...state, tags, active }
}

function visit(state: TagsState, page: TagPage): TagsState {
  const known = state.tags.some((tag) => tag.path === page.path)
  const opened = known ? state : { ...state, tags: sorted([...state.tags, newTag(page)]) }
  const visits = state.visits + 1
  const shown = change(opened, page.path, { ...page, alive: true, seen: visits })
  return leaveAllBut({ ...shown, visits }, page.path)
}

function move(state: TagsState, path: string, to: number): TagsState {
  const moved = state.tags.find((tag) => tag.path === path)
  if (!moved || moved.pinned) return state
  const others = state.tags.filter((tag) => tag !== moved)
  const least = others.filter((tag) => tag.pinned).length
  const place = Math.max(least, Math.min(others.length, to))
  return { ...state, tags: others.toSpliced(place, 0, moved) }
}

type Changes = {
  [Type in TagEvent['type']]: (state: TagsState, event: Extract<TagEvent, { type: Type }>) => TagsState
}

const changes: Changes = {
  visit: (state, { page }) => visit(state, page),
  leave: (state) => leaveAllBut(state, undefined),
  close: (state, { path }) => keep(state, (tag) => tag.pinned || tag.path !== path),
  closeOthers: (state, { path }) => keep(state, (tag) => tag.pinned || tag.path === path),
  closeAll: (state) => keep(state, (tag) => tag.pinned),
  refresh: (state, { path }) => {
    const generation = (state.tags.find((tag) => tag.path === path)?.generation ?? 0) + 1
    // A hidden page is dropped; it begins anew when it is shown.
    return change(state, path, { generation, unsaved: false, alive: path === state.active })
  },
  move: (state, { path, to }) => move(state, path, to),
  unsaved: (state, { path, unsaved }) => change(state, path, { unsaved }),
  allow: (state, { allowed }) => keep(state, (tag) => tag.unsaved || allowed.has(tag.routeId)),
}

/** All that can happen to the open pages; pure. An event about a page that has no tag changes nothing. */
export function changeTags(state: TagsState, event: TagEvent): TagsState {
  const change = changes[event.type] as (state: TagsState, event: TagEvent) => TagsState
  return change(state, event)
}
