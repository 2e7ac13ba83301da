import { useEffect, useEffectEvent } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router-dom'
import { mayLeave } from './leave.ts'
import { unsavedWork } from './unsaved.ts'

/** Another query of the same page loses no work, because it has only filters and selections. */
const losesWork: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname && unsavedWork.namesLostByLeaving().length > 0

const keepWindow = (event: Event) => event.preventDefault()

/** Without unsaved work no `beforeunload` listener is set: it would keep the page out of the back/forward cache. */
function followWork() {
  if (unsavedWork.has()) addEventListener('beforeunload', keepWindow)
  else removeEventListener('beforeunload', keepWindow)
}

function watchWindow() {
  followWork()
  const unsubscribe = unsavedWork.subscribe(followWork)
  return () => {
    unsubscribe()
    removeEventListener('beforeunload', keepWindow)
  }
}

/**
 * Asks before unsaved work is lost by links, Back and Forward, a typed address, reload or closing the window. Once in
 * the application, since blockers do not know of each other; must be inside its router.
 */
export function UnsavedGuard() {
  const blocker = useBlocker(losesWork)
  const blocked = blocker.state === 'blocked'
  const onAnswer = useEffectEvent((yes: boolean) => {
    if (yes) blocker.proceed?.()
    else blocker.reset?.()
  })
  useEffect(() => {
    if (blocked) void mayLeave().then((yes) => onAnswer(yes))
  }, [blocked])
  useEffect(watchWindow, [])
  return null
}
