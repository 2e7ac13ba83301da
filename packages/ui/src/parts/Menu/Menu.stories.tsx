import preview from '@waldkerf/storybook/preview'
import { expect, screen } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
import { Menu } from './Menu.tsx'

const meta = preview.meta({ component: Menu })

export const Ready = meta.story({
  args: {
    label: 'Konto',
    trigger: <Icon name="profile" />,
    items: [
      { id: 'profile', label: 'Profil', icon: 'profile', to: '/profile/index' },
      { id: 'admin', label: 'Verwaltung', icon: 'settings', disabledReason: 'Ihr Konto ist noch nicht freigeschaltet.' },
      { id: 'out', label: 'Abmelden', icon: 'sign-out' },
    ],
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter opens it, Escape closes it and gives the focus back', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(await screen.findByRole('menuitem', { name: 'Profil' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect(canvas.getByRole('button', { name: 'Konto' })).toHaveFocus()
    })
  },
})
export const Open = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Konto' }))
    await screen.findByRole('menu')
  },
})
export const Choices = meta.story({
  args: {
    label: 'Darstellung',
    trigger: <Icon name="contrast" />,
    items: [
      { id: 'system', label: 'Wie das Gerät', checked: true },
      { id: 'dark', label: 'Dunkel', checked: false },
    ],
  },
})
