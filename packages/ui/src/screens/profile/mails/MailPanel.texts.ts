import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Nachrichten per E-Mail',
    lead: 'Wovon möchten Sie erfahren? Jede Änderung gilt sofort.',
    flags: {
      mail_rejected: 'Meldung abgelehnt oder Rückfrage',
      mail_published: 'Meine Meldung wurde veröffentlicht',
      mail_expert_approved: 'Der Expertenmodus wurde bestätigt',
      mail_new: 'Eine neue Meldung wartet auf die Prüfung',
      mail_register: 'Jemand hat sich neu registriert',
      mail_expert_request: 'Jemand hat den Expertenmodus angefragt',
    },
    rejectedHint: 'Mit der Begründung oder der Frage der Prüfung',
    language: 'Sprache der E-Mails',
    languages: { de: 'Deutsch', en: 'English' },
  },
  async () => (await import('./MailPanel.texts.en.ts')).en,
)
