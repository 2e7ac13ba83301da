import type { TermGroup } from './Term.ts'

/** Terms for sightings in the forest and their review. */
export const forest: TermGroup = {
  title: { de: 'Funde', en: 'Sightings' },
  terms: [
    {
      term: { de: 'Fund', en: 'Sighting' },
      wire: 'kaefer',
      code: 'beetle',
      meaning: {
        de: 'Ein gemeldeter Käfer: Art, Ort, Tag, Bilder. Er wird geprüft und dann veröffentlicht oder abgelehnt.',
        en: 'A beetle that was reported: species, place, day, pictures. It is reviewed and then published or rejected.',
      },
    },
    {
      term: { de: 'Art', en: 'Species' },
      wire: 'kaeferarten',
      code: 'species',
      meaning: {
        de: 'Die Käferart, wie sie gemeldet oder bei der Prüfung neu bestimmt wurde.',
        en: 'The species as reported, or as re-identified in the review.',
      },
    },
    {
      term: { de: 'Bild', en: 'Picture' },
      wire: 'bilder',
      code: 'picture',
      meaning: {
        de: 'Ein Foto zu einem Fund. Der Melder darf es ändern, bis der Fund veröffentlicht ist.',
        en: 'A photograph of a sighting. Whoever reported it may change it until the sighting is published.',
      },
    },
    {
      term: { de: 'Prüfung', en: 'Review' },
      wire: 'status, message',
      code: 'review',
      meaning: {
        de: 'Experten entscheiden über offene Funde; wer ablehnt, schreibt eine Nachricht dazu.',
        en: 'Experts decide on open sightings; whoever rejects one writes a message with it.',
      },
    },
    {
      term: { de: 'Saison', en: 'Season' },
      wire: '–',
      code: 'season',
      meaning: {
        de: 'Veröffentlichte Funde über das Jahr, damit man sieht, wann geflogen wird.',
        en: 'Published sightings over the year, so that one sees when they fly.',
      },
    },
    {
      term: { de: 'Land', en: 'Land (federal state)' },
      wire: 'bundesland',
      code: 'state',
      meaning: { de: 'Ein Bundesland Deutschlands oder Österreichs.', en: 'A federal state of Germany or Austria.' },
    },
  ],
}
