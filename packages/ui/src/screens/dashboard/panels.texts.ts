import { translatedWords as words } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const welcomeTexts = defineTexts(
  {
    title: 'Ihr Konto ist angelegt',
    lead: 'Sie sind angemeldet, aber noch nicht freigeschaltet. Darum kümmert sich die Administration; Sie brauchen nichts zu tun.',
    stepsTitle: 'Wie es weitergeht',
    steps: {
      made: { title: 'Konto angelegt', state: 'erledigt' },
      admitted: { title: 'Freischaltung durch die Administration', state: 'läuft' },
      profile: { title: 'Funde melden und ihren Stand verfolgen', state: 'danach' },
      expert: { title: `${words.becomeExpert.de}, wenn Sie mögen`, state: 'danach' },
    },
    now: 'Bis dahin sehen Sie hier, was veröffentlicht ist. Wird Ihr Konto freigeschaltet, ändert sich diese Seite innerhalb einer Minute von selbst.',
    checkNow: 'Jetzt nachsehen',
    checked: (time: string) => `Nachgesehen um ${time} Uhr: noch nicht freigeschaltet.`,
  },
  async () => (await import('./panels.texts.en.ts')).welcomeEn,
)

export const emptyTexts = defineTexts(
  {
    title: 'Noch kein Fund veröffentlicht',
    text: 'Mit dem ersten stehen hier Karte, Arten und Jahreslauf.',
    report: 'Fund melden',
  },
  async () => (await import('./panels.texts.en.ts')).emptyEn,
)

const days = (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`)

export const todoTexts = defineTexts(
  {
    title: 'Ihre Aufgaben',
    loading: 'Ihre Aufgaben werden geladen',
    nothing: 'Nichts wartet auf Sie',
    people: (count: number) => (count === 1 ? 'Ein neuer Nutzer wartet' : `${count} neue Nutzer warten`),
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
    begin: 'Prüfung beginnen',
    unanswered: (count: number) => `dazu ${count === 1 ? '1 Rückfrage' : `${count} Rückfragen`} ohne Antwort`,
    answersFirst: (count: number) => (count === 1 ? '1 Antwort zuerst' : `${count} Antworten zuerst`),
    answer: 'Rückfrage öffnen',
    overdue: (amount: string) => `${amount} überfällig`,
    invoices: (count: number, day: string) => `${count === 1 ? '1 Rechnung' : `${count} Rechnungen`}, seit dem ${day}`,
    collect: 'An Zahlungen erinnern',
    offers: (count: number) => (count === 1 ? 'Bei einem Angebot nachfragen' : `Bei ${count} Angeboten nachfragen`),
    lapsed: (soon: number, lapsed: number) =>
      [
        soon > 0 && `${soon} ${soon === 1 ? 'läuft' : 'laufen'} in 14 Tagen ab`,
        lapsed > 0 && `${lapsed} ${lapsed === 1 ? 'ist' : 'sind'} abgelaufen`,
      ]
        .filter(Boolean)
        .join(', '),
    ask: (count: number) => (count === 1 ? 'Angebot öffnen' : 'Nachfragen'),
    bill: (count: number) =>
      count === 1 ? 'Rechnung zu einem Angebot erstellen' : `Rechnungen zu ${count} Angeboten erstellen`,
    toBill: (count: number) => (count === 1 ? 'Angebot abrechnen' : 'Angebote abrechnen'),
    drafts: (count: number) => (count === 1 ? 'Eine Rechnung festschreiben' : `${count} Rechnungen festschreiben`),
    toDrafts: (count: number) => (count === 1 ? 'Entwurf ansehen' : 'Entwürfe ansehen'),
    gross: (amount: string) => `${amount} brutto`,
    left: (amount: string) => `noch abzurechnen ${amount} brutto`,
    mails: (count: number) =>
      count === 1 ? 'Eine E-Mail ist nicht angekommen' : `${count} E-Mails sind nicht angekommen`,
    refused: (refused: number, waiting: number) =>
      [
        refused > 0 && `${refused} vom Mailserver abgelehnt`,
        waiting > 0 && `${waiting} seit über einer Stunde unterwegs`,
      ]
        .filter(Boolean)
        .join(', '),
    post: (count: number) => (count === 1 ? 'Eine E-Mail geht nicht hinaus' : `${count} E-Mails gehen nicht hinaus`),
    postSince: (instant: string) => `der Mailserver nimmt sie nicht an, seit ${instant}`,
    operation: 'Betrieb ansehen',
    look: (count: number) => (count === 1 ? 'Dokument öffnen' : 'Erstes Dokument öffnen'),
    report: 'Etwas gefunden?',
    reportDetail: 'Ein Bild und der Ort genügen.',
    reportAction: 'Fund melden',
    enter: 'Enter',
  },
  async () => (await import('./panels.texts.en.ts')).todoEn,
)

export const findTexts = defineTexts(
  {
    title: (id: number) => `Meldung ${id}`,
    unknown: 'Unbekannte Art',
    failed: 'Die Meldung lässt sich nicht laden',
    missing: 'Diese Meldung gibt es nicht (mehr)',
    loading: 'Meldung wird geladen',
  },
  async () => (await import('./panels.texts.en.ts')).findEn,
)

export const mineTexts = defineTexts(
  {
    title: 'Meine Meldungen',
    empty: 'Noch keine eigenen Meldungen',
    unknown: 'Unbekannte Art',
    emptyText: 'Was Sie melden, steht hier mit seinem Stand und der Antwort der Fachleute.',
    found: (day: string) => `gefunden am ${day}`,
    reported: (day: string) => `gemeldet am ${day}`,
    answer: 'Antwort',
    answered: 'Ihre Antwort ist da; sie wird gelesen.',
    pictures: (count: number) => (count === 1 ? '1 Bild' : `${count} Bilder`),
    all: (count: number) => `Alle ${count} Meldungen`,
  },
  async () => (await import('./panels.texts.en.ts')).mineEn,
)

export const trendTexts = defineTexts(
  {
    span: (year: number, week: number) => `${year} bis KW ${week}`,
    soFar: (count: string) => (count === '1' ? '1 Fund' : `${count} Funde`),
    more: (percent: number, year: number) => `${percent} % mehr als im gleichen Zeitraum ${year}`,
    fewer: (percent: number, year: number) => `${percent} % weniger als im gleichen Zeitraum ${year}`,
    same: (year: number) => `etwa so viele wie im gleichen Zeitraum ${year}`,
    where: 'in Deutschland und Österreich',
    picture: (year: number) => `Veröffentlichte Funde je Kalenderwoche, ${year} und ${year - 1}`,
    most: (count: string) => `höchstens ${count === '1' ? 'ein Fund' : `${count} Funde`} in einer Woche`,
  },
  async () => (await import('./panels.texts.en.ts')).trendEn,
)

export const failedTexts = defineTexts(
  { failed: 'Mehrere Teile der Seite konnten nicht geladen werden' },
  async () => (await import('./panels.texts.en.ts')).failedEn,
)
