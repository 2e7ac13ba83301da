import { Activity, Suspense } from 'react'

/** The few fields that are read of React's own tree; it has no public way to ask which boundaries show their fallback. */
interface Fiber {
  elementType: unknown
  type: unknown
  memoizedProps: { mode?: unknown } | null
  /** Of a Suspense boundary: absent, unless it shows its fallback. */
  memoizedState: unknown
  return: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
}

interface Container {
  stateNode: { current: Fiber }
}

const containerKey = (root: Element) => Object.keys(root).find((name) => name.startsWith('__reactContainer$'))

/** A page that is kept alive behind the one in sight may wait as long as it likes. */
const isHidden = ({ elementType, memoizedProps }: Fiber) => elementType === Activity && memoizedProps?.mode === 'hidden'

const isWaiting = ({ elementType, memoizedState }: Fiber) => elementType === Suspense && memoizedState !== null

function componentName(fiber: Fiber): string {
  for (let above = fiber.return; above; above = above.return) {
    const name = typeof above.type === 'function' ? above.type.name : ''
    if (name !== '') return name
  }
  return 'the story'
}

function* waitingBelow(parent: Fiber): Generator<Fiber> {
  for (let fiber = parent.child; fiber; fiber = fiber.sibling) {
    if (isWaiting(fiber)) yield fiber
    else if (!isHidden(fiber)) yield* waitingBelow(fiber)
  }
}

/**
 * Which Suspense boundaries below a React root show their fallback: a text in the second language, a lazy list or screen
 * that is not there yet.
 * @param root the element that was given to `createRoot`
 * @returns the names of the components that hold them; none when everything is there
 */
export function waitingBoundaries(root: Element): readonly string[] {
  const key = containerKey(root)
  if (key === undefined) return []
  const { stateNode } = Reflect.get(root, key) as Container
  return Array.from(waitingBelow(stateNode.current), componentName)
}
