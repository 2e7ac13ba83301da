/** The part of a service worker's global scope that ours uses: the DOM's types know pages alone. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { get: (id: string) => Promise<WindowClient | undefined> }
  skipWaiting: () => Promise<void>
  addEventListener: <K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void) => void
}

interface WindowClient {
  readonly url: string
  navigate: (url: string) => Promise<unknown>
}

interface WorkerEvents {
  install: Event & { waitUntil: (work: Promise<unknown>) => void }
  message: MessageEvent<unknown>
}
