import type { RefusalEntries } from '../refusalEntry.ts'

/** Of people, their roles, invitations, languages and saved views. */
export const userRefusals = {
  account_exists: { status: 409, de: 'Der Zugang ist schon eingerichtet.', en: 'The account is set up already.' },
  bad_language: { status: 400, de: 'Diese Sprache gibt es nicht.', en: 'There is no such language.' },
  bad_screen: { status: 400, de: 'Diesen Bereich gibt es nicht.', en: 'There is no such screen.' },
  bad_team: {
    status: 400,
    de: 'Die Leitung des Büros gehört zum Büro.',
    en: 'The head of the office belongs to the office.',
  },
  bad_username: {
    status: 400,
    de: 'Nummer und E-Mail gehören nicht zusammen.',
    en: 'Number and e-mail do not belong together.',
  },
  bad_view: { status: 400, de: 'Die Ansicht ist ungültig.', en: 'The view is not valid.' },
  email_exists: {
    status: 409,
    de: 'Diese E-Mail-Adresse ist schon vergeben.',
    en: 'This e-mail address is taken already.',
  },
  last_admin: {
    status: 409,
    de: 'Wer als Letzte oder Letzter die Administration hat, behält sie.',
    en: 'The last administrator keeps the role.',
  },
  name_taken: {
    status: 409,
    de: 'Unter diesem Namen ist schon eine Ansicht gespeichert.',
    en: 'A view with this name is saved already.',
  },
  not_invited: { status: 409, de: 'Diese Person wurde nicht eingeladen.', en: 'This person was not invited.' },
  role_refused: { status: 403, de: 'Diese Rolle dürfen Sie nicht vergeben.', en: 'You may not give this role.' },
  too_many: {
    status: 400,
    de: 'Das sind zu viele Personen auf einmal: höchstens 1000.',
    en: 'These are too many people at once: 1000 at most.',
  },
  too_many_views: {
    status: 409,
    de: 'Mehr als 50 Ansichten lassen sich nicht speichern.',
    en: 'No more than 50 views can be saved.',
  },
} as const satisfies RefusalEntries
