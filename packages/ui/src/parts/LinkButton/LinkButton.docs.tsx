import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { LinkButton } from './LinkButton.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Führt dorthin, wo etwas getan wird, und sieht aus wie der Knopf dafür. Er bleibt ein Link: in neuem Tab, mit Adresse.',
    en: 'Leads to where something is done and looks like the button for it. It stays a link: in a new tab, with an address.',
  },
  notFor: [
    {
      de: 'Etwas geschieht an Ort und Stelle: dafür ist Button da.',
      en: 'Something happens on the spot: that is a Button.',
    },
    { de: 'Ein Wort im Text: dafür ist Link da.', en: 'A word in a text: that is a Link.' },
  ],
  keyboard: [{ keys: [['Enter']], does: { de: 'Hingehen', en: 'Go there' } }],
  components: { LinkButton },
  matrix: {
    states: ['rest', 'hover', 'focus'],
    rows: [
      {
        name: 'primary',
        sample: () => (
          <LinkButton to="#pruefung" primary>
            Prüfung beginnen
          </LinkButton>
        ),
      },
      { name: 'secondary', sample: () => <LinkButton to="#anfrage">Anfrage ansehen</LinkButton> },
    ],
  },
}
