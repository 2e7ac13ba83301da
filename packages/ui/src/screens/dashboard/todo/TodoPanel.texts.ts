import { defineTexts } from '@waldkerf/ui/i18n/Language'

const days = (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`)

export const texts = defineTexts(
  {
    title: 'Ihre Aufgaben',
    loading: 'Ihre Aufgaben werden geladen',
    nothing: 'Nichts wartet auf Sie',
    people: (count: number) =>
      count === 1 ? 'Eine Person wartet auf Freischaltung' : `${count} Personen warten auf Freischaltung`,
    requests: (count: number) =>
      count === 1 ? 'Eine Anfrage auf den Expertenmodus' : `${count} Anfragen auf den Expertenmodus`,
    review: (count: number, shown: string, oldest: number) => {
      const waiting = count === 1 ? '1 Meldung wartet' : `${shown} Meldungen warten`
      if (oldest === 0) return count === 1 ? `${waiting}, von heute` : `${waiting}, alle von heute`
      return count === 1 ? `${waiting}, ${days(oldest)} alt` : `${waiting}, älteste ${days(oldest)}`
    },
    question: (count: number) => (count === 1 ? 'Eine Rückfrage an Sie' : `${count} Rückfragen an Sie`),
    first: (what: string) => `zuerst ${what}`,
    others: (names: string, count: number) => `${names} und ${count === 1 ? 'eine weitere' : `${count} weitere`}`,
    admit: 'Freischalten',
    decide: (count: number) => (count === 1 ? 'Anfrage ansehen' : 'Anfragen ansehen'),
    begin: (isAnswer: boolean) => `Prüfung beginnen, ${isAnswer ? 'Antworten' : 'älteste'} zuerst`,
    answer: 'Rückfrage öffnen',
    overdue: (amount: string) => `${amount} überfällig`,
    invoices: (count: number, day: string) => `${count === 1 ? '1 Rechnung' : `${count} Rechnungen`}, seit dem ${day}`,
    collect: 'Rechnungen ansehen',
    offers: (count: number) =>
      count === 1 ? 'Ein Angebot wartet auf Antwort' : `${count} Angebote warten auf Antwort`,
    lapsed: (soon: number, lapsed: number) =>
      [
        soon > 0 && `${soon} ${soon === 1 ? 'läuft' : 'laufen'} in 14 Tagen ab`,
        lapsed > 0 && `${lapsed} ${lapsed === 1 ? 'ist' : 'sind'} abgelaufen`,
      ]
        .filter(Boolean)
        .join(', '),
    ask: 'Angebote ansehen',
    mails: (count: number) =>
      count === 1 ? 'Eine E-Mail ist nicht angekommen' : `${count} E-Mails sind nicht angekommen`,
    refused: (refused: number, waiting: number) =>
      [
        refused > 0 && `${refused} vom Mailserver abgelehnt`,
        waiting > 0 && `${waiting} seit über einer Stunde unterwegs`,
      ]
        .filter(Boolean)
        .join(', '),
    look: (count: number) => (count === 1 ? 'Dokument öffnen' : 'Erstes Dokument öffnen'),
    report: 'Etwas gefunden?',
    reportDetail: 'Ein Foto und der Ort genügen.',
    reportAction: 'Fund melden',
    enter: 'Enter',
  },
  async () => (await import('./TodoPanel.texts.en.ts')).en,
)
