import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'PDF',
    intro: 'Ein Artikel, wie er gedruckt aussieht. Der Browser speichert ihn auf Wunsch als PDF.',
    note: 'Die Druckansicht öffnet sich in einem neuen Tab und fragt von selbst nach dem Drucker, sobald Schriften und Bilder da sind.',
    card: 'Druckansicht',
    open: 'Druckansicht öffnen',
    blocked: 'Der Browser hat das neue Fenster nicht erlaubt. Dieser Verweis öffnet es:',
    print: 'Drucken',
    waiting: 'Die Druckansicht wird vorbereitet',
    article: {
      title: 'Was der Specht verrät',
      lead: 'Wer im Frühjahr wissen will, wo der Borkenkäfer sitzt, muss nicht zuerst auf den Boden sehen.',
      paragraphs: {
        first:
          'Ein Specht arbeitet nicht umsonst. Wo er in wenigen Tagen die Rinde einer Fichte abschlägt, lebt darunter etwas, das sich lohnt. Für den Menschen am Waldrand ist das ein Hinweis, den man aus fünfzig Metern Entfernung sieht.',
        second:
          'Bohrmehl dagegen liegt am Stammfuß und ist nach dem ersten Regen fort. Beides zusammen, der helle Stamm und das braune Mehl, ergibt eine Meldung, der jemand nachgehen kann.',
        third:
          'Danach zählt die Zeit. Vom ersten Bohrloch bis zum Ausflug der jungen Käfer vergehen im warmen Sommer sechs Wochen. Wer in der zweiten meldet, lässt den anderen noch vier.',
      },
      caption: 'Links ein Stamm, den der Specht gefunden hat, rechts ein gesunder.',
    },
  },
  async () => (await import('./PdfScreen.texts.en.ts')).en,
)
