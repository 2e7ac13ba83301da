import { type MouseEvent, type ReactNode, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { pressable } from '../../parts/Button/Button.styles.ts'
import { color, space } from '../../theme/tokens.ts'

const spread = keyframes`to { opacity: 0; transform: scale(1); }`

const Pressed = styled.button`
  ${pressable}
  position: relative;
  padding: 0 ${space(6)};
  overflow: hidden;
  border-color: ${color.borderStrong};
  background: ${color.surface};
  color: ${color.text};

  > span[aria-hidden] {
    position: absolute;
    border-radius: 50%;
    background: ${color.text};
    opacity: 0.15;
    pointer-events: none;
    transform: scale(0);
    animation: ${spread} 600ms ease-out forwards;
  }
  @media (prefers-reduced-motion: reduce) {
    > span[aria-hidden] {
      display: none;
    }
  }
`

interface Wave {
  key: number
  left: number
  top: number
  size: number
}

/** Where it was pressed, in the button; its middle when the keyboard pressed it. */
function startWave({ currentTarget, clientX, clientY, detail, timeStamp }: MouseEvent<HTMLElement>): Wave {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const isKeyboard = detail === 0
  const x = isKeyboard ? width / 2 : clientX - left
  const y = isKeyboard ? height / 2 : clientY - top
  const size = 2 * Math.hypot(width, height)
  return { key: timeStamp, left: x - size / 2, top: y - size / 2, size }
}

/** A button from whose pressed point a wave goes out. */
export function RippleButton({ children }: { children: ReactNode }) {
  const [wave, setWave] = useState<Wave>()
  return (
    <Pressed type="button" onClick={(event) => setWave(startWave(event))}>
      {children}
      {wave && (
        <span
          key={wave.key}
          aria-hidden
          style={{ left: wave.left, top: wave.top, width: wave.size, height: wave.size }}
          onAnimationEnd={() => setWave(undefined)}
        />
      )}
    </Pressed>
  )
}
