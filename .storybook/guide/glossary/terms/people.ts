import type { TermGroup } from './Term.ts'

/** Who works with it. */
export const people: TermGroup = {
  title: { de: 'Personen', en: 'People' },
  terms: [
    {
      term: { de: 'Nutzer', en: 'User' },
      wire: 'benutzer',
      code: 'user',
      meaning: {
        de: 'Wer sich anmelden kann. Seine Rolle folgt aus dem gespeicherten Status.',
        en: 'Who can sign in. The role follows from the stored status.',
      },
    },
    {
      term: { de: 'Status', en: 'Status' },
      wire: 'app_status',
      code: 'app_status',
      meaning: {
        de: 'Was gespeichert ist; eine Funktion macht daraus die Rolle, deren Rechte gelten.',
        en: 'What is stored; one function makes the role of it whose rights hold.',
      },
    },
    {
      term: { de: 'Standard-Nutzer', en: 'Standard user' },
      wire: 'ogf_citizens',
      code: 'ogf_citizens',
      meaning: {
        de: 'Meldet Funde und sieht veröffentlichte und eigene.',
        en: 'Reports sightings and sees published and own ones.',
      },
    },
    {
      term: { de: 'Experte', en: 'Expert' },
      wire: 'ogf_expert',
      code: 'ogf_expert',
      meaning: {
        de: 'Prüft Funde und bearbeitet Karten verbundener Kunden.',
        en: 'Reviews sightings and works on the maps of connected clients.',
      },
    },
    {
      term: { de: 'Administrator', en: 'Administrator' },
      wire: 'ogf_admin',
      code: 'ogf_admin',
      meaning: {
        de: 'Führt das Büro: Kunden, Dokumente, Prognose, Nutzer.',
        en: 'Runs the office: clients, documents, forecast, users.',
      },
    },
    {
      term: { de: 'Neuer Nutzer', en: 'New user' },
      wire: 'ogf_new',
      code: 'ogf_new',
      meaning: {
        de: 'Angemeldet, aber noch ohne Rolle; sieht die Übersicht.',
        en: 'Signed in, but without a role yet; sees the dashboard.',
      },
    },
    {
      term: { de: 'Berufsgruppe', en: 'Profession group' },
      wire: 'berufsgruppe',
      code: 'profession',
      meaning: {
        de: 'Was jemand von Beruf ist; hilft bei der Entscheidung, wer Experte wird.',
        en: 'What somebody does for a living; helps to decide who becomes an expert.',
      },
    },
    {
      term: { de: 'Mailwünsche', en: 'Mail flags' },
      wire: 'mail_new, mail_published, …',
      code: 'mailFlags',
      meaning: { de: 'Worüber jemand Post bekommen möchte.', en: 'What somebody wants to be written to about.' },
    },
  ],
}
