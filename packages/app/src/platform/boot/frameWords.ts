import type { FrameWords } from '@waldkerf/ui/chrome/AppShell/ShellSkeleton'
import { keepText } from '../storage/keepText.ts'

/** Storage key of the menu's titles for the next start. */
export const frameKey = 'waldkerf.frame'

/** A stored menu entry: no personal data, because other people may use this browser. */
interface KeptEntry {
  title: string
  to: string
}

/** Keeps the menu for the next start. */
export function keepFrame(menu: readonly KeptEntry[]) {
  keepText(frameKey, JSON.stringify(menu, ['title', 'to']))
}

function isEntry(entry: unknown): entry is KeptEntry {
  const { title, to } = Object(entry) as Partial<KeptEntry>
  return typeof title === 'string' && typeof to === 'string'
}

/**
 * The entries of the last session's menu, and the title of the page being opened.
 * @param path of the page being opened
 * @returns undefined without a former session, or if the stored text is not a menu
 */
export function readFrame(path: string): FrameWords | undefined {
  let kept: unknown
  try {
    kept = JSON.parse(localStorage.getItem(frameKey) ?? 'null')
  } catch {
    return undefined
  }
  if (!Array.isArray(kept) || kept.length === 0 || !kept.every(isEntry)) return undefined
  return { menu: kept.map(({ title }) => title), page: kept.find(({ to }) => to === path)?.title }
}
