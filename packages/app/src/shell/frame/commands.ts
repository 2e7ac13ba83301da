import type { Account, Navigation, MenuItem } from '@waldkerf/ui/chrome/AppShell/AppShell'
import type { Command } from '@waldkerf/ui/chrome/CommandPalette/CommandPalette'
import type { Language } from '@waldkerf/ui/i18n/Language'
import { preferences } from '@waldkerf/app/platform/preferences/preferences'
import type { StoredSettings } from '@waldkerf/app/platform/preferences/settings'
import { settingsStore } from '@waldkerf/app/platform/preferences/settingsStore'
import type { commandTexts } from '../overlays.texts.ts'
import type { OverlayName } from './frameTypes.ts'

type Words = typeof commandTexts.de

/** A command of the frame: it goes to an address, or does something. */
export interface FrameCommand extends Command {
  to?: string
  external?: boolean | undefined
  does?: (frame: { open: (name: OverlayName) => void; signOut: () => void }) => void
}

/** The menu's pages with the groups they are in, as 'Parent › Child'. */
function pageCommands(menu: readonly MenuItem[], groups: readonly string[] = []): FrameCommand[] {
  return menu.flatMap(({ id, title, to, icon, external, children }) =>
    children
      ? pageCommands(children, [...groups, title])
      : [{ id: `page ${id}`, group: 'screens', label: title, detail: groups.join(' › '), icon, to, external }],
  )
}

const page = (id: string, label: string, to: string): FrameCommand => ({
  id,
  group: 'screens',
  label,
  icon: id === 'profile' ? 'profile' : 'expert',
  to,
})

/** Every screen the role may open, the hidden ones of the account menu included. */
export function screenCommands(
  { menu, becomeExpertTo }: Navigation,
  account: Account | undefined,
  t: Words,
): FrameCommand[] {
  const profile = account?.profile
  return [
    ...pageCommands(menu),
    ...(profile && !profile.hidden && profile.disabledReason === undefined
      ? [page('profile', t.profile, profile.to)]
      : []),
    ...(becomeExpertTo === undefined ? [] : [page('becomeExpert', t.becomeExpert, becomeExpertTo)]),
  ]
}

const modeIcons = { system: 'contrast', light: 'sun', dark: 'moon' } as const

/** Commands that work on every page; a setting that is active already is not offered. */
export function actionCommands(settings: StoredSettings, language: Language, t: Words): FrameCommand[] {
  const set = (part: Partial<StoredSettings>) => () => settingsStore.change({ ...settings, ...part })
  const action = (id: string, label: string, icon: Command['icon'], does: FrameCommand['does']): FrameCommand => ({
    id,
    group: 'actions',
    label,
    icon,
    does,
  })
  const other = language === 'de' ? 'en' : 'de'
  const density = settings.density === 'compact' ? 'comfortable' : 'compact'
  const { tagsView } = settings
  const modes = (['system', 'light', 'dark'] as const).filter((mode) => mode !== settings.colorMode)
  return [
    action('settings', t.settings, 'settings', ({ open }) => open('settings')),
    action('messages', t.messages, 'bell', ({ open }) => open('messages')),
    action('help', t.help, 'keyboard', ({ open }) => open('help')),
    action('tags', tagsView ? t.tags.off : t.tags.on, 'layers', set({ tagsView: !tagsView })),
    ...modes.map((mode) => action(mode, t.modes[mode], modeIcons[mode], set({ colorMode: mode }))),
    action('density', t.density[density], 'table', set({ density })),
    action('sidebar', t.sidebar, 'menu', preferences.toggleSidebar),
    action('language', t.language[other], 'globe', () => preferences.setLanguage(other)),
    action('signOut', t.signOut, 'sign-out', ({ signOut }) => signOut()),
  ]
}
