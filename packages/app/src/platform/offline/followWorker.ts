import { offered } from '../failures/newVersion.ts'
import { ownCaches, workerPath } from './worker/workerWords.ts'

/** How often an open page asks for a new release, in ms. */
const pause = 60 * 60_000

/** Offers the new release as soon as it waits beside the one that this page came from. */
function offerWaiting(registration: ServiceWorkerRegistration) {
  if (registration.waiting && navigator.serviceWorker.controller) offered.set(true)
}

/** @returns undefined where no worker is served, or none may be stored: the product works as before */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(workerPath).catch(() => serviceWorker.getRegistration())
  // Nothing of a worker that is served no more stays: the page may have asked for files while it gave up.
  if (!registration) for (const name of await caches.keys()) if (ownCaches.test(name)) await caches.delete(name)
  return registration
}

/**
 * Registers the worker that opens the product without a line, and offers its new releases: the person decides when, so
 * no unsaved work is lost. Pages without a manifest (stories, the template part) have none.
 * @returns stops asking for new releases
 */
export function followWorker(): () => void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return () => undefined
  if (!document.querySelector('link[rel=manifest]')) return () => undefined
  let timer: ReturnType<typeof setInterval> | undefined
  const follow = (registration: ServiceWorkerRegistration | undefined) => {
    if (!registration) return
    offerWaiting(registration)
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => offerWaiting(registration))
    })
    timer = setInterval(() => void registration.update().catch(() => undefined), pause)
    // Reports that wait to be sent must outlive a full disk.
    void navigator.storage?.persist?.().catch(() => undefined)
  }
  register().then(follow, () => undefined)
  return () => clearInterval(timer)
}
