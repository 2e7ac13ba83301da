import type { TermGroup } from './Term.ts'

/** Terms of the workbench and the code. */
export const house: TermGroup = {
  title: { de: 'Werkbank', en: 'Workbench' },
  terms: [
    {
      term: { de: 'Szenario', en: 'Scenario' },
      wire: '–',
      code: 'scenario',
      meaning: {
        de: 'Wie die Beispielwelt antwortet: wie sie ist, leer, langsam, mit Fehlern, ohne Recht, ohne Netz.',
        en: 'How the example world answers: as it is, empty, slow, with failures, without the right, offline.',
      },
    },
    {
      term: { de: 'Wächter', en: 'Guard' },
      wire: '–',
      code: 'guard',
      meaning: {
        de: 'Prüft vor jeder Seite, ob sie sich öffnet, und was zuvor geschehen muss.',
        en: 'Checks before every page whether it opens, and what has to happen first.',
      },
    },
    {
      term: { de: 'Aufruf', en: 'Call' },
      wire: '–',
      code: 'call',
      meaning: {
        de: 'Eine Anfrage an den Dienst: ein Name, ein Weg, was hingeht, was zurückkommt.',
        en: 'A request to the service: a name, a path, what goes there, what comes back.',
      },
    },
    {
      term: { de: 'Meldung', en: 'Message' },
      wire: '–',
      code: 'notice',
      meaning: {
        de: 'Ein kurzer Satz über das, was gerade geschehen ist.',
        en: 'A short sentence about what has just happened.',
      },
    },
    {
      term: { de: 'Entwurf', en: 'Draft' },
      wire: '–',
      code: 'draft',
      meaning: {
        de: 'Was getippt und nicht gespeichert wurde; liegt im Browser und wird nur auf Wunsch wieder eingesetzt.',
        en: 'What was typed and not saved; lies in the browser and comes back only when asked for.',
      },
    },
    {
      term: { de: 'Token', en: 'Token' },
      wire: '–',
      code: 'token',
      meaning: {
        de: 'Ein benannter Wert für Farbe, Abstand oder Schrift; auch der Ausweis einer Sitzung.',
        en: 'A named value for colour, space or type; also what identifies a session.',
      },
    },
  ],
}
