import type { Account } from '@waldkerf/ui/chrome/AppShell/AppShell'
import { NavbarTools } from '@waldkerf/ui/chrome/NavbarTools/NavbarTools'
import { startTransition } from 'react'
import { useConfig } from '../../platform/config/ConfigProvider.tsx'
import { useRecentErrors, useRecentNotices } from '../../platform/notices/notices.ts'
import { preferences, usePreference } from '../../platform/preferences/preferences.ts'
import { useOtherTabs } from '../../platform/preferences/useOtherTabs.ts'
import { maySignOut } from '../../platform/unsaved/leave.ts'
import type { OverlayName } from './frameTypes.ts'
import { usePageScroll } from './usePageScroll.ts'
import { useShortcuts } from './useShortcuts.ts'

export interface FrameToolsProps {
  account?: Account | undefined
  signOut: () => void
  onOpen: (name: OverlayName) => void
}

/** The right end of the bar, wired; it comes after the page. */
export function FrameTools({ account, signOut, onOpen }: FrameToolsProps) {
  const { documents } = useConfig()
  const messages = { errors: useRecentErrors().length, notices: useRecentNotices().length }
  const language = usePreference('language')
  const size = usePreference('size')
  useOtherTabs()
  useShortcuts(onOpen)
  usePageScroll(!usePreference('tagsView'))
  const opens = (name: OverlayName) => () => startTransition(() => onOpen(name))
  return (
    <NavbarTools
      size={size}
      account={account}
      language={language}
      documents={documents}
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
  )
}
