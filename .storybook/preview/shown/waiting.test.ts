import { Activity, Suspense } from 'react'
import { expect, test } from 'vitest'
import { waitingBoundaries } from './waiting.ts'

function Page() {}

interface Given {
  elementType?: unknown
  mode?: string
  waits?: boolean
  children?: object[]
}

/** A part of React's tree, as it is kept in the page. */
function fiber({ elementType, mode, waits = false, children = [] }: Given): object {
  const made = {
    elementType,
    type: elementType,
    memoizedProps: { mode },
    memoizedState: waits ? {} : null,
    child: null,
  }
  const siblings = children as { return?: object; sibling?: object | null }[]
  siblings.forEach((child, index) => Object.assign(child, { return: made, sibling: siblings[index + 1] ?? null }))
  return Object.assign(made, { child: siblings[0] ?? null, return: null, sibling: null })
}

const rootWith = (...children: object[]) =>
  ({ __reactContainer$x: { stateNode: { current: fiber({ children }) } } }) as unknown as Element

const boundary = (waits: boolean, ...children: object[]) => fiber({ elementType: Suspense, waits, children })

test('a boundary that shows its fallback is named by the component that holds it', () => {
  const page = fiber({ elementType: Page, children: [boundary(false, boundary(true)), boundary(true)] })
  expect(waitingBoundaries(rootWith(page))).toEqual(['Page', 'Page'])
  expect(waitingBoundaries(rootWith(boundary(true)))).toEqual(['the story'])
})

test('a boundary that is complete, or in a hidden page, is not named', () => {
  const hidden = fiber({ elementType: Activity, mode: 'hidden', children: [boundary(true)] })
  expect(waitingBoundaries(rootWith(boundary(false), hidden))).toEqual([])
  expect(waitingBoundaries({} as Element)).toEqual([])
})
