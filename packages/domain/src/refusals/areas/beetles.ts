import type { RefusalEntries } from '../refusalEntry.ts'

/** Of beetle finds: review, pictures, reports, map sections. */
export const beetleRefusals = {
  answer_missing: [400, 'Bitte schreiben Sie eine Antwort.', 'Please write an answer.'],
  bad_import: [400, 'Der Import ist unvollständig oder ungültig.', 'The import is incomplete or not valid.'],
  bad_marker: [400, 'Der Stand ist ungültig.', 'The records could not be compared. Please reload the page.'],
  bad_order: [400, 'Nach dieser Spalte wird nicht sortiert.', 'The list cannot be sorted by this column.'],
  bad_picture: [
    400,
    'Ein genanntes Bild gehört nicht zu dieser Meldung.',
    'One of the pictures does not belong to this report.',
  ],
  bad_place: [400, 'Ein Ort hat Breite und Länge.', 'A place has a latitude and a longitude.'],
  bad_report_id: [400, 'Die Kennung der Meldung ist ungültig.', 'The id of the report is not valid.'],
  bad_section: [400, 'Der Kartenausschnitt ist ungültig.', 'The map extent is not valid.'],
  bad_species: [400, 'Diese Käferart gibt es nicht.', 'There is no such species.'],
  bad_time: [400, 'Die Aufnahmezeit ist ungültig.', 'The time the picture was taken is not valid.'],
  find_in_future: [400, 'Der Tag des Fundes liegt in der Zukunft.', 'The day of the find lies ahead.'],
  import_taken_back: [
    409,
    'Dieser Import wurde zurückgenommen. Bitte beginnen Sie ihn neu.',
    'This import has been taken back. Please begin it anew.',
  ],
  import_too_many: [413, 'Höchstens 1.000 Zeilen auf einmal.', 'No more than 1,000 rows at once.'],
  import_touched: [
    409,
    'Einige Meldungen dieses Imports wurden schon bearbeitet: Er lässt sich nicht mehr zurücknehmen.',
    'Some reports of this import have been worked on already: it can no longer be taken back.',
  ],
  message_required: [
    409,
    'Eine Ablehnung braucht eine Nachricht an die meldende Person.',
    'A rejection needs a message to the reporter.',
  ],
  no_question: [409, 'Zu dieser Meldung ist keine Rückfrage offen.', 'No question is open for this report.'],
  not_your_import: [403, 'Diesen Import hat jemand anderes begonnen.', 'Somebody else has begun this import.'],
  not_yours: [403, 'Diese Bilder dürfen Sie nicht ändern.', 'You may not change these pictures.'],
  picture_incomplete: [
    400,
    'Das Bild ist nicht vollständig angekommen oder beschädigt. Bitte wählen Sie es noch einmal.',
    'The picture is damaged or did not arrive whole. Please choose it once more.',
  ],
  pictures_full: [
    507,
    'Der Platz für Bilder ist belegt. Bitte wenden Sie sich an die Administration.',
    'The room for pictures is taken. Please turn to the administration.',
  ],
  question_required: [409, 'Bitte schreiben Sie, was Sie wissen möchten.', 'Please write what you would like to know.'],
  report_known: [
    409,
    'Diese Meldung ist schon angekommen und nicht mehr da.',
    'This report has arrived already, and is not there any more.',
  ],
  section_too_wide: [
    400,
    'Der Kartenausschnitt ist zu groß für diese Vergrößerung.',
    'The map extent is too large for this zoom.',
  ],
  too_many_pictures: [
    409,
    'Mehr als zwölf Bilder nimmt eine Meldung nicht auf.',
    'A report takes twelve pictures at most.',
  ],
  too_many_records: [
    413,
    'Das sind mehr als 150.000 Meldungen, zu viele für eine Antwort. Bitte grenzen Sie sie nach Bundesland oder Art ein, oder rufen Sie sie in Teilen ab (w_get_kaefer_fenster).',
    'These are more than 150,000 reports, too many for one answer. Please narrow them by state or species, or fetch them in parts (w_get_kaefer_fenster).',
  ],
  too_many_species: [400, 'Höchstens zwölf Arten auf einmal.', 'No more than twelve species at once.'],
} as const satisfies RefusalEntries
