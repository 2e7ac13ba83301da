import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { ForbiddenScreen } from './ForbiddenScreen.tsx'

const meta = preview.meta({ component: ForbiddenScreen })

export const Ready = meta.story({
  args: { backTo: '/dashboard', page: 'Rechnungen' },
  play: async ({ canvas, step }) => {
    await step('Die Seite führt zurück', async () => {
      await expect(canvas.getByRole('link', { name: 'Zurück zum Dashboard' })).toHaveAttribute('href', '/dashboard')
    })
  },
})

export const Empty = meta.story({ args: { backTo: '/dashboard' } })

/** Somebody new before a page for everyone who is approved. */
export const Newcomer = meta.story({
  args: { backTo: '/dashboard', isWaiting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ihr Konto wartet auf Freischaltung' })).toBeVisible()
  },
})

/** A citizen before a page of experts. */
export const Citizen = meta.story({
  args: { backTo: '/dashboard', expertTo: '/profile/index?tab=experte' },
  play: async ({ canvas, step }) => {
    await step('Wer Experte werden kann, liest das hier', async () => {
      await expect(canvas.getByText(/^Nur Experten prüfen Meldungen und bearbeiten Karten:/)).toBeVisible()
      const way = canvas.getByRole('link', { name: 'Experte werden' })
      await expect(way).toHaveAttribute('href', '/profile/index?tab=experte')
    })
  },
})
