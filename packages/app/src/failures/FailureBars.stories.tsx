import preview from '@waldkerf/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { Notices } from '../notices/Notices.tsx'
import { notices } from '../notices/notices.ts'
import { unsavedWork } from '../unsaved/unsaved.ts'
import { FailureBars, type FailureBarsProps } from './FailureBars.tsx'
import { watchChunks } from './newVersion.ts'

/** As the application has them: below the messages. */
const Page = (props: FailureBarsProps) => (
  <main style={{ minHeight: 320 }}>
    <Notices>
      <FailureBars {...props} />
    </Notices>
  </main>
)

const meta = preview.meta({
  component: FailureBars,
  render: (args) => <Page {...args} />,
  beforeEach: () => () => {
    notices.endAll()
    unsavedWork.giveUp()
  },
})

export const Ready = meta.story({
  args: { offline: false },
  play: async ({ canvas, step }) => {
    await step('Ohne Anlass ist da nichts', async () => {
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    })
  },
})

export const Offline = meta.story({
  args: { offline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Keine Verbindung.')
  },
})

function become(online: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online })
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

/** What the browser itself says, and that it is over. */
export const BackAgain = meta.story({
  args: { offline: false },
  play: async ({ canvas, step }) => {
    await step('Ohne Netz steht die Zeile da', async () => {
      become(false)
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Keine Verbindung.'))
    })
    await step('Ist es wieder da, wird das gesagt', async () => {
      become(true)
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Die Verbindung ist wieder da.'))
      await expect(canvas.queryByText(/Keine Verbindung/)).toBeNull()
    })
  },
})

/** Parts of the old version are gone after a deploy; unsaved work forbids the reload. */
export const NewVersion = meta.story({
  args: { offline: false },
  beforeEach: watchChunks,
  play: async ({ canvas, step }) => {
    unsavedWork.add({ page: '/form', name: 'Name des Kunden' })
    await step('Statt neu zu laden, bietet die Seite es an', async () => {
      window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
      await expect(await canvas.findByRole('button', { name: 'Neu laden' })).toBeVisible()
    })
  },
})

export const Phone = Offline.extend({ globals: { viewport: { value: 'phone' } } })

export const Dark = Offline.extend({ globals: { theme: 'dark' } })

export const English = meta.story({ args: { offline: true }, globals: { language: 'en' } })
