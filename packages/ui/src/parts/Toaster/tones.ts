import { css } from 'styled-components'
import { color } from '@waldkerf/ui/theme/tokens'
import type { IconName } from '../Icon/Icon.tsx'

/** A short message about what has just happened. */
export interface Toast {
  id: number
  tone?: 'info' | 'success' | 'warning' | 'danger'
  message: string
  /** The label of one way on, most often to take it back. */
  action?: string | undefined
}

/** The sign of each tone: colour never speaks alone. */
export const toneIcons: Record<NonNullable<Toast['tone']>, IconName> = {
  info: 'info',
  success: 'published',
  warning: 'warning',
  danger: 'reject',
}

/** Of the sign in what carries its tone as `data-tone`. */
export const toneColors = css`
  > svg {
    color: ${color.infoText};
  }
  &[data-tone='success'] > svg {
    color: ${color.successText};
  }
  &[data-tone='warning'] > svg {
    color: ${color.warningText};
  }
  &[data-tone='danger'] > svg {
    color: ${color.dangerText};
  }
`
