import type { Fault } from '../fault.ts'

const beetles = 'packages/domain/src/beetles'
const pending = 'packages/domain/src/pending'
const review = 'packages/ui/src/screens/gis/review'

/** Sightings, their review, and texts that are compared. */
export const reviewFaults: readonly Fault[] = [
  {
    name: 'decision-sent-at-once',
    file: `${pending}/pendingRunner.ts`,
    find: 'wait: number = undoTime',
    replace: 'wait: number = Math.min(undoTime, 1)',
    noticedBy: { project: 'unit', file: `${pending}/pendingRunner.test.ts` },
  },
  {
    name: 'decision-on-the-wire-sent-again',
    file: `${pending}/pendingQueue.ts`,
    find: "if (!entry || entry.state === 'sending') return queue",
    replace: 'if (!entry) return queue',
    noticedBy: { project: 'unit', file: `${pending}/pendingQueue.test.ts` },
  },
  {
    name: 'published-record-withdrawn-without-a-message',
    file: `${beetles}/transitions.ts`,
    find: 'needsMessage(to) && isBlank(message)',
    replace: "needsMessage(to) && from !== 'published' && isBlank(message)",
    noticedBy: { project: 'unit', file: `${beetles}/transitions.test.ts` },
  },
  {
    name: 'picture-taken-west-of-greenwich-lies-east',
    file: `${beetles}/pictures/exif.ts`,
    find: "side(gpsTags.lonSide, 'W')",
    replace: "side(gpsTags.lonSide, 'S')",
    noticedBy: { project: 'unit', file: `${beetles}/pictures/exif.test.ts` },
  },
  {
    name: 'search-misses-decomposed-umlauts',
    file: 'packages/domain/src/texts/compared.ts',
    find: "text.normalize('NFC').toLowerCase()",
    replace: 'text.toLowerCase()',
    noticedBy: { project: 'unit', file: 'packages/domain/src/users/users.test.ts' },
  },
  {
    name: 'sort-order-without-a-locale',
    file: 'packages/ui/src/parts/DataTable/order/textRanks.ts',
    find: 'return one < other ? -1 : 1',
    replace: 'return texts[a]! < texts[b]! ? -1 : 1',
    noticedBy: { project: 'unit', file: 'packages/ui/src/parts/DataTable/order/textRanks.test.ts' },
  },
  {
    name: 'queue-with-the-newest-first',
    file: `${beetles}/queue.ts`,
    find: 'a.since - b.since',
    replace: 'b.since - a.since',
    noticedBy: { project: 'unit', file: `${beetles}/filter/filterBeetles.test.ts` },
  },
  {
    name: 'answers-last-in-the-queue-of-the-database',
    file: 'packages/service/src/sql/rules/beetles/windows.sql',
    find: "'{k.beantwortet,not k.beantwortet}'",
    replace: "'{not k.beantwortet,k.beantwortet}'",
    noticedBy: { project: 'service', file: 'packages/service/src/contract/beetles/conversation.test.ts' },
  },
  {
    name: 'stored-decision-not-opened-again',
    file: `${review}/decide/useTakeBack.ts`,
    find: 'if (!isQuietStep(decision.status)) setStored',
    replace: 'if (isQuietStep(decision.status)) setStored',
    noticedBy: { project: 'stories', file: 'packages/ui/src/screens/gis/examples/Reviewing.stories.tsx' },
  },
  {
    name: 'reporter-not-told-that-a-decision-is-taken-back',
    file: `${review}/decide/useDecisions.ts`,
    find: 'message: reopenedWords }',
    replace: 'message: row.message || reopenedWords }',
    noticedBy: { project: 'stories', file: 'packages/ui/src/screens/gis/examples/Reviewing.stories.tsx' },
  },
]
