import { type Language, useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { Menu } from '@waldkerf/ui/parts/Menu/Menu'
import type { ControlSize } from '@waldkerf/ui/theme/scales'
import type { Account } from '../AppShell/types.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { OnDesktop, SizeLetters, Messages } from './NavbarTools.styles.ts'
import { texts } from './NavbarTools.texts.ts'
import { useSyncExternalStore, useState } from 'react'

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Full screen as it is, also when the browser's own keys change it. A refusal leaves everything as it was. */
function useFullScreen() {
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const toggle = () => {
    const changing = full ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    changing.catch(() => undefined)
  }
  return { possible: document.fullscreenEnabled, full, toggle }
}

export interface NavbarToolsProps {
  size: ControlSize
  /** Numbers of recent messages: the button that leads to them appears with the first. */
  messages?: MessageCounts
  /** Absent while it is not known, and where nobody signs in. */
  account?: Account | undefined
  language: Language
  /** Imprint, privacy, accessibility statement …: entries of the help menu, each in a new tab. */
  htmlPages?: readonly { title: string; url: string }[]
  actions: {
    setLanguage: (language: Language) => void
    signOut: () => void
    setSize: (size: ControlSize) => void
    openMessages: () => void
    openHelp: () => void
    openSettings: () => void
  }
}

/** From the largest down (spec section 9: medium is the default). */
const sizes: readonly ControlSize[] = ['default', 'medium', 'small', 'mini']

const noMessages: MessageCounts = { errors: 0, notices: 0 }

/** The top bar's controls; loaded after the page itself. */
export function NavbarTools(props: NavbarToolsProps) {
  const { size, messages = noMessages, account, language, htmlPages = [], actions } = props
  const t = useTexts(texts)
  return (
    <>
      <MessagesButton {...messages} onOpen={actions.openMessages} />
      <OnDesktop>
        <FullScreenButton />
        <Menu
          label={t.size}
          trigger={<SizeLetters />}
          items={sizes.map((choice) => ({
            id: choice,
            label: t.sizes[choice],
            checked: choice === size,
            onSelect: () => actions.setSize(choice),
          }))}
        />
      </OnDesktop>
      <Menu
        label={t.help}
        trigger={<Icon name="question" />}
        items={[
          { id: 'keyboard', label: t.keyboard, icon: 'keyboard', onSelect: actions.openHelp },
          ...htmlPages.map(({ title, url }, index) => ({
            id: url,
            label: title,
            icon: 'document' as const,
            to: url,
            external: true,
            startsGroup: index === 0,
          })),
        ]}
      />
      <IconButton icon="settings" label={t.settings} onClick={actions.openSettings} />
      <LanguageSwitch language={language} onChange={actions.setLanguage} />
      {account && <AccountMenu account={account} onSignOut={actions.signOut} />}
    </>
  )
}

function FullScreenButton() {
  const t = useTexts(texts)
  const { possible, full, toggle } = useFullScreen()
  const label = !possible ? t.fullScreenRefused : full ? t.leaveFullScreen : t.fullScreen
  return <IconButton icon={full ? 'shrink' : 'expand'} label={label} disabled={!possible} onClick={toggle} />
}

/** How much of each kind is kept. */
interface MessageCounts {
  errors: number
  notices: number
}

interface MessagesButtonProps extends MessageCounts {
  onOpen: () => void
}

/**
 * Opens the recent messages and counts the errors. It comes with the first message and stays, emptied or not:
 * the focus comes back to it.
 */
export function MessagesButton({ errors, notices, onOpen }: MessagesButtonProps) {
  const t = useTexts(texts)
  const [needed, setNeeded] = useState(false)
  if (!needed && errors + notices > 0) setNeeded(true)
  if (!needed) return null
  const label = errors > 0 ? t.errors(errors) : t.messages
  return (
    <Messages type="button" data-errors={errors > 0 || undefined} aria-label={label} title={label} onClick={onOpen}>
      <Icon name={errors > 0 ? 'warning' : 'bell'} />
      {errors > 0 && errors}
    </Messages>
  )
}
