import { errorMessage } from '../../platform/errors/errors.ts'
import { LayoutRefused } from '@waldkerf/documents/pdf/layoutRefused'
import type { texts } from './editorPage.texts.ts'

/** Why no pages were made, for people. @param t texts of the page's language */
export const downloadMessage = (error: unknown, t: typeof texts.de): string =>
  error instanceof LayoutRefused ? t.overfull[error.overfull] : errorMessage(error)
