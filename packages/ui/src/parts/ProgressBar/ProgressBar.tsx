import { keyframes, styled } from 'styled-components'
import { color, motion } from '@waldkerf/ui/theme/tokens'

export interface ProgressBarProps {
  /** Names the task for those who cannot see the bar. */
  label: string
  /** From 0 to 1; absent while nobody knows. */
  value?: number | undefined
  /** Something of it failed. */
  failed?: boolean
}

/** Shows the progress or, without a value, only that work goes on. */
export function ProgressBar({ label, value, failed }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(value * 100)
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-failed={failed || undefined}
    >
      <Done
        data-endless={percent === undefined || undefined}
        style={{ width: percent === undefined ? '40%' : `${percent}%` }}
      />
    </Track>
  )
}

const pass = keyframes`from { transform: translateX(-100%); } to { transform: translateX(250%); }`

const Track = styled.div`
  height: 4px;
  overflow: hidden;
  border-radius: 2px;
  background: ${color.pressed};

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`

const Done = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${color.accent};
  transition: width ${motion('panel')};

  [data-failed] > & {
    background: ${color.dangerText};
  }
  &[data-endless] {
    animation: ${pass} 1.4s ease-in-out infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-endless] {
      margin-inline: auto;
    }
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`
