import { applyLook } from './applyLook.ts'
import { endBlocked } from './blockedStorage.ts'
import { keepEarlyKeys } from './earlyKeys.ts'
import { sayOfflineEarly } from './earlyOffline.ts'

/**
 * The template part's boot script, inline in its page's head: applies the look that both parts share, hides the frame
 * on pages without one, and until the frame's later parts are loaded handles shortcuts and a lost connection.
 */
const root = document.documentElement

function begin() {
  applyLook(root)
  sayOfflineEarly()
  if (/(?<!\/error)\/(login|auth-redirect|401|404|pdf\/download)\/?$/.test(location.pathname)) root.dataset['bare'] = ''
  else keepEarlyKeys()
}

if (!endBlocked(root)) begin()
