import type { Account } from '@waldkerf/ui/chrome/AppShell/AppShell'
import { NavbarTools } from '@waldkerf/ui/chrome/NavbarTools/NavbarTools'
import { afterFrame } from '@waldkerf/ui/browser/afterFrame'
import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { useRecentErrors, useRecentNotices } from '@waldkerf/app/platform/notices/notices'
import { preferences, usePreference } from '@waldkerf/app/platform/preferences/preferences'
import { useOtherTabs } from '@waldkerf/app/platform/preferences/useOtherTabs'
import { maySignOut } from '@waldkerf/app/platform/unsaved/leave'
import type { OverlayName } from './frameTypes.ts'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { historyEntry } from '@waldkerf/app/platform/routes/historyEntry'
import { followScrolling } from '../followScrolling.ts'
import { createScrolledPlaces } from './scrolledPlaces.ts'
import { beginTyping } from './typedAhead.ts'
import { takeEarlyKeys } from '@waldkerf/app/platform/boot/earlyKeys'
import { type Shortcut, readShortcut } from '@waldkerf/app/platform/preferences/shortcut'

export interface FrameToolsProps {
  account?: Account | undefined
  signOut: () => void
  onOpen: (name: OverlayName) => void
}

/** The right end of the bar with its actions, loaded after the page. */
export function FrameTools({ account, signOut, onOpen }: FrameToolsProps) {
  const { documents: htmlPages } = useConfig()
  const messages = { errors: useRecentErrors().length, notices: useRecentNotices().length }
  const language = usePreference('language')
  const size = usePreference('size')
  useOtherTabs()
  useShortcuts(onOpen)
  const opens = (name: OverlayName) => () => startTransition(() => onOpen(name))
  return (
    <>
      <PageScroll />
      <NavbarTools
        size={size}
        account={account}
        language={language}
        htmlPages={htmlPages}
        messages={messages}
        actions={{
          setLanguage: (next) => startTransition(() => preferences.setLanguage(next)),
          signOut: () => void maySignOut().then((yes) => yes && signOut()),
          setSize: preferences.setSize,
          openMessages: opens('messages'),
          openHelp: opens('help'),
          openSettings: opens('settings'),
        }}
      />
    </>
  )
}

/**
 * A new page begins at its top; Back and Forward restore the scroll positions of the page and its lists. Another query
 * of the same page does not scroll. With tags each page keeps its own scroll position. Follows the address in the tools'
 * place, which are not rendered for it.
 */
function PageScroll() {
  const on = !usePreference('tagsView')
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const entry = historyEntry(key)
  const [places] = useState(createScrolledPlaces)
  const shown = useRef(pathname)
  useEffect(() => {
    // Scrolling before this code had loaded was not recorded. Asked for now, the whole page would be laid out.
    void afterFrame().then(() => places.keep({ target: document }))
    return followScrolling(places.keep)
  }, [places])
  // Before the next scroll event, so that none is counted for the page before.
  useLayoutEffect(() => places.show(entry), [places, entry])
  const arrive = useEffectEvent((path: string) => {
    if (shown.current === path) return undefined
    shown.current = path
    if (!on) return undefined
    if (type === NavigationType.Pop) return places.bringBack(entry)
    places.begin(entry)
    return undefined
  })
  useLayoutEffect(() => arrive(pathname), [pathname])
  return null
}

/** The frame's shortcuts; one pressed before this code was loaded is carried out first. */
function useShortcuts(open: (name: Shortcut) => void) {
  const onShortcut = useEffectEvent((asked: Shortcut) => {
    if (asked === 'palette') beginTyping()
    open(asked)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = event.defaultPrevented ? undefined : readShortcut(event)
      if (asked === undefined) return
      event.preventDefault()
      onShortcut(asked)
    }
    const asked = takeEarlyKeys()
    if (asked !== undefined) onShortcut(asked)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
