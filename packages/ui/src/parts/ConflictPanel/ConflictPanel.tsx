import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Actions, Panel, Problem } from './ConflictPanel.styles.ts'

export interface ConflictPanelProps {
  /** Names the object that others have changed. */
  title: string
  /** Who it was, or what is to be done. */
  text?: string
  /** Why the chosen resolution failed. */
  problem?: string | undefined
  /** Buttons that resolve the conflict. */
  actions: ReactNode
  /** How people hear of it; nothing is needed inside a live region. */
  announced?: 'alert' | 'focus'
  /** Both versions, as `SideChoice`, or whatever else has to be seen. */
  children?: ReactNode
}

/** Where a 412 ends: somebody else has stored another value meanwhile. Shows both, and asks which one to keep. */
export function ConflictPanel({ title, text, problem, actions, announced, children }: ConflictPanelProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (announced === 'focus') panel.current?.focus()
  }, [announced])
  return (
    <Panel
      ref={panel}
      role={announced === 'alert' ? 'alert' : undefined}
      tabIndex={announced === 'focus' ? -1 : undefined}
      aria-labelledby={id}
    >
      <strong id={id}>{title}</strong>
      {text && <p>{text}</p>}
      {children}
      {problem !== undefined && <Problem role="alert">{problem}</Problem>}
      <Actions>{actions}</Actions>
    </Panel>
  )
}
