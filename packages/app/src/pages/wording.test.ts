import { messagesTexts as messages } from '@waldkerf/ui/chrome/overlays.texts'
import { texts as columns } from '@waldkerf/ui/parts/DataTable/DataTable.texts'
import { queueTexts as queue } from '@waldkerf/ui/screens/dashboard/queue/queue.texts'
import { texts as filter } from '@waldkerf/ui/screens/gis/filter/filter.texts'
import { texts as gis } from '@waldkerf/ui/screens/gis/GisScreen.texts'
import { texts as review } from '@waldkerf/ui/screens/gis/review/review.texts'
import { texts as views } from '@waldkerf/ui/parts/SavedViews/SavedViews.texts'
import { texts } from '@waldkerf/ui/screens/profile/ProfileScreen.texts'
import { userTexts as user } from '@waldkerf/ui/screens/users/UsersScreen.texts'
import { expect, test } from 'vitest'
import { texts as errors } from '../platform/errors/errors.texts.ts'

const { neighbours, decide, message } = review.de
const { seconds } = decide

/** Sentences that were agreed on word by word; a change here is deliberate. */
test.each([
  [neighbours.within('1', true, '5', '14'), '1 Meldung im Umkreis von 5 km und 14 Tagen'],
  [neighbours.confirmed.none, 'keine davon bestätigt'],
  [queue.de.longer(30), 'mehr als 30 Tage'],
  [queue.de.days(2, 7), '2 bis 7 Tage'],
  [filter.de.days(2, 7), '2 bis 7 Tage'],
  [decide.pendingIn.published(seconds(5)), 'Wird in 5 s veröffentlicht'],
  [gis.de.map.filteredEmpty, 'Kein Fund passt zum Filter.'],
  [errors.de.saving.kinds.network, 'Nicht gespeichert: keine Verbindung. Ihre Eingabe bleibt erhalten.'],
  [messages.de.title, 'Hinweise und Fehler'],
  [views.de.save, 'Filter als Ansicht speichern …'],
  [columns.de.columnPanel.reset, 'Zurücksetzen'],
  [columns.de.columnPanel.density, 'Kompakte Zeilen'],
  [`${filter.de.mine}: ${filter.de.own.any}`, 'Gemeldet von: allen'],
  [review.de.outside('34'), 'passt nicht mehr zum Filter · noch 34'],
  [message.missing.withdrawn, 'Bitte schreiben Sie, warum sie zurückgezogen wird.'],
  [user.de.role.choose, 'Rolle'],
  [filter.de.weekHint, 'z. B. KW 21/2026'],
])('%s', (shown, agreed) => {
  expect(shown).toBe(agreed)
})

test('the profile says who changes what', () => {
  expect(texts.de.account.fixedNote).toContain('E-Mail-Adresse, Geburtsdatum und Geschlecht ändert die Administration')
})
