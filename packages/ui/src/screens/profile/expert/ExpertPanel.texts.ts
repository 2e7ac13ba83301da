import { translatedWords as words } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
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
    needs: 'Bitte tragen Sie vorher Namen und Berufsgruppe ein: danach entscheidet die Administration.',
    ask: 'Expertenmodus anfragen',
    stepsTitle: 'Stand Ihrer Anfrage',
    steps: { asked: 'Angefragt', decided: 'Entscheidung der Administration', expert: words.expert.de },
    stepState: { done: 'erledigt', current: 'läuft', next: 'steht noch aus' },
    askedTitle: 'Ihre Anfrage liegt der Administration vor',
    askedText:
      'Bis zur Entscheidung arbeiten Sie wie bisher weiter. Sobald sie gefallen ist, ändert sich diese Seite von selbst.',
    mailPromised: 'Über die Freischaltung bekommen Sie eine E-Mail.',
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
  async () => (await import('./ExpertPanel.texts.en.ts')).en,
)
