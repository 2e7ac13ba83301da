import type { RefusalEntries } from '../refusalEntry.ts'

/** Of beetle finds: review, pictures, reports, map sections. */
export const beetleRefusals = {
  answer_missing: { status: 400, de: 'Bitte schreiben Sie eine Antwort.', en: 'Please write an answer.' },
  bad_marker: {
    status: 400,
    de: 'Der Stand ist ungültig.',
    en: 'The records could not be compared. Please reload the page.',
  },
  bad_order: {
    status: 400,
    de: 'Nach dieser Spalte wird nicht sortiert.',
    en: 'The list cannot be sorted by this column.',
  },
  bad_picture: {
    status: 400,
    de: 'Ein genanntes Bild gehört nicht zu dieser Meldung.',
    en: 'One of the pictures does not belong to this report.',
  },
  bad_place: { status: 400, de: 'Ein Ort hat Breite und Länge.', en: 'A place has a latitude and a longitude.' },
  bad_report_id: { status: 400, de: 'Die Kennung der Meldung ist ungültig.', en: 'The id of the report is not valid.' },
  bad_section: { status: 400, de: 'Der Kartenausschnitt ist ungültig.', en: 'The map section is not valid.' },
  bad_species: { status: 400, de: 'Diese Käferart gibt es nicht.', en: 'There is no such species.' },
  bad_time: { status: 400, de: 'Die Aufnahmezeit ist ungültig.', en: 'The time the picture was taken is not valid.' },
  find_in_future: {
    status: 400,
    de: 'Der Tag des Fundes liegt in der Zukunft.',
    en: 'The day of the find lies ahead.',
  },
  message_required: {
    status: 409,
    de: 'Eine Ablehnung braucht eine Nachricht an die meldende Person.',
    en: 'A rejection needs a message to the reporter.',
  },
  no_question: {
    status: 409,
    de: 'Zu dieser Meldung ist keine Rückfrage offen.',
    en: 'No question is open for this report.',
  },
  not_yours: { status: 403, de: 'Diese Bilder dürfen Sie nicht ändern.', en: 'You may not change these pictures.' },
  question_required: {
    status: 409,
    de: 'Bitte schreiben Sie, was Sie wissen möchten.',
    en: 'Please write what you would like to know.',
  },
  report_known: {
    status: 409,
    de: 'Diese Meldung ist schon angekommen und nicht mehr da.',
    en: 'This report has arrived already, and is not there any more.',
  },
  section_too_wide: {
    status: 400,
    de: 'Der Kartenausschnitt ist zu groß für diese Vergrößerung.',
    en: 'The map section is too large for this zoom.',
  },
  too_many_pictures: {
    status: 409,
    de: 'Mehr als zwölf Bilder nimmt eine Meldung nicht auf.',
    en: 'A report takes twelve pictures at most.',
  },
  too_many_species: {
    status: 400,
    de: 'Höchstens zwölf Arten auf einmal.',
    en: 'No more than twelve species at once.',
  },
} as const satisfies RefusalEntries
