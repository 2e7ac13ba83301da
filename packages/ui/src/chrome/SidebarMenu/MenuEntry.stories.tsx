import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { ExampleMenu } from '../examples/ExampleTools.tsx'
import { group, longGroup, nestedMenu, outside, page } from '../examples/frame.ts'
import { Menu } from './Menu.styles.ts'
import { MenuEntry } from './MenuEntry.tsx'

const meta = preview.meta({
  component: MenuEntry,
  args: { item: page, top: true },
  decorators: [
    (Story) => (
      <ExampleMenu menu={nestedMenu} currentPath="/dashboard">
        <Menu>
          <Story />
        </Menu>
      </ExampleMenu>
    ),
  ],
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Die gezeigte Seite ist bezeichnet und mit Tab erreichbar', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveFocus()
    })
  },
})

/** An address elsewhere says that it opens in a tab of its own. */
export const External = meta.story({
  args: { item: outside },
  play: async ({ canvas, step }) => {
    await step('Der Verweis sagt es und gibt nichts über uns weiter', async () => {
      const link = canvas.getByRole('link', { name: 'Quelltext (öffnet in neuem Tab)' })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noreferrer')
    })
  },
})

export const Group = meta.story({
  args: { item: group },
  play: async ({ canvas, userEvent, step }) => {
    const opener = await canvas.findByRole('button', { name: 'Verschachtelt' })
    await step('Eingabe öffnet die Gruppe, ihre Untergruppe öffnet für sich', async () => {
      opener.focus()
      await userEvent.keyboard('{Enter}')
      await expect(opener).toHaveAttribute('aria-expanded', 'true')
      await userEvent.click(await canvas.findByRole('button', { name: 'Menü 1' }))
      await expect(await canvas.findByRole('link', { name: 'Menü 1-2' })).toBeVisible()
    })
    await step('Geschlossen ist nichts mehr von ihr erreichbar', async () => {
      opener.focus()
      await userEvent.keyboard(' ')
      await expect(canvas.queryByRole('link', { name: 'Menü 2' })).toBeNull()
      await userEvent.keyboard(' ')
    })
  },
})

export const LongGerman = meta.story({ args: { item: longGroup } })
