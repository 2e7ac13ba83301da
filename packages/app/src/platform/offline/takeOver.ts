import { takeOver } from './worker/workerWords.ts'

/** How long a new release has to arrive, in ms. */
const patience = 20_000

/** Resolves when the worker is installed and waits, or is gone. */
const whenWaiting = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve()
    }
    worker.addEventListener('statechange', look)
    look()
  })

const whenControlled = () =>
  new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })

/** Lets the newest release of the worker take over, if there is a newer one than this page's. */
export async function takeOverNow(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  const work = async () => {
    await registration.update()
    if (registration.installing) await whenWaiting(registration.installing)
    if (!registration.waiting) return
    const controlled = whenControlled()
    registration.waiting.postMessage(takeOver, [])
    await controlled
  }
  await Promise.race([work(), new Promise((resolve) => setTimeout(resolve, patience))])
}
