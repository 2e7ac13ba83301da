import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Kleine Bausteine',
    intro: 'Wirkungen, die man überall verwenden kann. Sie kommen auch, wenn der Fokus mit der Tastatur ankommt.',
    links: 'Verweise',
    hint: {
      links: 'Eine farbige Kante unterscheidet Ziele; die Wörter behalten ihren Kontrast.',
      field: 'Die Beschriftung weicht nach oben aus, sobald etwas eingegeben ist.',
      picture: 'Die Rückseite kommt mit dem Zeiger, dem Finger oder dem Fokus.',
      ripple: 'Eine Welle geht von der Stelle aus, an der gedrückt wurde.',
      hover: 'Eine zweite Farbe läuft über die Wörter.',
      share: 'Eine Schaltfläche faltet Ziele auf und hält den Fokus in der Reihe.',
    },
    link: {
      documentation: 'Dokumentation',
      icons: 'Symbole',
      excel: 'Excel',
      table: 'Tabelle',
      form: 'Formular',
      theme: 'Farbthema',
    },
    field: 'Feld mit schwebender Beschriftung',
    code: 'Kennung aus sechs Zeichen',
    wrong: 'Es müssen genau sechs Zeichen sein.',
    picture: 'Bild, das sich umdreht',
    back: 'Buchdrucker',
    ripple: 'Wellen vom Klick aus',
    press: 'Hier drücken',
    hover: 'Text, der sich füllt',
    hovered: 'Waldkerf',
    share: 'Aufklappen',
    shareOpen: 'Weitersagen',
  },
  async () => (await import('./MixinScreen.texts.en.ts')).en,
)
