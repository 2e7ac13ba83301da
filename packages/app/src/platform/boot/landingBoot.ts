import { cookie } from '../preferences/browserState.ts'
import { applyLook } from './applyLook.ts'
import { landingLanguage } from './landingLanguage.ts'

/** Runs in the head of /landing before anything is painted; the build writes it inline. */
function beginLanding() {
  const root = document.documentElement
  try {
    applyLook(root)
  } catch {
    // With blocked storage the page follows the system's colour scheme.
  }
  root.lang = landingLanguage(cookie('language'), navigator.languages)
}

beginLanding()
