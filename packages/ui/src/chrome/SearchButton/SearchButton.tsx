import { useTexts } from '../../i18n/Language.tsx'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { texts } from '../AppShell/AppShell.texts.ts'
import { Field } from './SearchButton.styles.ts'

export interface SearchButtonProps {
  /** In the bar of wide windows, or above the menu in the drawer of narrow ones. */
  place: 'bar' | 'drawer'
  /** Opens the palette. */
  onOpen: () => void
}

const onApple = /Mac|iP/.test(navigator.platform)

/** Looks like a field and opens the search, in which one types. */
export function SearchButton({ place, onOpen }: SearchButtonProps) {
  const t = useTexts(texts)
  return (
    <Field type="button" data-place={place} onClick={onOpen}>
      <Icon name="search" size={16} />
      {t.search}
      {place === 'bar' && <kbd>{onApple ? '⌘ K' : t.searchKeys}</kbd>}
    </Field>
  )
}
