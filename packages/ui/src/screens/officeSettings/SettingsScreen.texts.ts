import type { SettingsField } from '@waldkerf/domain/officeSettings/settingsValues'
import { defineTexts } from '@waldkerf/ui/i18n/Language'
import type { DatevFault, DatevField } from '@waldkerf/domain/office/datev/datevValues'
import type { OfficePart, SettingsPart } from '@waldkerf/domain/officeSettings/settingsFindings'

const parts = {
  name: 'Name der Firma',
  address: 'Anschrift',
  taxNumber: 'Steuernummer oder USt-IdNr.',
  contact: 'Ansprechperson',
  phone: 'Telefonnummer',
  email: 'E-Mail-Adresse',
  bank: 'Bankverbindung',
} satisfies Record<SettingsPart, string>

const states = { done: 'vorhanden', missing: 'fehlt', wrong: 'prüfen' } satisfies Record<OfficePart['state'], string>

/** Sentences of the rules that ask for more than a filled field. */
const rules: Record<string, string> = {
  'BR-CO-26': 'Eine der beiden Nummern fehlt',
  'BR-CO-09': 'Die USt-IdNr. ist ungültig',
  'BR-DE-27': 'Die Telefonnummer ist unvollständig',
  'BR-DE-28': 'Die E-Mail-Adresse ist ungültig',
  'BR-50': 'Die IBAN fehlt',
  'BR-DE-19': 'Die IBAN ist ungültig',
  'BR-DE-3': 'Der Ort fehlt',
  'BR-DE-4': 'Die PLZ fehlt oder ist ungültig',
  'WK-STREET': 'Die Straße fehlt',
  'WK-BIC': 'Die BIC ist ungültig',
}

const datevFields = {
  berater: 'Beraternummer',
  mandant: 'Mandantennummer',
  kontenrahmen: 'Kontenrahmen',
  kontolaenge: 'Stellen der Sachkonten',
  jahresbeginn: 'Geschäftsjahr beginnt im',
  erloes_19: 'Erlöse mit 19 %',
  erloes_7: 'Erlöse mit 7 %',
  erloes_frei: 'Steuerfreie Erlöse',
  erloes_13b: 'Erlöse nach § 13b, Inland',
  erloes_13b_eu: 'Erlöse mit Steuerschuld des Kunden, Ausland',
  erloes_nicht_steuerbar: 'Nicht im Inland steuerbare Erlöse',
} satisfies Record<DatevField, string>

const datevFaults = {
  berater: 'Die Beraternummer hat vier bis sieben Ziffern und ist größer als 1000.',
  mandant: 'Die Mandantennummer hat eine bis fünf Ziffern.',
  konto: 'Ein Konto hat vier bis acht Ziffern.',
  kontoTooLong: 'Das Konto hat mehr Stellen als die Sachkonten.',
} satisfies Record<DatevFault, string>

const fields = {
  firma: 'Firma',
  inhaber: 'Inhaberin, Inhaber oder Leitung',
  ansprechpartner: 'Ansprechperson für Rückfragen',
  strasse: 'Straße und Hausnummer',
  plz: 'PLZ',
  ort: 'Ort',
  steuernummer: 'Steuernummer',
  ust_id: 'USt-IdNr.',
  handelsregister: 'Handelsregister',
  telefon: 'Telefon',
  email: 'E-Mail',
  kontoinhaber: 'Kontoinhaber',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  zahlungsziel_tage: 'Zahlungsziel in Tagen',
  logo: 'Logo',
} satisfies Record<SettingsField, string>

