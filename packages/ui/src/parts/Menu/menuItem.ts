import type { ColorName } from '../../theme/meaning.ts'
import type { IconName } from '../Icon/Icon.tsx'

export interface MenuItem {
  id: string
  label: string
  icon?: IconName | undefined
  /** A colour that the entry stands for: a dot before the words. */
  swatch?: ColorName | undefined
  /** Stands for the words, which become its name: for menus in columns. */
  sign?: string | undefined
  /** An address makes it a link. */
  to?: string | undefined
  /** The address is not one of the application: it opens in a new tab. */
  external?: boolean | undefined
  /** Present: the entry can be reached but not chosen, and this says why. */
  disabledReason?: string | undefined
  /** Present: one of several states; the true one is marked. */
  checked?: boolean | undefined
  /** A line above it separates it from the entries before. */
  startsGroup?: boolean | undefined
  onSelect?: (() => void) | undefined
}
