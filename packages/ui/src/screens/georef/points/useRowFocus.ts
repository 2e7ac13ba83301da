import { useEffect, useRef } from 'react'

/** The focus of a row that is deleted goes to the row that takes its place, or to the button above an empty table. */
export function useRowFocus(count: number) {
  const table = useRef<HTMLElement>(null)
  const last = useRef<number>(undefined)
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (!isFewer || last.current === undefined || document.activeElement !== document.body) return
    const choices = table.current?.querySelectorAll<HTMLElement>('tbody button[aria-pressed]') ?? []
    const next = choices[Math.min(last.current, choices.length - 1)] ?? table.current?.querySelector('button')
    next?.focus()
  }, [count])
  return {
    ref: table,
    onFocus({ target }: { target: Element }) {
      const row = target.closest('tbody > tr')
      last.current = row?.parentElement ? [...row.parentElement.children].indexOf(row) : undefined
    },
  }
}
