/** Whether the page is in the window of its own that an installed product has; iPhones have their own word for it. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true
