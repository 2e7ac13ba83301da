import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Dokumentation',
    intro: 'Was man über diesen Teil wissen muss, und wo mehr steht.',
    links: 'Wohin',
    inside: { guide: 'Rundgang', icons: 'Symbole', roles: 'Rollen ausprobieren' },
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
    },
  },
  async () => (await import('./DocumentationScreen.texts.en.ts')).en,
)
