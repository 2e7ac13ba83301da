import { useTexts } from '@waldkerf/ui/i18n/Language'
import { onApple } from '@waldkerf/ui/browser/onApple'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { texts } from '../AppShell/AppShell.texts.ts'
import { styled } from 'styled-components'
import { belowDesktop } from '@waldkerf/ui/theme/skeletonCss'
import { color, controlHeight, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'

const Field = styled.button`
  display: flex;
  flex: none;
  width: clamp(232px, 18vw, 320px);
  align-items: center;
  gap: ${space(2)};
  height: 32px;
  padding-inline: ${space(3)} ${space(2)};
  overflow: hidden;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius('control')};
  background: ${color.page};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: ${color.hover};
    color: ${color.text};
  }
  kbd {
    margin-inline-start: auto;
    font: inherit;
    font-size: ${fontSize(12)};
  }

  @media ${belowDesktop} {
    &[data-place='bar'] {
      display: none;
    }
  }
  /* In the sidebar's colours; as a finger needs it. */
  &[data-place='drawer'] {
    width: auto;
    height: 44px;
    margin: ${space(2)} ${space(3)};
    border-color: ${color.sidebarText};
    background: ${color.sidebarActive};
    color: ${color.sidebarText};
  }
  &[data-place='page'] {
    width: min(320px, 100%);
    height: ${controlHeight};
    background: ${color.surface};
  }
  /* Offered once: there the bar has it. */
  @media not ${belowDesktop} {
    &[data-place='page'] {
      display: none;
    }
  }
`

export interface SearchButtonProps {
  /** In the bar of wide windows; of narrow ones above the menu in the drawer, and on a page of whoever has lost the way. */
  place: 'bar' | 'drawer' | 'page'
  /** Opens the palette. */
  onOpen: () => void
}

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
