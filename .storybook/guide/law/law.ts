import type { Words } from '../words/Words.tsx'
import { type Example, examples } from './examples.ts'

/** A rule for stories. */
export interface Law {
  title: Words
  text: Words
  example?: Example
}

export const law: readonly Law[] = [
  {
    title: {
      de: 'Dieselben ersten Stories, in derselben Reihenfolge',
      en: 'The same first stories, in the same order',
    },
    text: {
      de: 'Ready, Empty, Loading, Failed, Forbidden, wo ein Recht etwas verbirgt. So findet man den leeren Zustand jedes Bildschirms an derselben Stelle und sieht sofort, wenn einer fehlt. Danach kommen die besonderen Fälle.',
      en: 'Ready, Empty, Loading, Failed, Forbidden where a right hides something. So the empty state of every screen is in the same place, and one that is missing is seen at once. The notable cases come after.',
    },
    example: examples.order,
  },
  {
    title: { de: 'Eine Story ändert eine Sache', en: 'A story changes one thing' },
    text: {
      de: 'Stories sind Argumente. Eine spätere nimmt die Argumente einer früheren und ändert, wovon sie handelt; alles andere bleibt, damit man zwei nebeneinander vergleichen kann.',
      en: 'Stories are arguments. A later one takes those of an earlier one and changes what it is about; all else stays, so that two can be compared side by side.',
    },
    example: examples.spread,
  },
  {
    title: { de: 'Der Name folgt dem Pfad', en: 'The title follows the path' },
    text: {
      de: 'Niemand schreibt einen Titel. Wo die Datei liegt, dort steht die Story in der Werkbank; wer ein Bauteil verschiebt, verschiebt seine Stories mit.',
      en: 'Nobody writes a title. Where the file lies, there the story stands in the workbench; whoever moves a part moves its stories along.',
    },
  },
  {
    title: { de: 'Breite, Farbmodus und Sprache kommen von außen', en: 'Width, mode and language come from outside' },
    text: {
      de: 'Dafür gibt es Modi: Jede Story ist auch dunkel, auf dem Telefon, englisch und in erzwungenen Farben zu sehen, ohne eine zweite Story. Die Werkzeugleiste wählt sie, und die Adresse trägt sie mit. Nur was dort eigene Daten, eine Rolle oder ein Spiel hat, ist eine Story und setzt globals.',
      en: 'There are modes for them: every story can also be seen dark, on a phone, in English and in forced colours, without a second story. The toolbar chooses one, and the address carries it along. Only what has data, a role or a play of its own there is a story and sets globals.',
    },
    example: examples.globals,
  },
  {
    title: { de: 'Ein Spiel erzählt, was jemand tut', en: 'A play tells what somebody does' },
    text: {
      de: 'Die Schritte heißen wie Sätze, die ein Mensch sagen würde. Gesucht wird, was er wahrnimmt: Rolle und Name, sichtbarer Text. Wer Klassen oder Testkennungen sucht, prüft etwas, das niemand sieht.',
      en: 'Steps are named like sentences a person would say. What is looked for is what she perceives: role and name, visible text. Whoever looks for classes or test ids checks what nobody sees.',
    },
    example: examples.steps,
  },
  {
    title: { de: 'Alles auch mit der Tastatur', en: 'All of it by keyboard, too' },
    text: {
      de: 'Was eigene Tasten nimmt, zeigt sie in einem Spiel: hin, wählen, und wo der Fokus danach steht. Die Tabelle der Tasten steht beim Bauteil.',
      en: 'What takes keys of its own shows them in a play: there, choose, and where the focus is afterwards. The table of keys stands with the part.',
    },
    example: examples.keys,
  },
  {
    title: { de: 'Auch was nicht geschieht, wird gezeigt', en: 'What does not happen is shown as well' },
    text: {
      de: 'Der zweite Klick, die fehlende Erlaubnis, die Antwort, die zu spät kommt: Jede Regel, die etwas verhindert, hat eine Story, in der es verhindert wird.',
      en: 'The second click, the missing right, the answer that comes too late: every rule that prevents something has a story in which it is prevented.',
    },
    example: examples.refusal,
  },
  {
    title: { de: 'Beispieldaten aus einer Welt', en: 'Example data from one world' },
    text: {
      de: 'Namen, Zahlen und Tage kommen aus den gemeinsamen Beispieldaten mit einem festen Tag, nie aus der Uhr und nie aus dem Zufall. Dieselbe Welt füllt die Datenbank der Vorführung.',
      en: 'Names, figures and days come from the shared example data with one fixed day, never from the clock and never from chance. The same world fills the demo’s database.',
    },
    example: examples.seed,
  },
  {
    title: { de: 'Bildschirme bekommen Daten, Seiten holen sie', en: 'Screens are given data, pages fetch it' },
    text: {
      de: 'Stories eines Bildschirms reichen Daten und Handler herein. Stories einer Seite lassen die echten Hooks gegen die gemeinsamen Handler laufen, die antworten wie der Dienst; Rolle und Szenario der Werkzeugleiste gelten dort.',
      en: 'Stories of a screen hand in data and handlers. Stories of a page run the real hooks against the shared handlers, which answer as the service does; the toolbar’s role and scenario hold there.',
    },
  },
  {
    title: { de: 'Warten auf das, was kommt, nie auf die Zeit', en: 'Wait for what comes, never for time' },
    text: {
      de: 'findBy und waitFor warten, bis etwas zu sehen ist, gleich wie langsam die Maschine ist. Eine feste Pause ist auf der einen zu kurz und auf der anderen verloren.',
      en: 'findBy and waitFor wait until something is to be seen, however slow the machine. A fixed pause is too short on one and wasted on another.',
    },
  },
  {
    title: { de: 'Nichts bleibt zurück', en: 'Nothing is left behind' },
    text: {
      de: 'Alle Stories laufen in derselben Seite. Speicher, Cookies und Einstellungen der Wurzel setzt die Werkbank zurück; was eine Story sonst verändert, bringt sie selbst in Ordnung.',
      en: 'All stories run in the same page. Storage, cookies and the root’s settings are reset by the workbench; whatever else a story changes, it puts right itself.',
    },
  },
  {
    title: { de: 'Barrierefreiheit ist ein Fehler oder keiner', en: 'Accessibility fails, or it does not' },
    text: {
      de: 'Jede Story wird mit axe geprüft, der Kontrast eingeschlossen. Ein Befund lässt sie scheitern; Ausnahmen gibt es nicht.',
      en: 'Every story is checked by axe, contrast included. A finding fails it; there are no exceptions.',
    },
  },
]
