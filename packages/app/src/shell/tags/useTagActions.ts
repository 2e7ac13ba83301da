import type { TagActions } from '@waldkerf/ui/chrome/TagsView/TagsView'
import { useNavigate } from 'react-router-dom'
import { mayClose } from '../../platform/unsaved/leave.ts'
import { landingAfter, lostBy } from './state/landing.ts'
import type { Tag, TagEvent, TagsState } from './state/tags.ts'

const home = '/'
const tagAddress = ({ path, search }: Tag) => path + search

/** Actions of the bar: closing first goes where one lands, and asks before unsaved input is lost. */
export function useTagActions(state: TagsState, dispatch: (event: TagEvent) => void): TagActions {
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
