import type { ReactNode } from 'react'

export interface PlainProps {
  /** The first content, which stays where the rest cannot be loaded. */
  plain: ReactNode
}

/** Stands in for a card whose code did not come. */
export const Plain = ({ plain }: PlainProps) => plain
