import type { IconName } from '@waldkerf/ui/parts/Icon/Icon'

/** The sign of a verdict, beside its word. */
export const verdictIcons: Record<'good' | 'doubtful' | 'unusable' | 'none', IconName> = {
  good: 'check',
  doubtful: 'warning',
  unusable: 'close',
  none: 'info',
}