export const texts = defineTexts(
  {
    title: 'Einstellungen',
    tabs: {
      office: 'Büro',
      texts: 'Textbausteine',
      templates: 'Vorlagen',
      people: 'Kürzel und Unterschriften',
      datev: 'Steuerberatung',
      operation: 'Betrieb',
    },
    loading: 'Die Einstellungen werden geladen.',
    failed: 'Die Einstellungen konnten nicht geladen werden',
    fields,
    sections: {
      firm: 'Name und Anschrift',
      tax: 'Steuer und Register',
      contact: 'Kontakt',
      bank: 'Bank und Zahlung',
      look: 'Erscheinungsbild',
    },
    hints: {
      ansprechpartner: 'Leer: Inhaberin, Inhaber oder Leitung',
      kontoinhaber: 'Leer: die Firma',
      handelsregister: 'Gericht und Nummer, wie sie auf dem Brief stehen',
      zahlungsziel: 'Daraus folgt das Fälligkeitsdatum jeder Rechnung.',
    },
    wrong: {
      iban: 'Die Prüfziffer passt nicht. Bitte vergleichen Sie die IBAN mit dem Kontoauszug.',
      bic: 'Eine BIC hat 8 oder 11 Zeichen.',
      ust_id: 'Eine deutsche USt-IdNr. ist DE und neun Ziffern.',
      email: 'Das ist keine E-Mail-Adresse.',
      plz: 'Eine Postleitzahl hat fünf Ziffern.',
      term: 'Bitte geben Sie ganze Tage ein, von 0 bis 365.',
    },
    missing: {
      title: 'Angaben für Rechnungen',
      complete: 'Alles da: Rechnungen dieses Büros können E-Rechnungen werden.',
      needed: 'Auf jeder Rechnung',
      intro: 'Bevor alles Nötige da ist, lässt sich keine Rechnung festschreiben.',
      public: 'Nur für öffentliche Auftraggeber',
    },
    series: {
      title: 'Nummernkreise',
      hint: 'Nummern werden je Jahr automatisch und lückenlos vergeben.',
      none: 'Noch ist keine Nummer vergeben.',
      kinds: { AN: 'Angebote', RE: 'Rechnungen' },
      last: 'Letzte Nummer',
      year: 'Jahr',
      kind: 'Reihe',
    },
    picture: {
      choose: 'Bild wählen …',
      remove: 'Entfernen',
      none: 'Kein Bild',
      notShown: 'Vorschau nicht geladen',
      hint: 'PNG oder JPEG, höchstens 500 kB.',
      tooLarge: 'Das Bild ist zu groß: höchstens 500 kB.',
      tooManyPixels: 'Das Bild ist zu groß: höchstens 40 Millionen Bildpunkte.',
      damaged: 'Das Bild ist beschädigt und lässt sich nicht lesen.',
      wrongType: 'Bitte wählen Sie ein PNG oder ein JPEG.',
      alternative: 'Das gewählte Bild',
    },
    datev: {
      title: 'Steuerberatung (DATEV)',
      hint: 'Mit diesen Angaben gibt die Liste der Rechnungen einen Buchungsstapel aus. Die Nummern nennt Ihre Steuerberatung.',
      loading: 'Die Angaben für die Steuerberatung werden geladen.',
      failed: 'Die Angaben für die Steuerberatung konnten nicht geladen werden',
      sections: { numbers: 'Nummern', accounts: 'Erlöskonten' },
      accountsHint: 'Leer gilt das übliche Konto des Kontenrahmens.',
      fields: datevFields,
      faults: datevFaults,
      chart: (chart: string) => `SKR ${chart}`,
    },
    operation: {
      title: 'Scans, die hochgeladen werden',
      hint: 'Für jedes Hochladen ist Platz zugesagt, bis eine Stunde lang nichts mehr ankommt. Ein beendetes Hochladen lässt sich neu beginnen.',
      none: 'Gerade wird kein Scan hochgeladen.',
      upload: 'Hochladen',
      action: 'Aktion',
      map: (id: string) => `Karte ${id}`,
      sent: (sent: string, size: string) => `${sent} von ${size} MB`,
      last: (instant: string) => `zuletzt ${instant}`,
      noRoom: 'kein Platz mehr zugesagt',
      end: 'Beenden',
      endAt: (map: string, person: string) => `Hochladen von ${person} für Karte ${map} beenden`,
      ended: 'Beendet. Der Platz ist wieder frei.',
      ask: {
        title: 'Hochladen beenden?',
        description: (person: string, map: string) =>
          `Was ${person} für Karte ${map} schon hochgeladen hat, geht auf dem Server verloren. Auf der Seite der Karte steht dann, dass die Administration es beendet hat.`,
        confirm: 'Hochladen beenden',
      },
      verdict: {
        title: 'Läuft alles?',
        fine: 'Alles in Ordnung.',
        some: (count: number) => (count === 1 ? 'Ein Punkt braucht Sie' : `${count} Punkte brauchen Sie`),
        noBackup: {
          title: 'Es gibt keine Sicherung',
          detail: 'Fällt der Server aus, ist alles verloren. Wer den Server betreut, richtet sie dort ein.',
        },
        oldBackup: {
          title: (hours: string) => `Die letzte Sicherung ist ${hours} Stunden alt`,
          detail: (instant: string) =>
            `Sie war am ${instant} fertig; die der letzten Nacht fehlt. Bitte auf dem Server nachsehen.`,
        },
        stuck: {
          title: (count: string, isOne: boolean, since: string) =>
            isOne ? `Eine E-Mail wartet seit ${since}` : `${count} E-Mails warten seit ${since}`,
          detail:
            'Der Mailserver nimmt nichts an. Nichts geht verloren: Sobald er antwortet, gehen sie von selbst hinaus.',
        },
        document: {
          title: 'Ein Dokument ist nicht angekommen',
          detail: 'Seine E-Mail wurde abgelehnt oder wartet. Auf seiner Seite steht, warum.',
        },
        room: {
          title: (part: string, share: string) => `${part}: ${share} % des Platzes sind belegt`,
          detail: 'Ist er voll, lässt sich nichts mehr hochladen. Die größten Konten stehen unten.',
        },
        open: 'Dokument öffnen',
        write: 'Der Technik schreiben',
        subject: 'Waldkerf braucht Sie',
      },
      backup: {
        title: 'Sicherung',
        none: 'Keine Sicherung eingerichtet.',
        how: 'Eingerichtet wird sie auf dem Server. Danach steht hier, wann die letzte fertig war.',
        manual: 'Betriebshandbuch öffnen',
        last: (instant: string) => `Die letzte Sicherung war am ${instant} fertig.`,
      },
      room: {
        title: 'Belegter Platz',
        pictures: 'Bilder',
        scans: 'Kartenbilder',
        used: (used: string, most: string) => `${used} von ${most}`,
        share: (name: string) => `${name}: belegter Anteil`,
        promised: (size: string) => `Davon zugesagt: ${size}.`,
        free: (size: string) => `Auf der Platte sind noch ${size} für Kartenbilder frei.`,
        enough: 'genug Platz',
        scarce: 'wird knapp',
        full: 'fast voll',
        holders: 'Die meisten Daten haben',
        account: 'Konto',
        gone: 'ohne Konto',
        nobody: 'Noch hat niemand etwas hochgeladen.',
      },
      mails: {
        title: 'Mails',
        allSent: 'Alle Mails sind verschickt.',
        waiting: (count: string, isOne: boolean, since: string) =>
          isOne
            ? `1 Mail wartet seit ${since} auf den Mailserver.`
            : `${count} Mails warten auf den Mailserver, die älteste seit ${since}.`,
        gathered: (count: string, isOne: boolean, until: string) =>
          isOne ? `1 Mail geht ab ${until} hinaus.` : `${count} Mails werden gesammelt und gehen ab ${until} hinaus.`,
        refused: (count: string, isOne: boolean) =>
          isOne
            ? '1 Mail wurde in den letzten 30 Tagen endgültig abgelehnt.'
            : `${count} Mails wurden in den letzten 30 Tagen endgültig abgelehnt.`,
        addresses: 'Adressen, die keine Mail annehmen',
        noAddresses: 'Keine.',
        reason: (reason: string, day: string) => `seit ${day}: ${reason}`,
      },
      limits: {
        title: 'Grenzen je Konto',
        hint: 'Damit ein Konto die anderen nicht aufhält. Eine Änderung gilt sofort; wer schon darüber ist, liest, wann es weitergeht.',
        names: {
          meldung: { 1: 'Meldungen je Stunde', 24: 'Meldungen je Tag' },
          bild: { 1: 'Bilder je Stunde', 24: 'Bilder je Tag' },
          versand: { 1: 'Versendete Dokumente je Stunde', 24: 'Versendete Dokumente je Tag' },
        },
        amount: { meldung: 'Meldungen', bild: 'Megabyte', versand: 'Dokumente' },
        amounts: {
          meldung: (count: string) => count,
          bild: (count: string) => `${count} MB`,
          versand: (count: string) => count,
        },
        others: (amount: string) => `Fachleute und Administration: ${amount}`,
        changed: (amount: string) => `Vorgabe: ${amount}`,
        edit: (name: string) => `${name} ändern`,
        restore: 'Standard wiederherstellen',
        restoreAt: (name: string) => `${name}: Standard wiederherstellen`,
        restored: (name: string) => `${name}: Der Standard gilt wieder.`,
        range: (standard: string, most: string) => `Vorgabe ${standard}, höchstens ${most}`,
        wrong: (most: string) => `Bitte geben Sie eine ganze Zahl von 1 bis ${most} ein.`,
      },
    },
    checklist: { parts, states, rules },
    entries: {
      edit: (name: string) => `${name} bearbeiten`,
      remove: (name: string) => `${name} löschen`,
      untitled: 'ohne Namen',
      tooLong: (most: number) => `Höchstens ${most} Zeichen.`,
      defaults: {
        title: 'Texte neuer Dokumente',
        about:
          'Damit beginnen und enden neue Angebote und Rechnungen. {Kunde}, {Ansprechpartner}, {Ort} und {Zahlungsziel} werden dabei eingesetzt; bestehende Dokumente bleiben, wie sie sind.',
        fields: {
          angebot_anschreiben: 'Angebot: Text davor',
          angebot_zuerl: 'Angebot: Text danach',
          rechnung_anschreiben: 'Rechnung: Text davor',
          rechnung_zuerl: 'Rechnung: Text danach',
        },
      },
      blocks: {
        title: 'Textbausteine',
        hint: 'Für Einleitung und Schluss von Angeboten und Rechnungen.',
        none: 'Noch kein Textbaustein.',
        add: 'Neuer Textbaustein',
        one: 'Textbaustein',
        name: 'Titel',
        text: 'Text',
        noName: 'Bitte geben Sie einen Titel ein.',
      },
      templates: {
        title: 'Vorlagen für Positionen',
        hint: 'Eine Vorlage füllt eine Zeile; im Dokument lässt sich alles ändern.',
        none: 'Noch keine Vorlage.',
        add: 'Neue Vorlage',
        one: 'Vorlage',
        bez: 'Bezeichnung',
        einheit: 'Einheit',
        ep: 'Einzelpreis netto',
        epHint: 'Zum Beispiel 1.234,50',
        erl_titel: 'Gruppe',
        erl: 'Erläuterung',
        noName: 'Bitte geben Sie eine Bezeichnung ein.',
        noPrice: 'Bitte geben Sie einen Preis ein.',
        wrongPrice: (isOffered: boolean) => (isOffered ? 'Das ist nicht eindeutig.' : 'Das ist kein Preis.'),
      },
      people: {
        title: 'Kürzel und Unterschriften',
        hint: 'Wer Dokumente bearbeitet und unterschreibt.',
        none: 'Noch kein Kürzel.',
        add: 'Neues Kürzel',
        one: 'Kürzel',
        kuerzel: 'Kürzel',
        kuerzelHint: 'Bis zu zehn Zeichen ohne Leerzeichen; es bleibt.',
        name: 'Name',
        signature: 'Unterschrift',
        signed: 'mit Unterschrift',
        wrong: 'Bitte geben Sie ein bis zehn Zeichen ohne Leerzeichen ein.',
        taken: 'Dieses Kürzel gibt es schon.',
      },
    },
  },
  async () => (await import('./SettingsScreen.texts.en.ts')).en,
)
