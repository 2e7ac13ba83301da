import preview from '@waldkerf/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { AppShell } from '@waldkerf/ui/chrome/AppShell/AppShell'
import { ExampleTools } from '@waldkerf/ui/chrome/examples/ExampleTools'
import { account, menu } from '@waldkerf/ui/chrome/examples/frame.ts'
import { TagsView } from '@waldkerf/ui/chrome/TagsView/TagsView'
import { GuideScreen } from './GuideScreen.tsx'

const nothing = () => undefined
const tagActions = { refresh: nothing, close: nothing, closeOthers: nothing, closeAll: nothing, move: nothing }

/** The page within the frame that it shows. */
function Framed({ withTags = true }: { withTags?: boolean }) {
  const tags = <TagsView tags={[{ id: 'guide', title: 'Rundgang', to: '/guide/index' }]} actions={tagActions} />
  return (
    <AppShell
      navigation={{ menu, currentPath: '/guide/index', breadcrumb: [{ title: 'Rundgang' }] }}
      preferences={{ sidebar: { opened: true, withoutAnimation: true }, productName: 'Waldkerf' }}
      actions={{ toggleSidebar: nothing, openPalette: nothing }}
      slots={{ tools: <ExampleTools account={account} />, tags: withTags && tags }}
    >
      <GuideScreen />
    </AppShell>
  )
}

const meta = preview.meta({ component: Framed })

const stepIs = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible(), { timeout: 5_000 })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const start = canvas.getByRole('button', { name: 'Rundgang zeigen' })
    await step('Sechs Stationen, und die Pfeiltaste führt weiter', async () => {
      await userEvent.click(start)
      await stepIs('1 von 6')
      // The library takes no key before the frame that draws the station.
      await new Promise(requestAnimationFrame)
      await userEvent.keyboard('{ArrowRight}')
      await stepIs('2 von 6')
    })
    await step('Esc beendet ihn; der Fokus ist wieder auf der Schaltfläche', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByText('2 von 6')).toBeNull())
      await waitFor(() => expect(start).toHaveFocus())
    })
  },
})
export const WithoutTags = meta.story({
  args: { withTags: false },
  play: async ({ canvas, userEvent, step }) => {
    await step('Was es nicht gibt, zählt nicht mit', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rundgang zeigen' }))
      await stepIs('1 von 5')
      await userEvent.keyboard('{Escape}')
    })
  },
})
export const Begun = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rundgang zeigen' }))
    await stepIs('1 von 6')
  },
})
