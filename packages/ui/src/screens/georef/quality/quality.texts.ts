import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    heading: 'Güte',
    verdicts: { good: 'Gut', doubtful: 'Zweifelhaft', unusable: 'Unbrauchbar', none: 'Noch nicht zu beurteilen' },
    reasons: {
      error: (millimetres: string, limits: { good: string; doubtful: string }) =>
        `Vorhersagefehler auf dem Blatt: ${millimetres} mm. Gut ist er bis ${limits.good} mm, unbrauchbar über ${limits.doubtful} mm.`,
      layout:
        'Die Punkte liegen auf einem kleinen Teil des Blattes oder fast in einer Linie; der Rest bleibt unsicher.',
      noScale: 'Der Maßstab ist nicht bekannt. Tragen Sie bei der Karte Maßstab oder Format ein.',
      noSpare: 'Noch prüft kein Punkt die anderen: Setzen Sie einen mehr.',
    },
    inLine: (verdict: string, millimetres: string) => `${verdict}: Vorhersagefehler ${millimetres} mm`,
    first: 'Erster Punkt: Tippen Sie im Kartenbild darauf.',
    worst: (nr: string, metres: string) => `Schlechtester Punkt: ${nr}, ${metres} m daneben`,
    show: (nr: string) => `Punkt ${nr} zeigen`,
    meanError: 'Mittlerer Fehler',
    leaveOneOut: 'Vorhersagefehler',
    leaveOneOutHint: 'Wie gut die Punkte einander vorhersagen (jeweils ohne den Punkt selbst)',
    metres: (value: string) => `${value} m`,
    pixels: (value: string) => `${value} px`,
    exact: 'TPS geht durch jeden Punkt: Nur der Vorhersagefehler sagt etwas.',
    types: 'Transformationen im Vergleich',
    type: 'Typ',
    fitError: 'Anpassungs\u00ADfehler (m)',
    prediction: 'Vorhersage\u00ADfehler (m)',
    recommended: 'empfohlen',
    overfits: 'überangepasst',
    use: (type: string) => `${type} verwenden`,
    outlier: (nr: string, before: string, after: string) =>
      `Punkt ${nr} passt nicht zu den anderen: mit ihm ${before} m, ohne ihn ${after} m.`,
    disable: (nr: string) => `Punkt ${nr} ausschalten`,
    correct: 'Ziffern tauschen',
    swap: 'Achsen tauschen',
    turnRows: 'Zeilen umdrehen',
    fine: 'Nichts Auffälliges.',
    waiting: 'Wird geprüft',
    checks: 'Plausibilität',
    measures: (scale: string, rotation: string) => `Maßstab etwa 1:${scale}, Drehung ${rotation}°`,
    rotation: (rotation: string) => `Drehung ${rotation}°`,
  },
  async () => (await import('./quality.texts.en.ts')).en,
)
