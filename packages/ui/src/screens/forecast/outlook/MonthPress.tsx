import { type ReactNode, useEffect, useRef } from 'react'
import { chartMargins } from './outlookOption.ts'

interface MonthPressProps {
  /** In the order of the axis. */
  months: readonly string[]
  onMonth: (month: string) => void
  /** The drawing, which keeps the pointer for its tooltip. */
  children: ReactNode
}

/** Pressing a bar names its month. By keyboard the choice below the chart does the same, so this is for the pointer alone. */
export function MonthPress({ months, onMonth, children }: MonthPressProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current
    const onClick = ({ clientX }: MouseEvent) => {
      if (!element) return
      const { left, width } = element.getBoundingClientRect()
      const share = (clientX - left - chartMargins.left) / (width - chartMargins.left - chartMargins.right)
      const month = months[Math.floor(share * months.length)]
      if (month !== undefined) onMonth(month)
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [months, onMonth])
  return (
    <div ref={frame} style={{ cursor: 'pointer' }}>
      {children}
    </div>
  )
}
