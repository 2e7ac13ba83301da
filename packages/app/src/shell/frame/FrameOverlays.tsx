import { KeyboardHelp } from '@waldkerf/ui/chrome/KeyboardHelp/KeyboardHelp'
import { RecentMessages } from '@waldkerf/ui/chrome/RecentMessages/RecentMessages'
import { useState } from 'react'
import { SettingsOverlay } from '@waldkerf/app/platform/preferences/SettingsOverlay.tsx'
import { singleKeys } from '@waldkerf/app/platform/preferences/singleKeys'
import { notices, useRecentErrors, useRecentNotices } from '@waldkerf/app/platform/notices/notices'
import { FramePalette } from './FramePalette.tsx'
import type { FrameProps, OverlayName } from './frameTypes.ts'

export interface FrameOverlaysProps extends Pick<FrameProps, 'navigation' | 'account' | 'signOut' | 'Palette'> {
  name: OverlayName
  /** Opens another one, or none. */
  onOpen: (name: OverlayName | undefined) => void
}

/** The open overlay; the code is loaded with the first one. */
export function FrameOverlays({ name, onOpen, Palette = FramePalette, ...frame }: FrameOverlaysProps) {
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
