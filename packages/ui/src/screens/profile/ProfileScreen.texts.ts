import { translatedWords as words } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

/** By the stored letter. */
const genders: Record<string, string> = { w: 'weiblich', m: 'männlich', d: 'divers' }

export const texts = defineTexts(
  {
    title: words.profile.de,
    loading: 'Ihre Daten werden geladen.',
    failed: 'Ihr Profil konnte nicht geladen werden',
    tabs: { daten: 'Meine Daten', experte: words.expert.de },
    account: {
      title: 'Konto und Sitzung',
      fields: {
        email: 'E-Mail',
        role: 'Rolle',
        server: 'Rechte auf dem Server',
        registered: 'Registriert am',
        birth: 'Geburtsdatum',
        gender: 'Geschlecht',
        language: 'Sprache dieses Browsers',
      },
      genders,
      missing: 'nicht angegeben',
      identity: 'Angaben des Servers',
      emailNote: 'Mit dieser Adresse melden Sie sich an.',
      fixedNote: 'E-Mail-Adresse, Geburtsdatum und Geschlecht ändert die Administration.',
      accountPages: 'Passwort und Passkeys',
      otherPerson: 'Der Server kennt Sie unter einer anderen Adresse. Bitte melden Sie sich neu an.',
      languages: { de: 'Deutsch', en: 'English' },
      signOut: words.signOut.de,
    },
    expert: {
      become: words.becomeExpert.de,
      lead: 'Experten prüfen, was andere melden. Ihr Urteil entscheidet, welche Funde veröffentlicht werden.',
      does: 'Was Experten tun',
      tasks: {
        review: { title: 'Meldungen prüfen', text: 'Bilder ansehen, Fundort und Datum vergleichen, Art bestimmen.' },
        decide: { title: 'Entscheiden', text: 'Veröffentlichen, nachfragen oder mit einer Begründung ablehnen.' },
        maps: {
          title: 'Mit Karten arbeiten',
          text: 'Vermessungskarten verbundener Kunden ansehen und georeferenzieren.',
        },
      },
      needs: (fields: readonly string[]) =>
        `Bitte tragen Sie vorher ${fields.join(' und ')} ein: danach entscheidet die Administration.`,
      lacks: { name: 'Ihren Namen', profession: 'Ihre Berufsgruppe' },
      ask: 'Expertenmodus anfragen',
      stepsTitle: 'Stand Ihrer Anfrage',
      steps: { asked: 'Angefragt', decided: 'Entscheidung der Administration', expert: words.expert.de },
      stepState: { done: 'erledigt', current: 'läuft', next: 'steht noch aus' },
      askedTitle: 'Ihre Anfrage liegt der Administration vor',
      askedText:
        'Bis zur Entscheidung arbeiten Sie wie bisher weiter. Sobald sie gefallen ist, ändert sich diese Seite von selbst.',
      mailPromised: 'Über die Freischaltung bekommen Sie eine E-\u2060Mail.',
      noMail: 'Eine E-Mail über die Freischaltung haben Sie unter „Meine Daten“ abgewählt.',
      withdraw: 'Zurücknehmen kann die Anfrage nur die Administration.',
      expertTitle: 'Sie sind Experte',
      expertText: 'Sie dürfen Meldungen prüfen und mit den Karten verbundener Kunden arbeiten.',
      adminTitle: 'Sie haben die Rolle Administrator',
      adminText: 'Sie dürfen alles, was Experten dürfen, und verwalten die Anfragen der anderen.',
      review: 'Zur Prüfung',
      otherTitle: 'Der Expertenmodus steht Ihnen noch nicht offen',
      otherText: 'Ihr Konto ist noch nicht freigeschaltet. Danach können Sie hier anfragen.',
    },
    mails: {
      title: 'Nachrichten per E-Mail',
      lead: 'Wovon möchten Sie erfahren? Änderungen gelten sofort.',
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
    person: {
      title: 'Person',
      fields: { first_name: 'Vorname', last_name: 'Nachname', phone: 'Telefon', berufsgruppe: 'Berufsgruppe' },
      phoneHint: 'Für Rückfragen zu Ihren Meldungen',
      phoneDoubt: 'Ist das eine Telefonnummer?',
      nameDoubt: {
        first_name: 'Bei Meldungen steht nur der Nachname.',
        last_name: 'Bei Meldungen steht nur der Vorname.',
      },
      professionHint: 'Aus der Liste oder in eigenen Worten',
      professions: {
        owner: 'Waldbesitz',
        district: 'Revierleitung',
        protection: 'Forstschutz',
        research: 'Forschung',
        volunteer: 'Ehrenamt',
        office: 'Verwaltung',
      },
      bySelf: {
        idle: 'Änderungen gelten, sobald Sie das Feld verlassen.',
        undo: 'Rückgängig',
      },
      conflict:
        'Ihr Profil wurde inzwischen an anderer Stelle geändert. Wählen Sie bei den markierten Feldern, was gelten soll, und speichern Sie dann.',
    },
  },
  async () => (await import('./ProfileScreen.texts.en.ts')).en,
)
