import { useTexts } from '../../i18n/Language.tsx'
import { Icon, type IconName } from '../../parts/Icon/Icon.tsx'
import { Menu } from '../../parts/Menu/Menu.tsx'
import { texts } from '../AppShell/AppShell.texts.ts'
import type { ThemeChoice } from '../AppShell/types.ts'

const icons: Record<ThemeChoice, IconName> = { system: 'contrast', light: 'sun', dark: 'moon' }
const choices: readonly ThemeChoice[] = ['system', 'light', 'dark']

export interface ThemeMenuProps {
  theme: ThemeChoice
  onChange: (theme: ThemeChoice) => void
}

/** Light, dark, or as the device is set. */
export function ThemeMenu({ theme, onChange }: ThemeMenuProps) {
  const t = useTexts(texts)
  return (
    <Menu
      label={t.theme}
      trigger={<Icon name={icons[theme]} />}
      items={choices.map((choice) => ({
        id: choice,
        label: t.themes[choice],
        icon: icons[choice],
        checked: choice === theme,
        onSelect: () => onChange(choice),
      }))}
    />
  )
}
