/** The pages that keycloak-js loads into hidden frames. They say one word to the page around them. */

const statusScript = `
let known
addEventListener('message', async (event) => {
  if (event.origin !== location.origin || typeof event.data !== 'string') return
  const [clientId, sessionId = ''] = event.data.split(' ')
  if (known !== clientId) {
    const query = new URLSearchParams({ client_id: clientId, origin: event.origin })
    const answer = await fetch('login-status-iframe.html/init?' + query).catch(() => undefined)
    if (answer === undefined || answer.status !== 204) return event.source.postMessage('error', event.origin)
    known = clientId
  }
  const cookie = document.cookie.split('; ').find((entry) => entry.startsWith('KEYCLOAK_SESSION='))
  const current = decodeURIComponent((cookie || '').split('=')[1] || '').split('/')[2] || ''
  event.source.postMessage(current === sessionId ? 'unchanged' : 'changed', event.origin)
})`

const stepOneScript = `
document.cookie = 'KEYCLOAK_3P_COOKIE=1; path=/realms/; samesite=lax'
location.replace('step2.html')`

const stepTwoScript = `
const supported = document.cookie.includes('KEYCLOAK_3P_COOKIE=1')
document.cookie = 'KEYCLOAK_3P_COOKIE=; path=/realms/; max-age=0'
parent.postMessage(supported ? 'supported' : 'unsupported', location.origin)`

export interface FramePage {
  html: string
  script: string
}

const page = (script: string): FramePage => ({
  html: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Waldkerf</title></head><body><script>${script}</script></body></html>\n`,
  script,
})

/** By address below the protocol path. */
export const framePages: ReadonlyMap<string, FramePage> = new Map([
  ['/login-status-iframe.html', page(statusScript)],
  ['/3p-cookies/step1.html', page(stepOneScript)],
  ['/3p-cookies/step2.html', page(stepTwoScript)],
])
