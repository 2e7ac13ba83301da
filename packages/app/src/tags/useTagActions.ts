import type { TagActions } from '@waldkerf/ui/chrome/TagsView/TagsView'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { unsavedWork } from '../unsaved/unsaved.ts'
import { landingAfter, lostBy } from './state/landing.ts'
import type { Tag, TagEvent, TagsState } from './state/tags.ts'

const home = '/'
const addressOf = ({ path, search }: Tag) => path + search
const none: readonly Tag[] = []

/** What the bar can do: closing first goes where one lands, and asks before unsaved input is lost. */
export function useTagActions(state: TagsState, dispatch: (event: TagEvent) => void) {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<TagEvent>()
  const perform = async (event: TagEvent) => {
    // They were asked: the guard of unsaved work need not ask once more.
    for (const { path } of lostBy(state, event)) unsavedWork.giveUp(path)
    const landing = landingAfter(state, event)
    if (landing) await navigate(landing === 'home' ? home : addressOf(landing))
    dispatch(event)
    if (event.type !== 'refresh') return
    const tag = state.tags.find(({ path }) => path === event.path)
    if (tag) await navigate(`/redirect${addressOf(tag)}`, { replace: tag.path === state.active })
  }
  const perhaps = (event: TagEvent) => {
    if (lostBy(state, event).length > 0) setAsked(event)
    else void perform(event)
  }
  const actions: TagActions = {
    refresh: (path) => perhaps({ type: 'refresh', path }),
    close: (path) => perhaps({ type: 'close', path }),
    closeOthers: (path) => perhaps({ type: 'closeOthers', path }),
    closeAll: () => perhaps({ type: 'closeAll' }),
    move: (path, to) => dispatch({ type: 'move', path, to }),
  }
  const question = {
    lost: asked ? lostBy(state, asked) : none,
    keep: () => setAsked(undefined),
    discard: () => {
      setAsked(undefined)
      if (asked) void perform(asked)
    },
  }
  return { actions, question }
}
