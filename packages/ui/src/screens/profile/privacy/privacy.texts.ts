import type { ErasurePart, KeptReason, TermName } from '@waldkerf/domain/entities/users/privacy'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

/** Tables as people call what stands in them. One that is not here is shown by its own name. */
const tables: Record<string, string> = {
  angebot: 'Angebote',
  ansicht: 'Gespeicherte Ansichten',
  bankumsatz: 'Bankumsätze',
  benutzer: 'Person',
  benutzer_gruppen: 'Gruppen der Anmeldung',
  bilder: 'Bilder',
  bildfreigabe: 'Freigaben von Bildern',
  bildfreigabe_neue: 'Freigabe für neue Meldungen',
  buero: 'Angaben des Büros',
  change_log: 'Verlauf',
  empfaenger: 'Empfänger von Dokumenten',
  freitext: 'Textbausteine',
  idempotency_key: 'Antworten auf wiederholte Anfragen',
  idempotency_row: 'Antworten auf wiederholte Anfragen',
  kaefer: 'Meldungen',
  kaefer_stand: 'Stand der Meldungen',
  karte: 'Karten',
  karte_scan: 'Kartenbilder',
  kuerzel: 'Kürzel',
  kunde: 'Kunden',
  kunde_benutzer: 'Verbindungen mit Kunden',
  kunde_notiz: 'Notizen zu Kunden',
  loeschantrag: 'Antrag auf Löschung',
  mahnung: 'Mahnungen',
  mail_sprache: 'Sprache der E-Mails',
  meldung: 'Nummern von Meldungen',
  nachricht: 'Nachrichten zu Meldungen',
  objekt: 'Dateien von Karten',
  outbox: 'E-Mails',
  position: 'Positionen von Dokumenten',
  position_tmpl: 'Vorlagen von Positionen',
  prognose: 'Prognose',
  rechnung: 'Rechnungen',
  rechnung_archiv: 'Archivierte Rechnungen',
  suchtext: 'Suche',
  versand: 'Versendete Dokumente',
  vorgaben: 'Vorgaben für Dokumente',
  zahlung: 'Zahlungen',
  zugang: 'Einladung und Konto',
}

const reasons: Record<KeptReason, string> = {
  veroeffentlicht: 'Veröffentlichte Funde bleiben als Nachweis, ohne den Namen.',
  gespraech: 'Das Gespräch gehört zur Meldung einer anderen Person.',
  wiederholung: 'Damit dieselbe Meldung nicht ein zweites Mal entsteht.',
  bearbeitet: 'Der Eintrag gehört zu anderen Daten; nur der Name verschwindet.',
  karten: 'Karten gehören dem Kunden.',
  buero: 'Angaben des Büros für seine Geschäftspost.',
  kunde: 'Angaben eines Kunden für die laufende Geschäftsbeziehung.',
  dokument: 'Dokumente, ihr Verlauf und ihr Archiv: acht Jahre ab dem Ende ihres Jahres (§ 147 AO, § 14b UStG).',
}

const handlings: Record<ErasurePart['umgang'], string> = {
  geht: 'Wird gelöscht',
  namenlos: 'Bleibt unter „gelöschtes Konto“',
  bleibt: 'Bleibt',
}

const terms: Record<TermName, string> = {
  ablehnungen: 'Abgelehnte Meldungen',
  aenderungen: 'Verlauf von Änderungen, außer dem von Dokumenten',
  dokumente: 'Dokumente mit ihrem Verlauf, ab dem Ende ihres Jahres',
  mails: 'E-Mails im Postausgang; versendete Dateien bleiben beim Dokument',
}

export const texts = defineTexts(
  {
    tables,
    reasons,
    handlings,
    own: {
      title: 'Datenschutz',
      lead: 'Alles, was über Sie gespeichert ist, als ZIP-Datei: eine Seite zum Lesen, Tabellen (CSV), Daten (JSON) und Ihre Bilder.',
      download: 'Meine Daten herunterladen',
      running: 'Ihre Daten werden zusammengestellt.',
      done: 'Heruntergeladen.',
      missing: (count: string) => `Heruntergeladen, aber ohne ${count} Bilder, die sich nicht laden ließen.`,
      erasure:
        'Sie können darum bitten, dass Ihr Konto und alles andere gelöscht wird. Veröffentlichte Funde bleiben ohne Ihren Namen, Dokumente für ihre gesetzliche Frist.',
      ask: 'Löschung beantragen',
      askTitle: 'Löschung beantragen?',
      askText:
        'Die Administration entscheidet innerhalb eines Monats. Bis dahin können Sie weiterarbeiten und den Antrag zurücknehmen. Danach lässt sich nichts wiederherstellen.',
      asked: (day: string) => `Sie haben die Löschung am ${day} beantragt.`,
      withdraw: 'Antrag zurücknehmen',
      loading: 'Wird geladen.',
    },
    person: {
      title: 'Daten und Löschung',
      download: 'Daten herunterladen',
      running: 'Die Daten werden zusammengestellt.',
      asked: (day: string) => `Diese Person hat die Löschung am ${day} beantragt.`,
      rows: (count: string, isOne: boolean) => `${count} ${isOne ? 'Eintrag' : 'Einträge'}`,
      show: 'Was eine Löschung bewirkt',
      erase: 'Endgültig löschen',
      confirmTitle: (name: string) => `${name} endgültig löschen?`,
      confirmText:
        'Konto, Worte und unveröffentlichte Meldungen mit ihren Bildern gehen verloren. Das lässt sich nicht rückgängig machen.',
      erased: 'Gelöscht. Das Konto des Anmeldedienstes folgt in wenigen Minuten.',
    },
    terms: {
      title: 'Fristen und Löschungen',
      lead: 'Was älter ist, wird jede Nacht gelöscht.',
      names: terms,
      years: (count: string, isOne: boolean) => `${count} ${isOne ? 'Jahr' : 'Jahre'}`,
      days: (count: string, isOne: boolean) => `${count} ${isOne ? 'Tag' : 'Tage'}`,
      runs: 'Zuletzt gelöscht',
      noRuns: 'Bisher wurde nichts gelöscht.',
      requests: 'Beantragte Löschungen',
      noRequests: 'Niemand hat eine Löschung beantragt.',
      request: (name: string, day: string) => `${name}, seit ${day}`,
      count: (count: string, isOne: boolean) =>
        `${count} ${isOne ? 'Person wurde' : 'Personen wurden'} bisher gelöscht.`,
    },
    archive: {
      name: (day: string) => `Meine Daten ${day}`,
      title: 'Was über Sie gespeichert ist',
      stand: (day: string) => `Stand: ${day}`,
      pictures: 'Bilder',
      tableFile: 'Als Tabelle',
      otherPlaces:
        'Anmeldename, Passwort und Sitzungen führt der Anmeldedienst. Dateien versendeter Dokumente liegen bei den Dokumenten. Sicherungen enthalten dieselben Daten so lange, wie die Datenschutzhinweise sagen.',
    },
  },
  async () => (await import('./privacy.texts.en.ts')).en,
)
