/** A page that can have a tag. */
export interface TagPage {
  /** Identifies the page: two queries of a page share a tag, two records of a screen do not. */
  path: string
  search: string
  routeId: string
  /** Whether the tag comes first and cannot be closed. */
  pinned: boolean
  /** Whether the page keeps its state while another page is shown. */
  cached: boolean
}

export interface Tag extends TagPage {
  /** Whether the page has unsaved input. */
  unsaved: boolean
  /** Whether the page is in memory, shown or hidden. */
  alive: boolean
  /** Increased by Refresh, which restarts the page. */
  generation: number
  /** Number of the visit in which the page was last shown; 0 if it was never shown. */
  seen: number
}

export interface TagsState {
  tags: readonly Tag[]
  /** Path of the shown page; undefined if it has no tag. */
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
  /** Moves a tag to an index among all tags; pinned tags keep their places. */
  | { type: 'move'; path: string; to: number }
  | { type: 'unsaved'; path: string; unsaved: boolean }
  /** The role changed: tags that it may not open are closed, unless they have unsaved input. */
  | { type: 'allow'; allowed: ReadonlySet<string> }

/** The maximum number of hidden pages in memory. */
export const mostHidden = 12

export const noTags: TagsState = { tags: [], active: undefined, visits: 0 }

const newTag = (page: TagPage): Tag => ({ ...page, unsaved: false, alive: false, generation: 0, seen: 0 })

/** Opens tags whose pages were not shown yet: the pinned ones, and those from before a reload. */
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

/** Drops hidden pages from memory: those that are not cached, and the least recently used ones beyond the limit. */
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
    // A hidden page is dropped, and restarts when it is shown.
    return change(state, path, { generation, unsaved: false, alive: path === state.active })
  },
  move: (state, { path, to }) => move(state, path, to),
  unsaved: (state, { path, unsaved }) => change(state, path, { unsaved }),
  allow: (state, { allowed }) => keep(state, (tag) => tag.unsaved || allowed.has(tag.routeId)),
}

/** @returns the state after an event; the same state for an event about a page that has no tag */
export function changeTags(state: TagsState, event: TagEvent): TagsState {
  const change = changes[event.type] as (state: TagsState, event: TagEvent) => TagsState
  return change(state, event)
}

/** @returns the most recently used of the remaining tags; if none was shown yet, the one where the closed tag was */
function next(rest: readonly Tag[], place: number): Tag | undefined {
  const latest = rest.toSorted((one, other) => other.seen - one.seen)[0]
  return latest && latest.seen > 0 ? latest : (rest[place] ?? rest.at(-1))
}

/**
 * Finds the tag to go to when the event closes the shown page.
 * @returns the tag; `home` if none is left; undefined to stay on the shown page
 */
export function landingAfter(state: TagsState, event: TagEvent): Tag | 'home' | undefined {
  const rest = changeTags(state, event).tags
  const stays = state.active === undefined || rest.some((tag) => tag.path === state.active)
  // Closing the others shows the clicked tag, even if the shown page is one that stays open.
  if (event.type === 'closeOthers') return rest.find((tag) => tag.path === event.path && tag.path !== state.active)
  if (stays) return undefined
  if (event.type === 'closeAll') return rest.at(-1) ?? 'home'
  const place = state.tags.findIndex((tag) => tag.path === state.active)
  return next(rest, place) ?? 'home'
}

/** @returns tags with unsaved input that the event would close, so that the user can be asked first */
export function findTagsLosingInput(state: TagsState, event: TagEvent): Tag[] {
  const rest = changeTags(state, event).tags
  if (event.type === 'refresh') return state.tags.filter((tag) => tag.path === event.path && tag.unsaved)
  return state.tags.filter((tag) => tag.unsaved && !rest.some((left) => left.path === tag.path))
}

/**
 * The open tags as text for the browser's session storage: their addresses in order, and their owner. Unsaved input is
 * not part of it; drafts store that.
 */
export const tagsAsText = ({ tags }: TagsState, owner: string): string =>
  JSON.stringify({ v: 1, owner, open: tags.map(({ path, search }) => path + search) })

function addresses(text: string | null, owner: string): string[] {
  try {
    const stored = JSON.parse(text ?? '{}') as { v?: unknown; owner?: unknown; open?: unknown } | null
    if (stored?.v !== 1 || stored.owner !== owner || !Array.isArray(stored.open)) return []
    return stored.open.filter((address) => typeof address === 'string')
  } catch {
    return []
  }
}

/**
 * The tags at the start: the pinned ones and those from before a reload that the user may still open.
 * @param findPage finds the page of an address; undefined if it has no tag or is not allowed
 */
export function tagsFromText(
  text: string | null,
  owner: string,
  pinned: readonly TagPage[],
  findPage: (address: string) => TagPage | undefined,
): TagsState {
  const stored = addresses(text, owner).flatMap((address) => findPage(address) ?? [])
  const all = [...pinned.filter((page) => !stored.some(({ path }) => path === page.path)), ...stored]
  return openTags(all.filter((page, index) => all.findIndex(({ path }) => path === page.path) === index))
}
