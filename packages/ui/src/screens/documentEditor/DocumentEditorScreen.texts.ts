import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    kinds: { offer: 'Angebot', invoice: 'Rechnung' },
    loading: 'Dokument wird geladen',
    failed: 'Das Dokument konnte nicht geladen werden',
    parts: 'Ansicht wählen',
    tabs: {
      sheet: 'Dokument',
      facts: 'Angaben',
      check: 'Prüfung',
      payments: 'Zahlungen',
      sending: 'Versand',
      history: 'Verlauf',
    },
    side: 'Angaben und Verlauf',
    fold: 'Seitenleiste einklappen',
    unfold: 'Seitenleiste ausklappen',
    template: 'Vorlage einfügen',
    templateHint: 'Vorlage suchen',
    pasteHint: 'Zeilen aus Excel fügen Sie mit Strg+V ein.',
    sums: {
      lines: (count: string, one: boolean) => `${count} ${one ? 'Position' : 'Positionen'}`,
      net: 'Netto',
      vat: 'USt',
      gross: 'Gesamt',
    },
    totals: 'Summen',
    download: {
      label: 'Herunterladen',
      pdf: 'PDF',
      xml: 'XRechnung (XML)',
      zugferd: 'ZUGFeRD (PDF mit XML)',
      doing: (step: string, share?: number) => (share === undefined ? step : `${step} ${Math.round(share * 100)} %`),
      steps: {
        begin: 'Wird vorbereitet …',
        rules: 'Regeln werden geprüft …',
        schema: 'Schema wird geprüft …',
        pdf: 'PDF wird erstellt …',
      },
      units: {
        title: 'Einheiten ohne Code',
        description:
          'Diese Einheiten kennt die E-Rechnung nicht. Sie gehen als „Stück“ (C62) hinaus; gedruckt stehen sie wie geschrieben.',
        confirm: 'Als Stück senden',
      },
      missing: 'Erst prüfen: Es fehlen noch Angaben.',
      unclear: 'Ein Wert ist unklar. Was zu klären ist, steht unter Prüfung.',
      failed: (message: string) => `Die Datei konnte nicht erstellt werden. ${message}`,
    },
  },
  async () => (await import('./DocumentEditorScreen.texts.en.ts')).en,
)
