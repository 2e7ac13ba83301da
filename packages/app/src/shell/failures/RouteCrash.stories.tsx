import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { loadFailureWords } from '@waldkerf/app/platform/errors/errors'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { pageCode } from '@waldkerf/app/platform/failures/pageCode'
import { RouteCrash } from './RouteCrash.tsx'

/** The page throws while `broken`. */
const world = { broken: true }

function Page() {
  if (world.broken) throw new TypeError('rows is undefined')
  return <h1>Kunden</h1>
}

/** The page fails while it renders, while its data load, or while its code loads. */
const ways = {
  drawn: { Component: Page },
  loaded: {
    Component: Page,
    loader: () => {
      if (world.broken) throw new TypeError('rows is undefined')
      return null
    },
  },
  fetched: {
    lazy: pageCode(async () => {
      if (world.broken) throw new TypeError('Failed to fetch dynamically imported module: /clients.js')
      return Page
    }),
  },
} as const

function Application({ way }: { way: keyof typeof ways }) {
  const [router] = useState(() => {
    const shell = (
      <>
        <nav>
          <Link to="/other">Nutzer</Link>
        </nav>
        <main>
          <Outlet />
        </main>
      </>
    )
    const children = [
      { path: '/', ErrorBoundary: RouteCrash, ...ways[way] },
      { path: '/other', element: <h1>Nutzer</h1> },
    ]
    return createMemoryRouter([{ element: shell, HydrateFallback: () => null, children }])
  })
  return <RouterProvider router={router} />
}

const meta = preview.meta({
  component: Application,
  beforeEach: async () => {
    world.broken = true
    notices.forget()
    await loadFailureWords()
    return notices.forget
  },
})

/** The frame stays usable, the failure is in the list, and another try shows the page. */
export const Ready = meta.story({
  args: { way: 'drawn' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Seite ist unterbrochen, der Rahmen geht weiter', async () => {
      await canvas.findByRole('button', { name: 'Erneut versuchen' })
      await expect(canvas.getByRole('link', { name: 'Nutzer' })).toBeVisible()
      await waitFor(() => expect(notices.snapshot().errors).toHaveLength(1))
    })
    await step('Ein Knopf heilt sie', async () => {
      world.broken = false
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(await canvas.findByRole('heading', { name: 'Kunden' })).toBeVisible()
    })
  },
})

export const Loader = Ready.extend({ args: { way: 'loaded' } })

export const Code = Ready.extend({ args: { way: 'fetched' } })
