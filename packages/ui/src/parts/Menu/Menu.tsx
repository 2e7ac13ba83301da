import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { IconName } from '../Icon/Icon.tsx'
import { Trigger } from './Menu.styles.ts'

export interface MenuItem {
  id: string
  label: string
  icon?: IconName | undefined
  /** An address makes it a link. */
  to?: string | undefined
  /** Present: the entry cannot be chosen, and this says why. */
  disabledReason?: string | undefined
  /** Present: one of several states; the true one is marked. */
  checked?: boolean | undefined
  onSelect?: (() => void) | undefined
}

export interface MenuProps {
  /** What the menu is, in words. */
  label: string
  /** What stands on the button. */
  trigger: ReactNode
  items: readonly MenuItem[]
}

const load = () => import('./OpenMenu.tsx')
const OpenMenu = lazy(async () => ({ default: (await load()).OpenMenu }))

/**
 * A button with a menu. The menu's library comes with the first hover or focus and takes over with the first opening, so
 * that no page waits for it.
 */
export function Menu(props: MenuProps) {
  const [used, setUsed] = useState(false)
  const closed = (
    <Trigger
      type="button"
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setUsed(true)}
    >
      {props.trigger}
    </Trigger>
  )
  if (!used) return closed
  return (
    <Suspense fallback={closed}>
      <OpenMenu {...props} />
    </Suspense>
  )
}
