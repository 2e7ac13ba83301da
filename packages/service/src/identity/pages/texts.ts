import type { DemoDay } from '../accounts/demoAccounts.ts'

const de = {
  about:
    'Anmeldung bei Waldkerf, der Anwendung für Funde von Forstinsekten, Vermessungskarten, Angebote und Rechnungen.',
  signIn: 'Anmelden',
  signInLead: 'Melden Sie sich mit Ihrer E-Mail-Adresse an.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  wrong: 'E-Mail-Adresse oder Passwort stimmt nicht.',
  tooMany: 'Zu viele Versuche. Bitte warten Sie eine Minute und melden Sie sich dann erneut an.',
  outdated: 'Das Formular war veraltet. Bitte melden Sie sich noch einmal an.',
  forgotten: 'Passwort vergessen?',
  forgottenHelp:
    'Hier lässt es sich nicht zurücksetzen. Wenden Sie sich an die Administration; wer noch keines gewählt hat, bekommt von ihr eine neue Einladung.',
  noAccount: 'Noch kein Konto?',
  noAccountHelp: 'Die Administration lädt Sie per E-\u2060Mail ein.',
  demo: 'Zugänge zum Ausprobieren',
  demoPassword: 'Das Passwort ist überall',
  days: {
    ogf_admin: 'Administration: Büro, Kunden, Nutzer',
    ogf_expert: 'Experte: Funde prüfen, Karten einmessen',
    ogf_expert_query: 'Standard-Nutzer, der Experte werden möchte',
    ogf_citizens: 'Standard-Nutzer: Funde melden',
    ogf_new: 'Neu, noch nicht freigeschaltet',
    guest: 'Zum ersten Mal hier',
  } satisfies Record<DemoDay, string>,
  toProduct: 'Zur Anwendung',
  signOut: 'Abmelden',
  signOutLead: 'Möchten Sie sich abmelden? Ungesicherte Eingaben in anderen Fenstern gehen dabei verloren.',
  signingOut: 'Sie werden abgemeldet …',
  signedOut: 'Sie sind abgemeldet',
  signedOutLead: 'Ihre Sitzung ist beendet.',
  expired: 'Die Anmeldung ist abgelaufen',
  expiredLead: 'Die Seite war zu lange offen oder wurde schon benutzt. Beginnen Sie die Anmeldung bitte noch einmal.',
  failed: 'Die Anmeldung ist fehlgeschlagen',
  failedLead: 'Der Anmeldedienst konnte die Anfrage nicht annehmen. Es ist nichts verloren gegangen.',
}

export type Texts = typeof de

const en: Texts = {
  about: 'Sign-in to Waldkerf, the application for finds of forest insects, survey maps, offers and invoices.',
  signIn: 'Sign in',
  signInLead: 'Sign in with your e-mail address.',
  email: 'E-mail address',
  password: 'Password',
  showPassword: 'Show password',
  wrong: 'E-mail address or password is not right.',
  tooMany: 'Too many attempts. Please wait a minute and sign in again.',
  outdated: 'The form was out of date. Please sign in once more.',
  forgotten: 'Forgotten your password?',
  forgottenHelp:
    'It cannot be reset here. Please ask the administration; if you have not chosen one yet, they send you a new invitation.',
  noAccount: 'No account yet?',
  noAccountHelp: 'The administration invites you by e-mail.',
  demo: 'Accounts to try it out',
  demoPassword: 'The password is always',
  days: {
    ogf_admin: 'Administration: office, clients, users',
    ogf_expert: 'Expert: reviews finds, georeferences maps',
    ogf_expert_query: 'Standard user who would like to become an expert',
    ogf_citizens: 'Standard user: reports finds',
    ogf_new: 'New, not yet approved',
    guest: 'Here for the first time',
  },
  toProduct: 'To the application',
  signOut: 'Sign out',
  signOutLead: 'Do you want to sign out? Unsaved entries in other windows will be lost.',
  signingOut: 'Signing out …',
  signedOut: 'You are signed out',
  signedOutLead: 'Your session has ended.',
  expired: 'The sign-in has expired',
  expiredLead: 'The page was open for too long or has been used already. Please begin the sign-in again.',
  failed: 'The sign-in failed',
  failedLead: 'The identity service could not accept the request. Nothing has been lost.',
}

export type Language = 'de' | 'en'

const byLanguage: Record<Language, Texts> = { de, en }

/** @param locales the `ui_locales` parameter: languages in the order of preference, separated by blanks */
export function language(locales: string | undefined): Language {
  return locales?.toLowerCase().startsWith('en') ? 'en' : 'de'
}

export function texts(chosen: Language): Texts {
  return byLanguage[chosen]
}
