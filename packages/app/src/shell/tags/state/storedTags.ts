import { openTags, type TagPage, type TagsState } from './tags.ts'

/**
 * The open tags as text for the browser's session store: addresses in their order, with whose they are. What a page
 * held is not kept: that is what drafts are for.
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
 * The tags to begin with: the pinned ones and those from before a reload, as far as they may still be opened.
 * @param findPage the page of an address, undefined for one that has no tag or is not allowed
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
