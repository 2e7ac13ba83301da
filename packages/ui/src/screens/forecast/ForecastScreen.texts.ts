import type { ForecastGroup } from '@waldkerf/domain/forecast/forecastParts'
import type { ForecastFigure } from '@waldkerf/domain/forecast/figureSums'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

/** Parts of the forecast that share a likelihood. */
const groups = {
  due: 'Noch nicht fällig',
  bis30: 'Überfällig bis 30 Tage',
  bis60: 'Überfällig 31 bis 60 Tage',
  bis90: 'Überfällig 61 bis 90 Tage',
  aelter: 'Länger überfällig',
  owedBack: 'Zurückzuzahlen',
  entwurf: 'Angebotsentwürfe',
  versendet: 'Versendete Angebote',
  angenommen: 'Angenommene Angebote',
  drafts: 'Rechnungsentwürfe',
  planned: 'Geplant',
  expenses: 'Ausgaben',
} satisfies Record<ForecastGroup, string>

/** Why single documents are less likely than their group. */
const less: Record<string, string> = {
  invoices: 'Abzug: Kunden, die bisher nicht alles zahlten',
  offers: 'Abzug: Aufträge, die nicht rechtzeitig abgerechnet sind',
}

/** Kinds that are known; others keep their own names. */
const kinds: Record<string, string> = { einnahme: 'Einnahmen', ausgabe: 'Ausgaben' }

/** In a chart where other income stands beside it. */
const plannedKinds: Record<string, string> = {
  einnahme: 'Geplante Einnahmen',
  ausgabe: 'Geplante Ausgaben',
  '': 'Sonstiges, geplant',
}

export const texts = defineTexts(
  {
    title: 'Prognose',
    loading: 'Die Prognose wird geladen.',
    failed: 'Die Prognose konnte nicht geladen werden',
    partFailed: 'Das konnte nicht geladen werden.',
    retry: 'Neu laden',
    kinds,
    groups,
    statement: (income: string, billed: string | undefined) =>
      `In den nächsten zwölf Monaten kommen voraussichtlich ${income} netto herein${billed === undefined ? '.' : `, ${billed} davon aus gestellten Rechnungen.`}`,
    figures: {
      label: 'In zwölf Monaten',
      income: 'Einnahmen gesamt',
      invoices: 'davon aus Rechnungen',
      offers: 'davon Angebote, Entwürfe',
      planned: 'davon geplant',
      expenses: 'Ausgaben',
      balance: 'Ergebnis',
      weighted: (whole: string) => `gewichtet, von ${whole}`,
    },
    outlook: {
      title: 'Ausblick nach Monat und Art',
      kinds: plannedKinds,
      month: 'Monat',
      invoices: 'Offene Rechnungen',
      offers: 'Angebote und Entwürfe',
      balance: 'Ergebnis',
      today: 'heute',
      hatched: 'Schraffiert: geplant oder noch nicht in Rechnung gestellt',
      note: 'Netto und gewichtet, im Monat, in dem das Geld erwartet wird; von diesem Monat nur, was noch kommt. Ein Druck auf einen Monat zeigt, woraus er besteht.',
      rules: 'So wird gerechnet',
      ruleList: {
        invoices: (term: string) =>
          `Rechnungen stehen im Monat ihrer Fälligkeit (${term} Tage), überfällige je nach Alter 14 bis 90 Tage später.`,
        drafts: 'Rechnungsentwürfe zählen, als würden sie heute versendet.',
        offers: (days: string) =>
          `Aus Angeboten kommt Geld ${days} Tage nach ihrem Datum und noch einmal nach dem Zahlungsziel. Sind angenommene dann nicht abgerechnet, zählen sie wie Überfälliges.`,
        clients:
          'Wer von mindestens drei fälligen Rechnungen nicht alles gezahlt hat, zahlt Überfälliges entsprechend seltener.',
      },
      empty: 'In diesen Monaten wird nichts erwartet.',
      thousand: (amount: string) => `${amount} T€`,
      more: 'Weitere Arten',
    },
    assumptions: {
      title: 'Was wäre, wenn',
      hint: 'Verschieben Sie, was Sie anders einschätzen: Ausblick und Ergebnis folgen sofort.',
      validity: 'Angebote gelten',
      delay: 'Zahlung später als vereinbart',
      percent: (value: string) => `${value}\u00A0%`,
      days: (value: string) => (value === '1' ? '1 Tag' : `${value} Tage`),
      open: 'Annahmen ändern',
      reset: 'Zurücksetzen',
      effect: (amount: string) => `${amount} gegenüber der Grundannahme`,
    },
    sums: {
      title: 'Woraus die zwölf Monate bestehen',
      names: {
        invoices: 'Rechnungen',
        offers: 'Angebote und Entwürfe',
        planned: 'Geplante Einnahmen',
        expenses: 'Ausgaben',
      } satisfies Record<ForecastFigure, string>,
      from: (whole: string) => `von ${whole}`,
      less,
      note: 'Netto. Jedes Dokument ist für sich auf Cent gerundet.',
    },
    parts: {
      title: 'Woraus der Monat besteht',
      month: 'Monat',
      choice: (month: string, amount: string) => `${month}: ${amount}`,
      what: 'Posten',
      draft: 'Entwurf',
      client: 'Kunde',
      day: 'Tag',
      whole: 'Netto',
      likelihood: 'Wahrscheinlichkeit',
      share: (percent: string, whole: string) => `${percent} von ${whole}`,
      late: (accepted: string, age: string) => `${accepted} × ${age}, nicht abgerechnet`,
      past: 'Tag vorbei, zählt nicht mit',
      paid: (assumed: string, share: string) => `${assumed} × ${share} gezahlt`,
      amount: 'Erwartet',
      sum: 'Summe',
      empty: { title: 'Nichts erwartet', text: 'In diesem Monat kommt nichts herein und geht nichts hinaus.' },
    },
    plan: {
      title: 'Plan und Ist',
      empty: 'Sobald Einnahmen geplant oder Rechnungen geschrieben sind, stehen sie hier nebeneinander.',
      actual: 'In Rechnung gestellt',
      difference: 'Abweichung',
      note: 'Netto, nach Rechnungsdatum; dieser Monat mit allem, was für ihn geplant ist.',
    },
    entries: {
      title: 'Einträge',
      add: 'Neuer Eintrag',
      past: (count: string) => `Auch vergangene (${count})`,
      edit: 'Eintrag ändern',
      day: 'Datum',
      kind: 'Art',
      amount: 'Betrag',
      note: 'Notiz',
      client: 'Kunde',
      nobody: 'Ohne Kunde',
      kindChoice: { einnahme: 'Einnahme', ausgabe: 'Ausgabe, wird abgezogen', other: 'Andere', own: 'Eigene Art …' },
      ownKind: 'Eigene Art',
      amountHint: 'Netto, zum Beispiel 1.234,50',
      remove: 'Löschen',
      empty: {
        title: 'Noch kein Eintrag',
        text: 'Angebote und Rechnungen zählen von selbst mit. Hier steht, was Sie sonst erwarten.',
      },
      noAmount: 'Bitte geben Sie einen Betrag ein.',
      wrongAmount: (isOffered: boolean) =>
        isOffered ? 'Das ist nicht eindeutig.' : 'Das ist kein Betrag mit höchstens zwei Nachkommastellen.',
      tooLong: (most: number) => `Höchstens ${most} Zeichen.`,
    },
  },
  async () => (await import('./ForecastScreen.texts.en.ts')).en,
)
