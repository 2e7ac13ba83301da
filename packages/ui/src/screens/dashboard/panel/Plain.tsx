import type { ReactNode } from 'react'

export interface PlainProps {
  /** What stands there first, and stays where the rest cannot come. */
  plain: ReactNode
}

/** Stands in for a card whose code did not come. */
export const Plain = ({ plain }: PlainProps) => plain
