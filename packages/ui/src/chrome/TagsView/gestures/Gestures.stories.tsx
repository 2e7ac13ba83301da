import preview from '@waldkerf/storybook/preview'
import { expect, fireEvent, fn, screen, spyOn, waitFor, type within } from 'storybook/test'
import { ExampleTags, manyTags, tags } from '@waldkerf/ui/chrome/examples/ExampleTools'
import { TagsView } from '../TagsView.tsx'

type Canvas = Pick<ReturnType<typeof within>, 'getAllByRole' | 'getByRole'>

const titles = (canvas: Canvas) => canvas.getAllByRole('link').map((link: HTMLElement) => link.textContent)

/** The middle of an element in client coordinates, px. */
function middle(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

const meta = preview.meta({
  component: TagsView,
  render: (args) => <ExampleTags {...args} />,
  // A pointer that only a test moves cannot be captured.
  beforeEach: () => {
    const spy = spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue()
    return () => spy.mockRestore()
  },
})

export const Ready = meta.story({
  args: {
    tags,
    activeId: 'gis',
    actions: { refresh: fn(), close: fn(), closeOthers: fn(), closeAll: fn(), move: fn() },
  },
})

/** By mouse: the tag goes along with the pointer, and letting go opens nothing. */
export const Drag = meta.story({
  args: Ready.composed.args,
  play: async ({ args, canvas, userEvent, step }) => {
    const gis = canvas.getByRole('link', { name: 'GIS' })
    const hash = location.hash
    const drag = async (to: { clientX: number; clientY: number }) => {
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: gis, coords: middle(gis) },
        { target: gis, coords: { ...to, clientX: to.clientX + 1 } },
        { keys: '[/MouseLeft]', target: gis, coords: to },
      ])
    }
    await step('Wer nur zittert, verschiebt nichts', async () => {
      const { clientX, clientY } = middle(gis)
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: gis, coords: { clientX, clientY } },
        { target: gis, coords: { clientX: clientX + 3, clientY } },
      ])
      await expect(args.actions.move).not.toHaveBeenCalled()
      await userEvent.pointer({ keys: '[/MouseLeft]', target: canvas.getByRole('navigation') })
    })
    await step('Hinter Nutzer gezogen, steht GIS hinter Nutzer', async () => {
      await drag(middle(canvas.getByRole('link', { name: 'Nutzer' })))
      await expect(args.actions.move).toHaveBeenLastCalledWith('gis', 2)
      await expect(titles(canvas).slice(0, 3)).toEqual(['Dashboard', 'Nutzer', 'GIS'])
    })
    await step('Gesagt wird es auch, und geöffnet wurde dabei nichts', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('GIS: Platz 3 von 4')
      await expect(location.hash).toBe(hash)
    })
    await step('Vor die angeheftete kommt nichts', async () => {
      await drag({ ...middle(canvas.getByRole('link', { name: 'Dashboard' })), clientX: 1 })
      await waitFor(() => expect(titles(canvas).slice(0, 3)).toEqual(['Dashboard', 'GIS', 'Nutzer']))
    })
  },
})

/** A finger pushes the bar; tags are put into another order in the list of all pages. */
export const Touch = meta.story({
  args: { ...Ready.composed.args, tags: manyTags },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent, step }) => {
    const gis = canvas.getByRole('link', { name: 'GIS' })
    await step('Wischen verschiebt keinen Tag', async () => {
      const from = middle(gis)
      await userEvent.pointer([
        { keys: '[TouchA>]', target: gis, coords: from },
        { pointerName: 'TouchA', target: gis, coords: { ...from, clientX: from.clientX + 90 } },
        { keys: '[/TouchA]', target: canvas.getByRole('navigation') },
      ])
      await expect(args.actions.move).not.toHaveBeenCalled()
    })
    await step('Zwei Berührungen verschieben ihn', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Alle offenen Seiten' }) })
      await userEvent.pointer({
        keys: '[TouchA]',
        target: await screen.findByRole('menuitem', { name: 'Seite nach rechts' }),
      })
      await waitFor(() => expect(args.actions.move).toHaveBeenCalledWith('gis', 2))
    })
  },
})

/** The wheel goes along the bar, unless it turns sideways by itself or everything is in view. */
export const Wheel = meta.story({
  args: { ...Ready.composed.args, tags: manyTags },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const [list] = canvas.getAllByRole('list') as [HTMLElement]
    await step('Ein Stück am Rad ist ein Stück in der Leiste, und die Seite bleibt stehen', async () => {
      const before = list.scrollLeft
      await expect(await fireEvent.wheel(list, { deltaY: 120 })).toBe(false)
      await expect(list.scrollLeft).toBe(before + 120)
      await fireEvent.wheel(list, { deltaY: -120 })
      await expect(list.scrollLeft).toBe(before)
    })
    await step('Was schon seitwärts geht, ist Sache des Browsers', async () => {
      await expect(await fireEvent.wheel(list, { deltaX: 40 })).toBe(true)
    })
  },
})

export const WheelWithRoom = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, step }) => {
    await step('Wo alle Tags zu sehen sind, scrollt die Seite', async () => {
      const [list] = canvas.getAllByRole('list') as [HTMLElement]
      await expect(await fireEvent.wheel(list, { deltaY: 120 })).toBe(true)
    })
  },
})
