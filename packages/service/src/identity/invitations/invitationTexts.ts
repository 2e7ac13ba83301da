import type { Language } from '../pages/texts.ts'

const de = {
  title: 'Willkommen bei Waldkerf',
  lead: 'Sie wurden eingeladen. Wählen Sie ein Passwort mit mindestens 12 Zeichen, dann ist Ihr Zugang eingerichtet.',
  email: 'E-Mail-Adresse',
  password: 'Neues Passwort',
  repeat: 'Passwort wiederholen',
  short: 'Das Passwort ist zu kurz. Es braucht mindestens 12 Zeichen.',
  own: 'Das Passwort darf nicht Ihre E-Mail-Adresse sein.',
  different: 'Die beiden Passwörter sind verschieden.',
  save: 'Zugang einrichten',
  done: 'Ihr Zugang ist eingerichtet',
  doneLead: 'Melden Sie sich jetzt mit Ihrer E-Mail-Adresse und dem neuen Passwort an.',
  gone: 'Dieser Link gilt nicht mehr',
  goneLead: 'Er wurde schon benutzt oder ist älter als sieben Tage. Die Administration kann Sie noch einmal einladen.',
  toProduct: 'Zur Anwendung',
}

const en: typeof de = {
  title: 'Welcome to Waldkerf',
  lead: 'You have been invited. Choose a password of at least 12 characters, and your account is ready.',
  email: 'E-mail address',
  password: 'New password',
  repeat: 'Repeat the password',
  short: 'The password is too short. It needs at least 12 characters.',
  own: 'The password must not be your e-mail address.',
  different: 'The two passwords differ.',
  save: 'Set up the account',
  done: 'Your account is ready',
  doneLead: 'Sign in now with your e-mail address and the new password.',
  gone: 'This link does not work any more',
  goneLead: 'It has been used, or is older than seven days. The administration can invite you once more.',
  toProduct: 'To the application',
}

const byLanguage = { de, en }

export const invitationTexts = (language: Language) => byLanguage[language]
