import { cookie } from '../preferences/browserState.ts'
import { applyLook } from './applyLook.ts'
import { landingLanguage } from './landingLanguage.ts'

/** Runs in the head of /landing before anything is painted; the build writes it inline. */
function beginLanding() {
  const root = document.documentElement
  try {
    applyLook(root)
  } catch {
    // A browser that keeps nothing shows the page as the system looks.
  }
  root.lang = landingLanguage(cookie('language'), navigator.languages)
}

beginLanding()
