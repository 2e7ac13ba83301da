import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * When the last backup was complete: each touches a file beside the scans (docs/operations.md 'Backup and restore').
 * @param scans their folder
 */
export const lastBackup = (scans: string): Promise<Date | undefined> =>
  stat(join(scans, '.last-backup')).then(
    ({ mtime }) => mtime,
    () => undefined,
  )
