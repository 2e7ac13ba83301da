import preview from '@waldkerf/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { ExampleMenu } from '@waldkerf/ui/chrome/examples/ExampleTools'
import { group, longGroup, nestedMenu, page } from '@waldkerf/ui/chrome/examples/frame.ts'
import { Menu } from '../Menu.styles.ts'
import { RailEntry } from './RailEntry.tsx'

const meta = preview.meta({
  component: RailEntry,
  decorators: [
    (Story) => (
      <ExampleMenu menu={nestedMenu} currentPath="/nested/menu2" rail>
        <Menu>
          <Story />
        </Menu>
      </ExampleMenu>
    ),
  ],
})

export const Ready = meta.story({
  args: { item: group },
  play: async ({ canvas, userEvent, step }) => {
    const entry = await canvas.findByRole('button', { name: 'Verschachtelt' })
    await step('Zeigen klappt aus, Weggehen klappt ein', async () => {
      await userEvent.hover(entry)
      await expect(canvas.getByRole('link', { name: 'Menü 2' })).toBeVisible()
      await userEvent.unhover(entry)
      await expect(canvas.queryByRole('link', { name: 'Menü 2' })).toBeNull()
    })
    await step('Escape klappt ein, ohne dass der Zeiger weicht', async () => {
      await userEvent.hover(entry)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Menü 2' })).toBeNull())
      await userEvent.unhover(entry)
    })
  },
})

export const Keyboard = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    const entry = await canvas.findByRole('button', { name: 'Verschachtelt' })
    await step('Fokus klappt aus, Tab führt hinein', async () => {
      await userEvent.tab()
      await expect(entry).toHaveFocus()
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Menü 2' })).toHaveFocus()
    })
    await step('Escape klappt ein, der Fokus ist wieder auf dem Symbol', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Menü 2' })).toBeNull())
      await expect(entry).toHaveFocus()
    })
    await step('Eingabe klappt wieder aus, Tab hinaus klappt ein', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('link', { name: 'Menü 2' })).toBeVisible()
      await userEvent.tab({ shift: true })
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Menü 2' })).toBeNull())
    })
  },
})

/** A page: its name alone stands beside the symbol. */
export const Page = meta.story({
  args: { item: page },
  play: async ({ canvas, userEvent, step }) => {
    await step('Der Name kommt mit dem Fokus', async () => {
      await userEvent.tab()
      await expect(canvas.getByText('Dashboard', { selector: 'strong' })).toBeVisible()
    })
  },
})

/** Where the window ends the fly-out stands higher, so that all of it is seen. */
export const AtTheEnd = meta.story({
  args: Ready.composed.args,
  decorators: [
    (Story) => (
      <>
        <li style={{ height: 'calc(100dvh - 60px)' }} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    await step('Auch der letzte Eintrag ist im Fenster', async () => {
      await userEvent.tab()
      const { bottom } = canvas.getByRole('link', { name: 'Menü 2' }).getBoundingClientRect()
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    })
  },
})

/** Unfolded, to be looked at. */
export const Unfolded = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const [first] = canvas.getAllByRole('link')
    await expect(first).toBeVisible()
  },
})

export const LongGerman = Unfolded.extend({ args: { item: longGroup } })
