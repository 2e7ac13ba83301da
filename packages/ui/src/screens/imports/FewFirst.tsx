import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { type ReactNode, useState } from 'react'
import { texts } from './ImportFlow.texts.ts'

/** As many as are read on a phone without losing what comes below them. */
export const few = 6

interface FewFirstProps<T> {
  all: readonly T[]
  children: (some: readonly T[]) => ReactNode
}

/** A few of some rows, and the others on a press: a list that scrolls within the page holds a thumb up. */
export function FewFirst<T>({ all, children }: FewFirstProps<T>) {
  const t = useTexts(texts).look
  const { number } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const more = isOpen ? 0 : Math.max(0, all.length - few)
  return (
    <>
      {children(more > 0 ? all.slice(0, few) : all)}
      {more > 0 && (
        <div>
          <Button aria-expanded={false} onClick={() => setOpen(true)}>
            {t.more(number(more), more === 1)}
          </Button>
        </div>
      )}
    </>
  )
}
