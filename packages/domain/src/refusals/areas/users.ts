import type { RefusalEntries } from '../refusalEntry.ts'

/** Of people, their roles, invitations, languages and saved views. */
export const userRefusals = {
  account_erased: [
    403,
    'Dieses Konto wurde gelöscht. Bitte melden Sie sich ab.',
    'This account was erased. Please sign out.',
  ],
  account_exists: [409, 'Der Zugang ist schon eingerichtet.', 'The account is set up already.'],
  bad_language: [400, 'Diese Sprache gibt es nicht.', 'There is no such language.'],
  bad_screen: [400, 'Diesen Bereich gibt es nicht.', 'There is no such screen.'],
  bad_team: [400, 'Die Leitung des Büros gehört zum Büro.', 'The head of the office belongs to the office.'],
  bad_username: [400, 'Nummer und E-Mail gehören nicht zusammen.', 'Number and e-mail do not belong together.'],
  bad_view: [400, 'Die Ansicht ist ungültig.', 'The view is not valid.'],
  email_exists: [409, 'Diese E-Mail-Adresse ist schon vergeben.', 'This e-mail address is taken already.'],
  last_admin: [
    409,
    'Wer als Letzte oder Letzter die Administration hat, behält sie.',
    'The last administrator keeps the role.',
  ],
  name_taken: [
    409,
    'Unter diesem Namen ist schon eine Ansicht gespeichert.',
    'A view with this name is saved already.',
  ],
  not_invited: [409, 'Diese Person wurde nicht eingeladen.', 'This person was not invited.'],
  person_not_yours: [403, 'Auskunft gibt es nur über die eigene Person.', 'You can only ask what is kept of yourself.'],
  role_refused: [403, 'Diese Rolle dürfen Sie nicht vergeben.', 'You may not give this role.'],
  too_many: [
    400,
    'Das sind zu viele Personen auf einmal: höchstens 1000.',
    'These are too many people at once: 1000 at most.',
  ],
  too_many_views: [409, 'Mehr als 50 Ansichten lassen sich nicht speichern.', 'No more than 50 views can be saved.'],
} as const satisfies RefusalEntries
