import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor, within } from 'storybook/test'
import { shellSkeletonCss } from '@waldkerf/ui/theme/shellSkeletonCss'
import { ExampleTools } from '../examples/ExampleTools.tsx'
import { account, citizen, funder, longGroup, longPage, menu, nestedMenu } from '../examples/frame.ts'
import { SessionStatus } from '../SessionStatus/SessionStatus.tsx'
import { AppShell, type AppShellProps } from './AppShell.tsx'
import { ShellSkeleton } from './ShellSkeleton.tsx'
import { createContext, use, useState } from 'react'
import { styled } from 'styled-components'
import { Back } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { type LinkProps, LinkProvider } from '@waldkerf/ui/parts/Link/Link'
import { fontSize, space } from '@waldkerf/ui/theme/tokens'

const GoContext = createContext<(to: string) => void>(() => undefined)

function ExampleLink({ to, children, ...rest }: LinkProps) {
  const go = use(GoContext)
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        event.preventDefault()
        go(to)
      }}
    >
      {children}
    </a>
  )
}

/** The shell in stories, with what the app does for it: links that navigate, a sidebar that remembers. */
function ExampleApplication(props: AppShellProps) {
  const { navigation, preferences, actions } = props
  const [path, setPath] = useState(navigation.currentPath)
  const [opened, setOpened] = useState(preferences.sidebar.opened)
  const toggleSidebar = () => {
    actions.toggleSidebar()
    setOpened(!opened)
  }
  const title = navigation.menu.find((item) => item.to === path)?.title ?? 'Seite'
  return (
    <GoContext value={setPath}>
      <LinkProvider link={ExampleLink}>
        <AppShell
          {...props}
          navigation={{ ...navigation, currentPath: path, breadcrumb: [{ title }] }}
          preferences={{ ...preferences, sidebar: { ...preferences.sidebar, opened } }}
          actions={{ ...actions, toggleSidebar }}
        >
          <Page key={path}>
            <h1>{title}</h1>
          </Page>
        </AppShell>
      </LinkProvider>
    </GoContext>
  )
}

const Page = styled.div`
  padding: ${space(6)};

  h1 {
    font-size: ${fontSize(20)};
    line-height: 28px;
  }
`

const meta = preview.meta({ component: AppShell, render: (args) => <ExampleApplication {...args} /> })

/** Horizontal place and size of a part of the frame, in px, and its background. */
function measures(element: Element | null) {
  if (!element) return undefined
  const { x, width, height } = element.getBoundingClientRect()
  return { x, width, height, ground: getComputedStyle(element).backgroundColor }
}

export const Ready = meta.story({
  args: {
    navigation: { menu, currentPath: '/dashboard', breadcrumb: [{ title: 'Dashboard' }] },
    preferences: { sidebar: { opened: true, withoutAnimation: true }, productName: 'Waldkerf' },
    actions: { toggleSidebar: fn(), openPalette: fn() },
    funder,
    slots: { status: <SessionStatus state="signedIn" />, tools: <ExampleTools account={account} /> },
    children: null,
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab beginnt mit dem Sprung zum Inhalt', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveFocus()
    })
    await step('Nach dem Wechsel der Seite ist ihre Überschrift dran', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'GIS' }))
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'GIS' })).toHaveFocus())
    })
  },
})

export const Collapsed = meta.story({
  args: {
    ...Ready.composed.args,
    preferences: { ...Ready.composed.args.preferences, sidebar: { opened: false, withoutAnimation: true } },
  },
  play: async ({ canvas, userEvent, step }) => {
    const sidebar = () => canvas.getByRole('navigation', { name: 'Hauptmenü' }).getBoundingClientRect().width
    await step('Die Leiste ist 56 px breit, offen 210', async () => {
      await expect(sidebar()).toBe(56)
      await userEvent.click(canvas.getByRole('button', { name: 'Menü öffnen' }))
      await expect(sidebar()).toBe(210)
    })
  },
})

