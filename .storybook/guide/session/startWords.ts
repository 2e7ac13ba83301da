import type { StartKind, StartOutcome, StartResult } from '@waldkerf/app/session/machine/startTable'
import type { Words } from '../words/Words.tsx'

export const kindWords: Readonly<Record<StartKind, Words>> = {
  fresh: { de: 'Die Seite wurde geöffnet', en: 'The page was opened' },
  returning: { de: 'Zurück vom Anmeldedienst', en: 'Back from the identity service' },
  again: { de: 'Noch einmal auf offener Seite', en: 'Once more on an open page' },
}

export const resultWords: Readonly<Record<StartResult, Words>> = {
  authenticated: { de: 'Der Anmeldedienst kennt die Person.', en: 'The identity service knows the person.' },
  unauthenticated: { de: 'Er kennt sie nicht oder nicht mehr.', en: 'It does not know her, or no longer.' },
  network: { de: 'Er war nicht zu erreichen.', en: 'It could not be reached.' },
}

/** As short as the drawing needs it. */
export const outcomeNotes: Readonly<Record<StartOutcome, Words>> = {
  accept: { de: 'Token gilt und wird erneuert', en: 'Token holds and is renewed' },
  end: { de: 'Diese Seite endet', en: 'This page ends' },
  reloadOrStop: { de: 'Neu laden, höchstens zweimal', en: 'Reload, twice at most' },
  tryLater: { de: 'Keine Verbindung, später wieder', en: 'No connection, try later' },
}

export const outcomeWords: Readonly<Record<StartOutcome, Words>> = {
  accept: { de: 'Das Token wird behalten und erneuert.', en: 'The token is kept and renewed.' },
  end: {
    de: 'Das Token bleibt für die anderen Tabs; diese Seite endet oder fragt, wenn etwas eingetippt ist.',
    en: 'The token stays for the other tabs; this page ends, or asks when something was typed.',
  },
  reloadOrStop: {
    de: 'Die Seite lädt neu; beim dritten Mal innerhalb von 30 s steht dort stattdessen eine Schaltfläche.',
    en: 'The page loads anew; the third time within 30 s a button stands there instead.',
  },
  tryLater: {
    de: 'Es wird gesagt, dass keine Verbindung besteht, und mit einem neuen Adapter wieder versucht.',
    en: 'It is said that there is no connection, and tried again with a new adapter.',
  },
}
