import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ExampleTags, manyTags, tags } from '../examples/ExampleTools.tsx'
import { TagsView } from './TagsView.tsx'

const meta = preview.meta({ component: TagsView, render: (args) => <ExampleTags {...args} /> })

export const Ready = meta.story({
  args: {
    tags,
    activeId: 'gis',
    actions: { refresh: fn(), close: fn(), closeOthers: fn(), closeAll: fn(), move: fn() },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die gezeigte Seite ist bezeichnet, die angeheftete hat kein Kreuz', async () => {
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('GIS')
      await expect(canvas.queryByRole('button', { name: 'Dashboard schließen' })).toBeNull()
      await expect(canvas.getByRole('link', { name: 'Nutzerdetails 7 (nicht gespeichert)' })).toBeVisible()
    })
    await step('Das Kreuz schließt, der Fokus geht zur Seite, die dann gezeigt wird', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'GIS schließen' }))
      await expect(args.actions.close).toHaveBeenCalledWith('gis')
      await waitFor(() => expect(canvas.getByRole('link', { current: 'page' })).toHaveFocus())
    })
    await step('Die mittlere Maustaste ebenso, nur nicht die angeheftete', async () => {
      await userEvent.pointer({ keys: '[MouseMiddle]', target: canvas.getByRole('link', { name: 'Nutzer' }) })
      await expect(args.actions.close).toHaveBeenLastCalledWith('users')
      await userEvent.pointer({ keys: '[MouseMiddle]', target: canvas.getByRole('link', { name: 'Dashboard' }) })
      await expect(args.actions.close).toHaveBeenCalledTimes(2)
    })
  },
})

export const ContextMenu = meta.story({
  args: Ready.composed.args,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Es hat genau die vier Einträge der Spezifikation', async () => {
      await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('link', { name: 'Nutzer' }) })
      const entries = await screen.findAllByRole('menuitem')
      await expect(entries.map((entry) => entry.textContent)).toEqual(['Refresh', 'Close', 'Close Others', 'Close All'])
    })
    await step('Close Others gilt dem angeklickten', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Close Others' }))
      await expect(args.actions.closeOthers).toHaveBeenCalledWith('users')
    })
  },
})

/** Each entry of the menu calls its action, and the pinned page has no Close. */
export const EachEntry = meta.story({
  args: Ready.composed.args,
  play: async ({ args, canvas, userEvent, step }) => {
    const choose = async (entry: string) => {
      await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('link', { name: 'Dashboard' }) })
      await expect(await screen.findAllByRole('menuitem')).toHaveLength(3)
      await userEvent.click(screen.getByRole('menuitem', { name: entry }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    await step('Refresh', async () => {
      await choose('Refresh')
      await expect(args.actions.refresh).toHaveBeenCalledWith('dashboard')
    })
    await step('Close Others', async () => {
      await choose('Close Others')
      await expect(args.actions.closeOthers).toHaveBeenCalledWith('dashboard')
    })
    await step('Close All', async () => {
      await choose('Close All')
      await expect(args.actions.closeAll).toHaveBeenCalledOnce()
    })
  },
})

export const Keyboard = meta.story({
  args: Ready.composed.args,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab führt zur gezeigten Seite, Pfeile weiter, Ende zur letzten', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'GIS' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('link', { name: 'Nutzer' })).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(canvas.getByRole('link', { name: /Nutzerdetails/ })).toHaveFocus()
    })
    await step('Strg, Umschalt und Pfeil verschieben, und es wird gesagt', async () => {
      await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}')
      await expect(args.actions.move).toHaveBeenCalledWith('user', 2)
      await expect(canvas.getByRole('status')).toHaveTextContent('Nutzerdetails 7: Platz 3 von 4')
    })
    await step('Umschalt F10 öffnet das Menü, Escape führt zurück', async () => {
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
      await screen.findByRole('menuitem', { name: 'Refresh' })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.getByRole('link', { name: /Nutzerdetails/ })).toHaveFocus())
    })
    await step('Entf schließt, der Fokus bleibt in der Leiste', async () => {
      await userEvent.keyboard('{Delete}')
      await expect(args.actions.close).toHaveBeenCalledWith('user')
      await waitFor(() => expect(canvas.getByRole('link', { current: 'page' })).toHaveFocus())
    })
  },
})

export const Overflow = meta.story({
  args: { ...Ready.composed.args, tags: manyTags, activeId: 'user-13' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die gezeigte Seite ist im Blick', async () => {
      const bar = canvas.getByRole('navigation').getBoundingClientRect()
      const { left, right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
      await expect(left >= bar.left && right <= bar.right).toBe(true)
    })
    await step('Die Liste hat alle und verschiebt ohne Ziehen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Alle offenen Seiten' }))
      await expect(await screen.findAllByRole('menuitem')).toHaveLength(manyTags.length + 2)
      await userEvent.click(screen.getByRole('menuitem', { name: 'Seite nach links' }))
      await expect(args.actions.move).toHaveBeenCalledWith('user-13', manyTags.length - 2)
    })
  },
})

export const LongGerman = meta.story({
  args: {
    ...Ready.composed.args,
    tags: [...tags, { id: 'long', title: 'Forstschädlingsüberwachungsdienststellenverzeichnis', to: '#long' }],
    activeId: 'long',
  },
})

export const Empty = meta.story({ args: { ...Ready.composed.args, tags: [], activeId: undefined } })

export const OverflowOnPhone = meta.story({
  args: { ...Ready.composed.args, tags: manyTags },
  globals: { viewport: { value: 'phone' } },
})
