import { readScript } from './readScript.ts'
import type { ScriptOrder } from './scriptOrder.ts'
import { scriptText } from './scriptText.ts'

/**
 * The stored script compared with the points. `points`: it gives GDAL the points themselves where a grid of the fit is
 * needed, because GDAL would warp them differently.
 */
export type StoredScriptState = 'none' | 'same' | 'points' | 'outdated'

/** Compares with the file names and options of the stored script, because only changed points make it outdated. */
export function storedScriptState(stored: string, order: ScriptOrder): StoredScriptState {
  if (stored === '') return 'none'
  const read = readScript(stored)
  const again = scriptText(read ? { ...order, files: read.files, options: read.options } : order)
  if (!again.ok) return 'outdated'
  if (again.text === stored) return 'same'
  const needsGrid = order.type !== 'projective' && readScript(again.text)?.isGrid === true
  return read && !read.isGrid && needsGrid ? 'points' : 'outdated'
}
