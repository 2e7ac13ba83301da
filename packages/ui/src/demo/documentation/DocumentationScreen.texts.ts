import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Dokumentation',
    intro: 'Was man über diesen Teil wissen muss, und wo mehr steht.',
    links: 'Wohin',
    inside: {
      guide: { title: 'Rundgang', text: 'Führt in sechs Schritten durch den Rahmen.' },
      roles: { title: 'Rollen ausprobieren', text: 'Menü und Seite folgen der Rolle sofort.' },
      table: { title: 'Tabelle', text: 'Hundert Artikel, seitenweise, mit Bearbeiten.' },
      editor: { title: 'Formatierter Text', text: 'Tabellen, Bilder, Farben und Sonderzeichen.' },
      charts: { title: 'Diagramme', text: 'Jedes mit seinen Zahlen als Tabelle.' },
      icons: { title: 'Symbole', text: 'Alle Zeichen der Bibliothek, zum Kopieren.' },
    },
    repository: 'Quelltext',
    articles: 'Kurz erklärt',
    article: {
      roles: {
        title: 'Rollen und Rechte',
        text: 'Drei Beispielrollen zeigen, wie Menü, Adressen und Teile einer Seite den Rechten folgen: admin sieht alles, editor alles außer den Rechten der Rollen, visitor das Dashboard.',
      },
      data: {
        title: 'Beispieldaten',
        text: 'Alles, was hier gespeichert wird, gehört Ihrem Browser allein. Nach einem Neustart des Dienstes beginnt es von vorn.',
      },
      parts: {
        title: 'Bausteine',
        text: 'Jede Seite steht aus denselben Bausteinen wie das Produkt. In der Werkbank sind sie einzeln zu sehen, mit allen Zuständen.',
      },
      keyboard: {
        title: 'Tastatur und Finger',
        text: 'Was sich ziehen lässt, geht auch mit Pfeiltasten oder über ein Menü. Strg K sucht Seiten, auch wenn man sich vertippt; das Fragezeichen zeigt alle Kürzel.',
      },
      look: {
        title: 'Erscheinungsbild und Sprache',
        text: 'Hell oder dunkel, Themenfarbe, Größe und Sprache gelten sofort und für den ganzen Rahmen. Offene Eingaben bleiben stehen.',
      },
      errors: {
        title: 'Wenn etwas nicht geht',
        text: 'Eine Meldung bleibt fünf Sekunden und steht danach in der Liste oben rechts. Zerbricht ein Teil der Seite, geht der Rest weiter; das Fehlerprotokoll zählt mit.',
      },
    },
  },
  async () => (await import('./DocumentationScreen.texts.en.ts')).en,
)
