import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { frame } from '@waldkerf/ui/theme/skeletonCss'
import { funder, group, longGroup, longMenu, longPage, menu, nestedMenu, outside } from '../examples/frame.ts'
import { Sidebar } from './Sidebar.tsx'

const meta = preview.meta({
  component: Sidebar,
  // Phones have it in a drawer.
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story, { args }) => (
      <Ground data-collapsed={args.collapsed}>
        <Story />
      </Ground>
    ),
  ],
})

const Ground = styled.div`
  ${frame.shell}

  &[data-collapsed='true'] {
    ${frame.shellCollapsed}
  }
`

export const Ready = meta.story({
  args: { menu, currentPath: '/dashboard', productName: 'Waldkerf', funder },
  play: async ({ canvas, step }) => {
    await step('Der Eintrag der Seite ist als solcher bezeichnet', async () => {
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Dashboard')
    })
  },
})

/** Details belong to their section. */
export const DetailPage = meta.story({ args: { ...Ready.composed.args, currentPath: '/users/7' } })

export const BecomeExpert = meta.story({
  args: { ...Ready.composed.args, menu: menu.slice(0, 1), becomeExpertTo: '/profile/index?tab=experte' },
})

export const Groups = meta.story({
  args: { ...Ready.composed.args, menu: nestedMenu, currentPath: '/nested/menu1/menu1-2' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Gruppen auf dem Weg zur Seite sind offen', async () => {
      await expect(await canvas.findByRole('link', { current: 'page' })).toHaveAccessibleName('Menü 1-2')
    })
    await step('Ein Klick schließt die Gruppe, ein zweiter öffnet sie', async () => {
      const group = canvas.getByRole('button', { name: 'Verschachtelt' })
      await userEvent.click(group)
      await expect(canvas.queryByRole('link', { name: 'Menü 1-2' })).toBeNull()
      await userEvent.click(group)
      await expect(canvas.getByRole('link', { name: 'Menü 1-2' })).toBeVisible()
    })
  },
})

/** As long as an administrator's. */
export const LongMenu = meta.story({ args: { ...Ready.composed.args, menu: [...longMenu, group, outside] } })

/** The product's name on top, when the settings ask for it. */
export const WithLogo = meta.story({
  args: { ...Ready.composed.args },
  beforeEach: () => {
    document.documentElement.dataset['sidebarLogo'] = ''
    return () => {
      delete document.documentElement.dataset['sidebarLogo']
    }
  },
  play: async ({ canvas, step }) => {
    await step('Der Name steht über dem Menü', async () => {
      await expect(canvas.getByText('Waldkerf')).toBeVisible()
    })
  },
})

export const Rail = meta.story({
  args: { ...Groups.composed.args, collapsed: true, becomeExpertTo: '/profile/index?tab=experte' },
  play: async ({ canvas, userEvent, step }) => {
    const group = await canvas.findByRole('button', { name: 'Verschachtelt' })
    await step('Der Name steht neben dem Symbol, sobald es den Fokus hat', async () => {
      await userEvent.tab()
      await expect(canvas.getByText('Dashboard', { selector: 'strong' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByText('Dashboard', { selector: 'strong' })).toBeNull()
    })
    await step('Eine Gruppe klappt neben der Leiste aus', async () => {
      group.focus()
      await expect(await canvas.findByRole('link', { name: 'Menü 1-2' })).toBeVisible()
    })
  },
})

/** A finger opens by touching and closes by touching elsewhere. */
export const RailByTouch = meta.story({
  args: { ...Rail.composed.args },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const group = await canvas.findByRole('button', { name: 'Verschachtelt' })
    await step('Eine Berührung klappt die Gruppe aus, und sie bleibt es', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: group }])
      await expect(await canvas.findByRole('link', { name: 'Menü 1-2' })).toBeVisible()
    })
    await step('Eine Berührung daneben klappt sie ein', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: canvasElement }])
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Menü 1-2' })).toBeNull())
    })
  },
})

export const Drawer = meta.story({
  args: { ...Groups.composed.args, drawer: { open: true, close: fn(), search: fn() } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Der Fokus ist in der Schublade und bleibt dort', async () => {
      const close = canvas.getByRole('button', { name: 'Menü schließen' })
      await waitFor(() => expect(close).toHaveFocus())
      await userEvent.tab({ shift: true })
      await expect(canvas.getByRole('img', { name: 'Waldfonds Musterland' }).parentElement).toHaveFocus()
      await userEvent.tab()
      await expect(close).toHaveFocus()
    })
    await step('Escape schließt', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.drawer?.close).toHaveBeenCalledOnce()
    })
  },
})

export const LongGerman = meta.story({
  args: { ...BecomeExpert.composed.args, menu: [...menu, longGroup, longPage], currentPath: '/quality/results' },
})
