import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    kinds: {
      network: 'Keine Verbindung zum Dienst. Bitte versuchen Sie es erneut.',
      timeout: 'Der Dienst antwortet nicht. Bitte versuchen Sie es erneut.',
      notJson: 'Die Antwort des Dienstes war unvollständig. Bitte versuchen Sie es erneut.',
      shape: 'Die Antwort des Dienstes passt nicht zu dieser Version. Bitte laden Sie die Seite neu.',
      rows: 'Nicht jede Zeile der Antwort war lesbar. Die lesbaren werden gezeigt.',
      http: 'Der Dienst konnte die Anfrage nicht ausführen. Bitte versuchen Sie es erneut.',
      aborted: 'Der Vorgang wurde abgebrochen.',
    },
    statuses: {
      400: 'Eine Eingabe wurde nicht angenommen. Bitte prüfen Sie Ihre Angaben.',
      // If the session has ended, a dialog says so instead.
      401: 'Der Dienst hat Ihre Anmeldung gerade nicht angenommen. Bitte versuchen Sie es erneut.',
      403: 'Dazu fehlt Ihnen das Recht.',
      404: 'Diesen Eintrag gibt es nicht (mehr).',
      409: 'Diese Änderung passt nicht mehr zum gespeicherten Stand.',
      412: 'Der Eintrag wurde inzwischen von jemand anderem geändert. Der neue Stand ist geladen.',
      413: 'Die Datei ist zu groß.',
      422: 'Die Eingabe wurde schon in anderer Form gesendet. Bitte laden Sie die Seite neu.',
      429: 'Der Dienst ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
      502: 'Die Verbindung ist abgebrochen. Ob die Änderung gespeichert ist, zeigt der neu geladene Stand.',
      503: 'Der Dienst startet gerade neu. Bitte versuchen Sie es gleich noch einmal.',
      504: 'Der Dienst antwortet nicht. Bitte versuchen Sie es erneut.',
      507: 'Der Platz auf dem Server ist belegt. Bitte wenden Sie sich an die Administration.',
    },
    codes: {
      // Codes whose sentence by the service speaks of the protocol. Its other sentences are shown as they are, in
      // German.
      bad_if_match: 'Der Eintrag wurde nicht geändert. Bitte laden Sie die Seite neu.',
      filter_missing: 'Der Eintrag wurde nicht geändert. Bitte laden Sie die Seite neu.',
      bad_idempotency_key: 'Der Eintrag wurde nicht angelegt. Bitte laden Sie die Seite neu.',
      key_reused: 'Die Eingabe wurde schon in anderer Form gesendet. Bitte laden Sie die Seite neu.',
      version_conflict: 'Der Eintrag wurde inzwischen von jemand anderem geändert. Der neue Stand ist geladen.',
      lasting_conflict:
        'Die Änderung wird nicht angenommen, obwohl der neue Stand geladen ist. Bitte speichern Sie sie noch einmal.',
      // Also used before the conversion of an offer begins.
      unclear: 'Bitte klären Sie erst die unklaren Werte in den Positionen.',
      billed_meanwhile:
        'Dieses Angebot ist inzwischen mit anderen zusammen in Rechnung gestellt. Die Rechnung steht im Vorgang.',
      '53100': 'Nicht gespeichert: kein Speicherplatz auf dem Server. Ihre Eingabe bleibt erhalten.',
      '57014': 'Die Anfrage dauert dem Dienst zu lange. Bitte grenzen Sie sie ein.',
      '23505': 'Diesen Eintrag gibt es schon.',
      '23503': 'Ein Eintrag, auf den sich das bezieht, ist nicht mehr da.',
      value_taken: 'Nicht geändert: Diese Angabe hat schon ein anderer Eintrag.',
    },
    saving: {
      kinds: {
        network: 'Nicht gespeichert: keine Verbindung. Ihre Eingabe bleibt erhalten.',
        // The input may have been stored.
        timeout: 'Nicht bestätigt: keine Antwort vom Dienst. Ihre Eingabe bleibt erhalten.',
        http: 'Nicht gespeichert: Fehler im Dienst. Ihre Eingabe bleibt erhalten.',
      },
      statuses: {
        400: 'Nicht gespeichert: eine Angabe wird nicht angenommen. Ihre Eingabe bleibt erhalten.',
        401: 'Nicht gespeichert: Anmeldung nicht angenommen. Ihre Eingabe bleibt erhalten.',
        403: 'Nicht gespeichert: fehlendes Recht. Ihre Eingabe bleibt erhalten.',
        429: 'Nicht gespeichert: Dienst ausgelastet. Ihre Eingabe bleibt erhalten.',
        503: 'Nicht gespeichert: Dienst startet neu. Ihre Eingabe bleibt erhalten.',
        504: 'Nicht bestätigt: keine Antwort vom Dienst. Ihre Eingabe bleibt erhalten.',
      },
    },
    chunk: 'Die Anwendung wurde aktualisiert. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    unexpected:
      'Diese Ansicht ist auf einen Fehler gestoßen. Gespeichertes ist davon nicht berührt; bitte versuchen Sie es erneut.',
  },
  async () => (await import('./errors.texts.en.ts')).en,
)
