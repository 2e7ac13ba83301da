import type { Reminder } from '@waldkerf/domain/entities/documents/reminders'
import { reminderModel } from '@waldkerf/domain/office/correspondence/reminderModel'
import { documentPdf } from './pdf/documentPdf.ts'
import type { MadeDocument } from './makeDocument.ts'
import { loadPictures, type ReadPicture } from './pictures.ts'

/**
 * A reminder as PDF, made of what was kept with it: today's is that of any later day, byte by byte.
 * @throws LayoutRefused; ApiError of a picture; Error when code or typefaces do not load
 */
export async function makeReminder(reminder: Reminder, readPicture: ReadPicture): Promise<MadeDocument> {
  const model = reminderModel(reminder)
  const { logo } = await loadPictures(model, readPicture)
  const blob = await documentPdf(model, { createdAt: new Date(reminder.erstellt_am), ...(logo && { logo }) })
  return { blob, fileName: `Zahlungserinnerung-${reminder.inhalt.rechnung.nummer}.pdf` }
}
