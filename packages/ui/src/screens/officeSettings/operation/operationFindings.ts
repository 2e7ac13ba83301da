import type { Operation, ScanRoom } from '@waldkerf/domain/entities/office/operations'

/** When the last backup was complete, and when that was asked, in milliseconds since the epoch. */
export interface LastBackup {
  /** Undefined where no backup has ever told. */
  since: string | undefined
  asked: number
}

const hour = 3_600_000
/** A nightly backup is older than this only when one is missing or late. */
const mostHours = 26

/** From these shares on room is scarce, and full but for a rest. */
export const scarce = 0.8
export const nearlyFull = 0.95

/** Bytes that scans take or are promised, and all that they may take. */
export const scanShare = ({ belegt, zugesagt, grenze, frei }: ScanRoom) => {
  const used = belegt + zugesagt
  return { used, most: Math.min(grenze, used + Math.max(0, frei)) }
}

export const usedShare = ({ used, most }: { used: number; most: number }) => (most === 0 ? 1 : Math.min(1, used / most))

/** Something about the operation that somebody has to see to. */
export type OperationFinding =
  | { kind: 'noBackup' }
  /** Hours since the last one was complete, at `since`. */
  | { kind: 'oldBackup'; hours: number; since: string }
  /** Mails that no mail server took for an hour. */
  | { kind: 'stuck'; count: number; since: string }
  /** A document that did not arrive. */
  | { kind: 'document'; to: string }
  | { kind: 'room'; part: 'pictures' | 'scans'; share: number }

interface Known {
  backup: LastBackup | undefined
  operation: (Operation & { asked: number }) | undefined
  scanRoom: ScanRoom | undefined
  /** Address of the document whose mail did not arrive, where there is one. */
  document: string | undefined
}

/** All that is not well with the operation, the gravest first. What is not known is not judged. */
export function operationFindings({ backup, operation, scanRoom, document }: Known): OperationFinding[] {
  const age = backup?.since === undefined ? 0 : backup.asked - Date.parse(backup.since)
  const { mails, asked, bilder, bilder_grenze } = operation ?? {}
  const rooms = [
    { part: 'pictures' as const, of: bilder_grenze && { used: bilder ?? 0, most: bilder_grenze } },
    { part: 'scans' as const, of: scanRoom && scanShare(scanRoom) },
  ]
  return [
    ...(backup && backup.since === undefined ? [{ kind: 'noBackup' } as const] : []),
    ...(backup?.since !== undefined && age > mostHours * hour
      ? [{ kind: 'oldBackup', hours: Math.floor(age / hour), since: backup.since } as const]
      : []),
    ...(mails?.seit && asked !== undefined && mails.wartend > 0 && asked - Date.parse(mails.seit) > hour
      ? [{ kind: 'stuck', count: mails.wartend, since: mails.seit } as const]
      : []),
    ...(document === undefined ? [] : [{ kind: 'document', to: document } as const]),
    ...rooms.flatMap(({ part, of }) =>
      of && usedShare(of) >= scarce ? [{ kind: 'room', part, share: usedShare(of) } as const] : [],
    ),
  ]
}
