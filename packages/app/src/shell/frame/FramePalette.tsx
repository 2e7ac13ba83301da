import { CommandPalette, type Finds } from '@waldkerf/ui/chrome/CommandPalette/CommandPalette'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { startTransition, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePreference } from '@waldkerf/app/platform/preferences/preferences'
import { useSettings } from '@waldkerf/app/platform/preferences/settingsStore'
import { maySignOut } from '@waldkerf/app/platform/unsaved/leave'
import { actionCommands, type FrameCommand, screenCommands } from './commands.ts'
import { commandTexts } from '../overlays.texts.ts'
import type { FramePaletteProps } from './frameTypes.ts'
import { takeTyped, whileOpen } from './typedAhead.ts'

interface PartProps extends FramePaletteProps {
  /** Actions of the part, before those of the frame. */
  actions?: readonly FrameCommand[]
  finds?: Finds<FrameCommand>
  /** Last choices; pages and actions are found again by their ids. */
  recent?: readonly FrameCommand[]
  onChoose?: (command: FrameCommand) => void
}

/** The palette with pages and actions of the frame, and the additions of a part. */
export function FramePalette({ navigation, account, signOut, onOpen, ...part }: PartProps) {
  const t = useTexts(commandTexts)
  const navigate = useNavigate()
  const [begun] = useState(takeTyped)
  useEffect(whileOpen, [])
  const settings = useSettings()
  const language = usePreference('language')
  const { actions = [], finds, recent = [], onChoose } = part
  // A page that is also an action is offered only as the action.
  const screens = screenCommands(navigation, account, t).filter((page) => !actions.some(({ to }) => to === page.to))
  const commands = [...screens, ...actions, ...actionCommands(settings, language, t)]
  const run = (command: FrameCommand) => {
    const { to, external, does } = command
    onChoose?.(command)
    if (to !== undefined && external) window.open(to, '_blank', 'noreferrer')
    else if (to !== undefined) void navigate(to)
    else if (does)
      startTransition(() => does({ open: onOpen, signOut: () => void maySignOut().then((yes) => yes && signOut()) }))
  }
  return (
    <CommandPalette
      commands={commands}
      recent={present(recent, commands)}
      finds={finds}
      begun={begun}
      onRun={run}
      onClose={() => onOpen(undefined)}
    />
  )
}

const ownGroups = new Set(['screens', 'actions'])

/** Last choices with current pages and actions in the current language; those no longer offered are left out. */
const present = (recent: readonly FrameCommand[], commands: readonly FrameCommand[]) =>
  recent.flatMap((one) => (ownGroups.has(one.group) ? commands.filter(({ id }) => id === one.id) : [one]))
