import type { Toast } from '@waldkerf/ui/parts/Toaster/Toaster'

/** A failure that people were told about, as the panel of recent messages keeps it. */
export interface RecentError {
  id: string
  /** When it happened last, ISO 8601. */
  at: string
  /** For people, in the chosen language. */
  message: string
  /** How often the same has happened. */
  count: number
  /** Where it happened: the page's title or address. */
  place?: string | undefined
}

/** A message that was no failure, as the panel keeps it after it has gone. */
export interface RecentNotice {
  id: number
  /** When it was said, ISO 8601. */
  at: string
  tone: Exclude<NonNullable<Toast['tone']>, 'danger'>
  message: string
}
