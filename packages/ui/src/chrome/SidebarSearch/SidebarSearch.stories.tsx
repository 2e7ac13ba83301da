import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { ExampleMenu } from '../examples/ExampleMenu.tsx'
import { group, longGroup, longMenu, longPage, outside } from '../examples/frame.ts'
import { Menu } from '../SidebarMenu/Menu.styles.ts'
import { MenuEntry } from '../SidebarMenu/MenuEntry.tsx'
import { SidebarSearch } from './SidebarSearch.tsx'

const all = [...longMenu, group, outside, longGroup, longPage]

const meta = preview.meta({
  component: SidebarSearch,
  args: {
    menu: all,
    children: (
      <Menu>
        {all.map((item) => (
          <MenuEntry key={item.id} item={item} top />
        ))}
      </Menu>
    ),
  },
  decorators: [
    (Story) => (
      <ExampleMenu menu={all} currentPath="/dashboard">
        <Story />
      </ExampleMenu>
    ),
  ],
})

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Solange nichts gesucht wird, steht das Menü da', async () => {
      await expect(canvas.getByRole('link', { name: 'Kunden' })).toBeVisible()
    })
  },
})

/** Listens around it, like a drawer that Escape would close. */
const escaped = fn()

export const Keyboard = meta.story({
  beforeEach: () => {
    document.addEventListener('keydown', escaped)
    return () => document.removeEventListener('keydown', escaped)
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'Seite suchen' })
    await step('Eingabe öffnet den ersten Treffer', async () => {
      const opened = fn((event: Event) => event.preventDefault())
      canvas.getByRole('navigation').addEventListener('click', opened)
      field.focus()
      await userEvent.keyboard('rechn{Enter}')
      await expect(opened).toHaveBeenCalledOnce()
      await expect(canvas.getByRole('status')).toHaveTextContent('Eine Seite')
    })
    await step('Escape beendet nur die Suche, nicht die Schublade um sie', async () => {
      field.focus()
      escaped.mockClear()
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveValue('')
      await expect(escaped).not.toHaveBeenCalled()
    })
    await step('Ein zweites Escape gehört der Schublade', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(escaped).toHaveBeenCalledOnce()
    })
  },
})

export const Nothing = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Was es nicht gibt, wird gesagt', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'Hirsch')
      await expect(canvas.getByText('Keine Seite gefunden')).toBeVisible()
    })
  },
})

export const LongGerman = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ung')
    await expect(canvas.getByRole('list', { name: 'Gefundene Seiten' })).toBeVisible()
  },
})
