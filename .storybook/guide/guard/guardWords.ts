import type { GuardAction, GuardEvent, GuardState } from '@waldkerf/app/session/machine/guardTable'
import type { Words } from '../words/Words.tsx'

/** Captions of the guard's states, short enough for the drawing. A new state without one does not compile. */
export const stateWords: Readonly<Record<GuardState, Words>> = {
  nobody: { de: 'Niemand ist bekannt', en: 'Nobody is known' },
  fetching: { de: 'Profil und Nutzerdaten laden', en: 'Profile and user data load' },
  least: { de: 'Es gelten die geringsten Rechte', en: 'The least rights hold' },
  away: { de: 'Ohne Netz: nur melden', en: 'Without a line: reports alone' },
  known: { de: 'Die Rolle ist bekannt', en: 'The role is known' },
  over: { de: 'Abgelaufen über offener Seite', en: 'Ended over an open page' },
  refused: { de: 'Abgewiesen, Token gelöscht', en: 'Refused, token cleared' },
}

export const eventWords: Readonly<Record<GuardEvent, Words>> = {
  asked: { de: 'Eine Seite wird mit einem Token verlangt.', en: 'A page is asked for with a token.' },
  userLoaded: { de: 'Profil und Nutzerdaten sind da.', en: 'Profile and user data are there.' },
  userMissing: { de: 'Die Nutzerdaten ließen sich nicht laden.', en: 'User data could not be loaded.' },
  noLine: {
    de: 'Die Nutzerdaten ließen sich ohne Netz nicht laden, und das Gerät kennt die Person.',
    en: 'User data could not be loaded without a line, and the device knows the person.',
  },
  profileRefused: {
    de: 'Das Profil wurde abgewiesen, ist leer oder ohne E-Mail; oder es ergibt keine Rolle.',
    en: 'The profile was refused, is empty or without e-mail; or no role follows from it.',
  },
  ended: {
    de: 'Die Sitzung wurde abgewiesen, und hier wird vielleicht geschrieben.',
    en: 'The session was refused, and somebody may be writing here.',
  },
  endedIdle: {
    de: 'Die Sitzung wurde abgewiesen, und nichts ist eingetippt.',
    en: 'The session was refused, and nothing was typed.',
  },
  signedInAgain: {
    de: 'Dieselbe Person hat sich wieder angemeldet, hier oder in einem anderen Fenster.',
    en: 'The same person has signed in again, here or in another window.',
  },
  someoneElse: {
    de: 'In einem anderen Tab hat sich jemand anderes angemeldet.',
    en: 'In another tab somebody else has signed in.',
  },
  signedOut: { de: 'In einem anderen Tab wurde abgemeldet.', en: 'In another tab somebody signed out.' },
}

export const actionWords: Readonly<Record<GuardAction, Words>> = {
  none: { de: 'Nichts geschieht.', en: 'Nothing happens.' },
  fetch: { de: 'Profil und Nutzerdaten werden zusammen geholt.', en: 'Profile and user data are fetched together.' },
  admit: {
    de: 'Rolle, Routen und Menü folgen; die verlangte Seite öffnet sich.',
    en: 'Role, routes and menu follow; the page that was asked for opens.',
  },
  admitLeast: {
    de: 'Es gelten die Rechte von ogf_new, eine Leiste sagt es, und es wird wieder versucht.',
    en: 'The rights of ogf_new hold, a bar says so, and it is tried again.',
  },
  admitKept: {
    de: 'Die Seiten der Meldungen öffnen sich für die Person, die das Gerät zuletzt kannte.',
    en: 'The pages of reports open for the person whom the device knew last.',
  },
  refuse: { de: 'Das Token wird gelöscht; /login nennt den Grund.', en: 'The token is cleared; /login says why.' },
  signIn: {
    de: 'Es geht zum Anmeldedienst und zurück zur selben Adresse.',
    en: 'On to the identity service, and back to the same address.',
  },
  ask: {
    de: 'Ein Dialog über der Seite fragt; nichts wird verlassen oder gelöscht.',
    en: 'A dialog over the page asks; nothing is left or cleared.',
  },
  goOn: {
    de: 'Der Dialog schließt; was inzwischen scheiterte, wird neu gelesen.',
    en: 'The dialog closes; what failed meanwhile is read again.',
  },
  reload: {
    de: 'Was zur früheren Person gehört, wird vergessen; die Seite lädt neu.',
    en: 'What belongs to the former person is forgotten; the page loads anew.',
  },
  leave: {
    de: 'Was zur Person gehört, wird vergessen; es geht zu /login.',
    en: 'What belongs to the person is forgotten; on to /login.',
  },
}