export const BecomeExpert = meta.story({
  args: {
    ...Ready.composed.args,
    navigation: { ...Ready.composed.args.navigation, becomeExpertTo: '/profile/index?tab=experte' },
    slots: { ...Ready.composed.args.slots, tools: <ExampleTools account={citizen} /> },
  },
})

export const Groups = meta.story({
  args: {
    ...Ready.composed.args,
    navigation: { ...Ready.composed.args.navigation, menu: nestedMenu, currentPath: '/nested/menu1/menu1-2' },
  },
})

/** The markup shown before any script runs has the same sizes, so that nothing jumps. */
export const LikeItsSkeleton = meta.story({
  args: { ...Ready.composed.args },
  render: (args) => (
    <>
      <style>{shellSkeletonCss}</style>
      <ShellSkeleton />
      <ExampleApplication {...args} />
    </>
  ),
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement, step }) => {
    const skeleton = (part: string) => measures(canvasElement.querySelector(`.wk-shell-${part}`))
    await step('Seitenleiste und Kopfzeile liegen deckungsgleich', async () => {
      const sidebar = canvas.getByRole('navigation', { name: 'Hauptmenü' }).parentElement
      await expect(measures(sidebar)).toEqual(skeleton('sidebar'))
      await expect(measures(canvas.getByRole('banner'))).toEqual(skeleton('bar'))
    })
  },
})

export const DrawerOnPhone = meta.story({
  args: { ...BecomeExpert.composed.args },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = () => canvas.getByRole('button', { name: 'Menü öffnen' })
    await step('Das Menü kommt als Schublade und nimmt den Fokus', async () => {
      await userEvent.click(opener())
      const drawer = within(canvas.getByRole('dialog', { name: 'Hauptmenü' }))
      await waitFor(() => expect(drawer.getByRole('button', { name: 'Menü schließen' })).toHaveFocus())
    })
    await step('Escape schließt sie, der Fokus kehrt zurück', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('dialog')).toBeNull()
      await waitFor(() => expect(opener()).toHaveFocus())
    })
    await step('Eine Wahl schließt sie und führt zur Überschrift', async () => {
      await userEvent.click(opener())
      await userEvent.click(canvas.getByRole('link', { name: 'GIS' }))
      await expect(canvas.queryByRole('dialog')).toBeNull()
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'GIS' })).toHaveFocus())
    })
    await step('Der gemerkte Zustand der Seitenleiste bleibt, wie er war', async () => {
      await expect(args.actions.toggleSidebar).not.toHaveBeenCalled()
    })
  },
})

const crumbs = [
  { title: 'Dashboard', to: '/dashboard' },
  { title: 'Nutzer', to: '/users/index' },
  { title: 'Nutzerdetails' },
]

/** A breadcrumb that is shown in full is the only way back. */
export const OneWayBack = meta.story({
  args: {
    ...Ready.composed.args,
    navigation: { ...Ready.composed.args.navigation, breadcrumb: crumbs },
    children: <Back to="/users/index">Nutzer</Back>,
  },
  render: (args) => <AppShell {...args} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('banner')).getByRole('link', { name: 'Nutzer' })).toBeVisible()
    await expect(within(canvas.getByRole('main')).queryByRole('link')).toBeNull()
  },
})

/** On a phone it has the page's own name alone. */
export const WayBackOnPhone = meta.story({
  ...OneWayBack.input,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('banner')).queryByRole('link', { name: 'Nutzer' })).toBeNull()
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Nutzer' })).toBeVisible()
  },
})

export const Tablet = meta.story({ args: { ...Ready.composed.args }, globals: { viewport: { value: 'tablet' } } })

export const LongGerman = meta.story({
  args: {
    ...Groups.composed.args,
    navigation: { menu: [...menu, longGroup, longPage], currentPath: '/register/index', breadcrumb: [] },
  },
})
