import { CommandPalette } from '@waldkerf/ui/chrome/CommandPalette/CommandPalette'
import { KeyboardHelp } from '@waldkerf/ui/chrome/KeyboardHelp/KeyboardHelp'
import { RecentMessages } from '@waldkerf/ui/chrome/RecentMessages/RecentMessages'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { startTransition, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePreference } from '../../platform/preferences/preferences.ts'
import { SettingsOverlay } from '../../platform/preferences/SettingsOverlay.tsx'
import { useSettings } from '../../platform/preferences/settingsStore.ts'
import { singleKeys } from '../../platform/preferences/singleKeys.ts'
import { notices, useRecentErrors, useRecentNotices } from '../../platform/notices/notices.ts'
import { maySignOut } from '../../platform/unsaved/leave.ts'
import { actionCommands, type FrameCommand, screenCommands } from './commands.ts'
import { texts } from './commands.texts.ts'
import type { FrameProps } from './Frame.tsx'

export type OverlayName = 'palette' | 'settings' | 'help' | 'messages'

export interface FrameOverlaysProps extends Pick<FrameProps, 'navigation' | 'account' | 'signOut'> {
  name: OverlayName
  /** Opens another one, or none. */
  onOpen: (name: OverlayName | undefined) => void
}

/** The one of them that is open; their code comes with the first opening. */
export function FrameOverlays({ name, onOpen, ...frame }: FrameOverlaysProps) {
  const [single, setSingle] = useState(singleKeys.on)
  const onClose = () => onOpen(undefined)
  if (name === 'settings') return <SettingsOverlay open onClose={onClose} />
  if (name === 'palette') return <Palette {...frame} onOpen={onOpen} />
  if (name === 'help') {
    const onSingleKeys = (on: boolean) => {
      singleKeys.set(on)
      setSingle(on)
    }
    return <KeyboardHelp open onClose={onClose} singleKeys={single} onSingleKeys={onSingleKeys} />
  }
  return <Messages onClose={onClose} />
}

function Messages({ onClose }: { onClose: () => void }) {
  const errors = useRecentErrors()
  return <RecentMessages open onClose={onClose} errors={errors} notices={useRecentNotices()} onClear={notices.forget} />
}

type PaletteProps = Omit<FrameOverlaysProps, 'name'>

function Palette({ navigation, account, signOut, onOpen }: PaletteProps) {
  const t = useTexts(texts)
  const navigate = useNavigate()
  const settings = useSettings()
  const language = usePreference('language')
  const commands = [...screenCommands(navigation, account, t), ...actionCommands(settings, language, t)]
  const run = ({ to, external, does }: FrameCommand) => {
    if (to !== undefined && external) window.open(to, '_blank', 'noreferrer')
    else if (to !== undefined) void navigate(to)
    else if (does)
      startTransition(() => does({ open: onOpen, signOut: () => void maySignOut().then((yes) => yes && signOut()) }))
  }
  return <CommandPalette commands={commands} onRun={run} onClose={() => onOpen(undefined)} />
}
