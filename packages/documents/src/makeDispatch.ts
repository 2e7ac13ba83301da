import type { Reminder } from '@waldkerf/domain/entities/documents/reminders'
import { reminderModel } from '@waldkerf/domain/office/correspondence/reminderModel'
import { documentPdf } from './pdf/documentPdf.ts'
import type { MadeDocument } from './makeDocument.ts'
import { loadPictures, type ReadPicture } from './pictures.ts'

// The code that makes files is loaded when the first one is sent.
export { makeDispatchFiles } from './makeDocument.ts'

/**
 * A reminder as PDF, made from the values stored with it: made again on a later day it is the same file, byte by byte.
 * @throws LayoutRefused; ApiError of a picture; Error when code or typefaces do not load
 */
export async function makeReminder(reminder: Reminder, readPicture: ReadPicture): Promise<MadeDocument> {
  const model = reminderModel(reminder)
  const { logo } = await loadPictures(model, readPicture)
  const blob = await documentPdf(model, { createdAt: new Date(reminder.erstellt_am), ...(logo && { logo }) })
  return { blob, fileName: `Zahlungserinnerung-${reminder.inhalt.rechnung.nummer}.pdf` }
}
