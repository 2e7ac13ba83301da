import { readScript } from './readScript.ts'
import type { ScriptOrder } from './scriptOrder.ts'
import { scriptText } from './scriptText.ts'

/**
 * How the stored script stands to the points: `points` gives GDAL the points themselves where a grid of the fit is
 * needed, since GDAL does something else with them there.
 */
export type StoredScriptState = 'none' | 'same' | 'points' | 'outdated'

/** Judges by the names and options of the stored script: choosing others here says nothing about the points. */
export function storedScriptState(stored: string, order: ScriptOrder): StoredScriptState {
  if (stored === '') return 'none'
  const read = readScript(stored)
  const again = scriptText(read ? { ...order, files: read.files, options: read.options } : order)
  if (!again.ok) return 'outdated'
  if (again.text === stored) return 'same'
  const needsGrid = order.type !== 'projective' && readScript(again.text)?.isGrid === true
  return read && !read.isGrid && needsGrid ? 'points' : 'outdated'
}
