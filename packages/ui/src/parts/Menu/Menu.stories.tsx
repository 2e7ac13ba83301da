import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
import { Menu } from './Menu.tsx'

const meta = preview.meta({ component: Menu, parameters: { layout: 'centered' } })
const signOut = fn()

export const Ready = meta.story({
  args: {
    label: 'Konto',
    trigger: <Icon name="profile" />,
    items: [
      { id: 'profile', label: 'Profil', icon: 'profile', to: '#profile' },
      {
        id: 'admin',
        label: 'Verwaltung',
        icon: 'settings',
        disabledReason: 'Ihr Konto ist noch nicht freigeschaltet.',
      },
      { id: 'out', label: 'Abmelden', icon: 'sign-out', startsGroup: true, onSelect: signOut },
    ],
  },
})

export const Keyboard = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter öffnet, die Pfeile erreichen jeden Eintrag, auch den nicht wählbaren', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('menu', { name: 'Konto' })
      await userEvent.keyboard('{Home}{ArrowDown}')
      await expect(screen.getByRole('menuitem', { name: /Verwaltung/ })).toHaveFocus()
    })
    await step('Der letzte Eintrag meldet ab, und der Fokus ist wieder auf dem Knopf', async () => {
      await userEvent.keyboard('{End}{Enter}')
      await expect(signOut).toHaveBeenCalledOnce()
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Konto' })).toHaveFocus())
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
      { id: 'system', label: 'Wie das Gerät', icon: 'contrast', checked: true },
      { id: 'light', label: 'Hell', icon: 'sun', checked: false },
      { id: 'dark', label: 'Dunkel', icon: 'moon', checked: false },
    ],
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Der gewählte sagt es', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Darstellung' }))
      await expect(await screen.findByRole('menuitemradio', { name: 'Wie das Gerät' })).toBeChecked()
    })
  },
})
