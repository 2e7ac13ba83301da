import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import { overlayRoot } from './overlayRoot.tsx'

const load = fn()

/** The code loads when the browser is idle, which takes long on a busy machine. */
const patience = { timeout: 10_000 }

const Late = () => <p role="status">Begleiter</p>

function Application() {
  const [router] = useState(() =>
    createMemoryRouter([{ Component: overlayRoot(load), children: [{ path: '/', element: <h1>Dashboard</h1> }] }]),
  )
  return <RouterProvider router={router} />
}

const meta = preview.meta({
  component: Application,
  beforeEach: () => {
    load.mockReset().mockResolvedValue(Late)
  },
})

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Die Seite wartet nicht auf das, was sie begleitet', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
      await expect(await canvas.findByText('Begleiter', {}, patience)).toBeVisible()
    })
  },
})

/** The connection is lost before the overlays' code has loaded. */
export const Failed = meta.story({
  beforeEach: () => {
    load.mockReset().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Late)
  },
  parameters: { shown: { waiting: 'The play brings the connection back, and with it what is missing.' } },
  play: async ({ canvas, step }) => {
    await step('Die Seite geht ohne sie', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
      await waitFor(() => expect(load).toHaveBeenCalledOnce(), patience)
      await expect(canvas.queryByText('Begleiter')).toBeNull()
    })
    await step('Mit der Verbindung kommen sie nach', async () => {
      window.dispatchEvent(new Event('online'))
      await expect(await canvas.findByText('Begleiter', {}, patience)).toBeVisible()
    })
  },
})
