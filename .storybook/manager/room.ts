import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events'
import type { API } from 'storybook/manager-api'

/** Whether a story wants the window to itself. */
type Room = 'whole' | 'part'

/** @param storyId as in the address; the first part is its group */
export const roomFor = (storyId: string): Room =>
  /^(waldkerf|guide|screens|pages|flows|demo)-/.test(storyId) ? 'whole' : 'part'

const key = 'waldkerf/panel'

const keptPanels = (): Record<Room, boolean> => ({
  whole: false,
  part: true,
  ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Record<Room, boolean>>),
})

/** Whether the address itself says if the panel is shown; it then holds for the first story. */
const isAsked = () => ['panel', 'full'].some((name) => new URLSearchParams(location.search).has(name))

/**
 * Folds the add-ons' panel where stories fill a window, and shows it beside parts. A change by hand is kept for stories
 * of that kind.
 */
export function followRoom(api: API): void {
  let room: Room | undefined
  const shown = keptPanels()
  const keep = () => {
    if (room === undefined) return
    shown[room] = api.getIsPanelShown()
    sessionStorage.setItem(key, JSON.stringify(shown))
  }
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const next = roomFor(storyId)
    if (next === room) return
    keep()
    if (room !== undefined || !isAsked()) api.togglePanel(shown[next])
    room = next
  })
  addEventListener('pagehide', keep)
}
