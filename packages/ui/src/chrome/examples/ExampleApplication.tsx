import { createContext, use, useState } from 'react'
import { styled } from 'styled-components'
import { type LinkProps, LinkProvider } from '../../parts/Link/Link.tsx'
import { fontSize, space } from '../../theme/tokens.ts'
import { AppShell, type AppShellProps } from '../AppShell/AppShell.tsx'

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
export function ExampleApplication(props: AppShellProps) {
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
