import { useEffect, useRef } from 'react'
import { IconButton, type IconButtonProps } from '@waldkerf/ui/parts/IconButton/IconButton'

const wait = 400
const pace = 50

/** A button that goes on while it is held; a click or a key is one step. */
export function HoldButton({ onStep, ...rest }: Omit<IconButtonProps, 'onClick'> & { onStep: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const step = useRef(onStep)
  const release = () => clearTimeout(timer.current)
  useEffect(() => {
    step.current = onStep
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const again = () => {
    step.current()
    timer.current = setTimeout(again, pace)
  }
  return (
    <IconButton
      {...rest}
      onClick={onStep}
      onPointerDown={() => {
        timer.current = setTimeout(again, wait)
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
    />
  )
}
