import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { safeTarget } from './session/redirectTarget.ts'

/** /landing: 'Weiter zur Anwendung' leads to the asked path; it and 'Fund melden' are remembered for the browser's session. */
const target = safeTarget(new URLSearchParams(location.search).get('to'), productRoutes, location.origin)
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-continue]')) link.href = target
for (const link of document.querySelectorAll('a[data-leaves]')) {
  link.addEventListener('click', () => sessionStorage.setItem('waldkerf.landingSeen', '1'))
}
