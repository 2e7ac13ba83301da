import preview from '@waldkerf/storybook/preview'
import { space } from '@waldkerf/ui/theme/tokens'
import { useState } from 'react'
import { expect, fn, waitFor, type within } from 'storybook/test'
import { Notices } from '../notices/Notices.tsx'
import { notices } from '../notices/notices.ts'
import { FailureBars, type FailureBarsProps } from './FailureBars.tsx'
import { offered, watchChunks } from './newVersion.ts'

/** The bars above a page, as in the application. */
const Page = (props: FailureBarsProps) => (
  <>
    <FailureBars {...props} />
    <main style={{ minHeight: 320, padding: space(4) }}>
      <h1>Kunden</h1>
    </main>
    <Notices />
  </>
)

const meta = preview.meta({
  component: FailureBars,
  render: (args) => <Page {...args} />,
  beforeEach: () => () => {
    notices.endAll()
    offered.set(false)
    Reflect.deleteProperty(navigator, 'onLine')
  },
})

type Canvas = Pick<ReturnType<typeof within>, 'getAllByRole'>

/** The first status region; the messages are the second. */
const bars = (canvas: Canvas) => canvas.getAllByRole('status')[0] as HTMLElement

const root = document.documentElement

export const Ready = meta.story({
  args: { offline: false },
  play: async ({ canvas, step }) => {
    await step('Ohne Anlass ist da nichts', async () => {
      await expect(bars(canvas)).toBeEmptyDOMElement()
    })
  },
})

/** For the person last confirmed on this device the pages of reports are open. */
export const Away = meta.story({
  args: { offline: true, away: true },
  play: async ({ canvas }) => {
    await expect(bars(canvas)).toHaveTextContent('Melden geht trotzdem')
  },
})

export const Offline = meta.story({
  args: { offline: true },
  play: async ({ canvas, step }) => {
    await step('Die Zeile wird angesagt und liegt über nichts: die Seite beginnt unter ihr', async () => {
      await expect(bars(canvas)).toHaveTextContent('Keine Verbindung.')
      const { bottom, height } = bars(canvas).getBoundingClientRect()
      await expect(canvas.getByRole('main').getBoundingClientRect().top).toBe(bottom)
      await waitFor(() => expect(root.style.getPropertyValue('--bars-height')).toBe(`${height}px`))
    })
  },
})

function become(online: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online })
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

/** The browser's own events: offline, and back again. */
export const BackAgain = meta.story({
  args: { offline: false },
  play: async ({ canvas, step }) => {
    await step('Ohne Netz steht die Zeile da', async () => {
      become(false)
      await waitFor(() => expect(bars(canvas)).toHaveTextContent('Keine Verbindung.'))
    })
    await step('Ist es wieder da, wird das gesagt', async () => {
      become(true)
      await expect(await canvas.findByText('Die Verbindung ist wieder da.')).toBeVisible()
      await expect(canvas.queryByText(/Keine Verbindung/)).toBeNull()
    })
  },
})

/** The browser has its line, and sign-in has answered again. */
export const SignInBackAgain = meta.story({
  args: { offline: true },
  render: function Answering({ offline }) {
    const [isAway, setAway] = useState(offline)
    return (
      <>
        <Page offline={isAway} />
        <button type="button" onClick={() => setAway(false)}>
          Antworten
        </button>
      </>
    )
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('Wer gescheitert ist, fragt wieder', async () => {
      const goesOn = fn()
      addEventListener('focus', goesOn, { once: true })
      await userEvent.click(canvas.getByRole('button', { name: 'Antworten' }))
      await waitFor(() => expect(goesOn).toHaveBeenCalledOnce())
      await expect(canvas.queryByText(/Keine Verbindung/)).toBeNull()
    })
  },
})

/** A dialog's files of the old version are gone after a deployment: the page is not reloaded under it. */
export const NewVersion = meta.story({
  args: { offline: false },
  beforeEach: () => watchChunks(false),
  play: async ({ canvas, step }) => {
    await step('Statt neu zu laden, bietet die Seite es an', async () => {
      window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
      await expect(await canvas.findByRole('button', { name: 'Neu laden' })).toBeVisible()
    })
  },
})

/** Both at once, in the smallest window: together they take no more than a third of it. */
export const Narrow = meta.story({
  args: { offline: true },
  beforeEach: () => watchChunks(false),
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    await canvas.findByRole('button', { name: 'Neu laden' })
    await step('Beide Zeilen sind zusammen höchstens 213 px hoch, ein Drittel von 640', async () => {
      await expect(bars(canvas).getBoundingClientRect().height).toBeLessThanOrEqual(213)
    })
  },
})
